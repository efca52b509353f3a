"""Actions as text that people can type, and back ("place 3 at 5 with pukeko, honour:2 anywhere").

    place N at T PAID [anywhere]              leader at T PAID [anywhere]
    attack T placing N PAID [then LIST | then nothing] [anywhere]
    sell T to MAMMAL PAID [anywhere]          buy TILE, TILE PAID
    defend PAID        decline                pass        end turn
    move N from T to T     stronghold at T    draw one    exchange three    discard LIST
    neutral N at T         neutral leader at T            skip

PAID is [with LIST] [using N two-fight]; a LIST names cards and leader tiles, with commas: "kea, 2 tui, fight:2". What
stands after "then" pays for the birds of an attack where icons are paid apart (switch W2). Reading forgives case,
spaces, counts, and blanks in names; writing sorts and repeats names.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from engine.contract import Unreadable
from engine.moa.actions import (
    Attack,
    BuyKarakia,
    Decline,
    Defend,
    Discard,
    DrawOne,
    EndTurn,
    ExchangeThree,
    MoaAction,
    Move,
    NeutralBirds,
    NeutralLeader,
    NeutralSkip,
    Pass,
    PlaceBirds,
    PlaceLeader,
    SellLand,
    Stronghold,
)
from engine.moa.components import RESERVED as KEYWORDS
from engine.moa.payment import Payment

_TOKEN = re.compile(r"\s*(?:(?P<number>\d+)|(?P<name>[^\W\d][\w'’-]*(?:\s*:\s*\d+)?)|(?P<mark>\S))")
_LONGEST = 2000
"""Characters of a notation; far more than any hand needs."""
_MOST = 99
"""The largest count in front of a name."""


class NotationError(Unreadable):
    """A text that is no action: what was found where, and what was expected there."""

    def __init__(self, column: int, found: str, expected: str) -> None:
        super().__init__(f"at character {column}: found {found or 'the end'}, expected {expected}")
        self.column = column
        """From 1."""
        self.found = found
        """Empty at the end of the text."""
        self.expected = expected


# -- writing --------------------------------------------------------------------------------------------------------


def write(action: MoaAction) -> str:
    """Give an action as text."""
    match action:
        case PlaceBirds():
            return f"place {action.birds} at {action.territory}{_paid(action)}"
        case PlaceLeader():
            return f"leader at {action.territory}{_paid(action)}"
        case Attack():
            return f"attack {action.territory} placing {action.birds}{_paid(action)}"
        case SellLand():
            return f"sell {action.territory} to {action.mammal}{_paid(action)}"
        case BuyKarakia():
            return f"buy {', '.join(action.tiles)}{_paid(action)}"
        case Defend():
            return f"defend{_paid(action)}"
        case Discard():
            return f"discard {', '.join(action.cards)}".rstrip()
        case _:
            return _write_plain(action)


def _write_plain(action: MoaAction) -> str:
    match action:
        case Move():
            return f"move {action.birds} from {action.source} to {action.target}"
        case Stronghold():
            return f"stronghold at {action.territory}"
        case NeutralBirds():
            return f"neutral {action.birds} at {action.territory}"
        case NeutralLeader():
            return f"neutral leader at {action.territory}"
        case _:
            return _WORDS[type(action)]


_WORDS: dict[type[MoaAction], str] = {
    Pass: "pass",
    EndTurn: "end turn",
    DrawOne: "draw one",
    ExchangeThree: "exchange three",
    Decline: "decline",
    NeutralSkip: "skip",
}


def _paid(action: PlaceBirds | PlaceLeader | Attack | SellLand | BuyKarakia | Defend) -> str:
    text = ""
    if names := action.cards + action.leader_tiles:
        text += f" with {', '.join(names)}"
    if isinstance(action, Attack | Defend) and action.two_fight:
        text += f" using {action.two_fight} two-fight"
    if isinstance(action, Attack) and action.bird_cards is not None and action.bird_leader_tiles is not None:
        text += f" then {', '.join(action.bird_cards + action.bird_leader_tiles) or 'nothing'}"
    if not isinstance(action, BuyKarakia | Defend) and action.any_territory:
        text += " anywhere"
    return text


# -- reading --------------------------------------------------------------------------------------------------------


def read(text: str) -> MoaAction:
    """Read an action; raise NotationError with the place and what was expected there."""
    reader = _Reader(text)
    verb = reader.word(*_VERBS)
    action = _VERBS[verb](reader)
    reader.end()
    return action


class _Token(NamedTuple):
    kind: str
    text: str
    column: int


def _token(match: re.Match[str]) -> _Token:
    kind = str(match.lastgroup)
    text = re.sub(r"[\s'’]", "", match[kind]).replace("-", "_").lower()
    return _Token(kind, text if kind == "name" else match[kind], match.start(kind) + 1)


class _Reader:
    """Takes a text apart, word by word."""

    def __init__(self, text: str) -> None:
        if len(text) > _LONGEST:
            raise NotationError(_LONGEST, "more", f"at most {_LONGEST} characters")
        self._tokens = [_token(match) for match in _TOKEN.finditer(text)]
        self._tokens.append(_Token("end", "", len(text.rstrip()) + 1))
        self._next = 0

    @property
    def token(self) -> _Token:
        return self._tokens[self._next]

    def fail(self, expected: str) -> NotationError:
        return NotationError(self.token.column, repr(self.token.text) if self.token.text else "", expected)

    def take(self) -> str:
        self._next += 1
        return self._tokens[self._next - 1].text

    def word(self, *words: str) -> str:
        """Take one of these words."""
        if self.token.kind != "name" or self.token.text not in words:
            raise self.fail(" or ".join(repr(word) for word in words))
        return self.take()

    def may(self, word: str) -> bool:
        """Take this word, if it comes next."""
        if self.token.text != word:
            return False
        self.take()
        return True

    def number(self, what: str) -> int:
        if self.token.kind != "number" or len(self.token.text) > 9:
            raise self.fail(f"a number ({what})")
        return int(self.take())

    def end(self) -> None:
        self.may(".")
        if self.token.kind != "end":
            raise self.fail("nothing more")

    def name(self, what: str) -> str:
        """Take a name; several words in a row are one."""
        words = []
        while self.token.kind == "name" and self.token.text not in KEYWORDS:
            words.append(self.take())
        if not words:
            raise self.fail(what)
        return "_".join(words)

    def names(self, what: str) -> list[str]:
        """Take names with commas between, each with a count in front if that is not 1."""
        names: list[str] = []
        while True:
            count = 1
            if self.token.kind == "number":
                count = self.number("how many")
                if not 1 <= count <= _MOST:
                    self._next -= 1
                    raise self.fail(f"a number from 1 to {_MOST}")
            names += [self.name(what)] * count
            if not (self.may(",") or self.may("and")):
                return names

    def paid(self, two_fight: bool = False) -> Payment:
        """Take what is paid."""
        names = self.names("a card or a leader tile") if self.may("with") else []
        tiles = 0
        if two_fight and self.may("using"):
            tiles = self.number("two-fight tiles")
            self._two_fight()
        return self._payment(names, tiles)

    def _two_fight(self) -> None:
        if self.may("two_fight"):
            return
        self.word("two", "two_fight")
        self.word("fight")

    def apart(self) -> tuple[tuple[str, ...] | None, tuple[str, ...] | None]:
        """Take what pays for the birds, where that is said."""
        if not self.may("then"):
            return None, None
        if self.may("nothing"):
            return (), ()
        payment = self._payment(self.names("a card, a leader tile or 'nothing'"), 0)
        return payment.cards, payment.leader_tiles

    @staticmethod
    def _payment(names: list[str], two_fight: int) -> Payment:
        cards = tuple(name for name in names if ":" not in name)
        return Payment(cards, tuple(name for name in names if ":" in name), two_fight)


def _place(reader: _Reader) -> MoaAction:
    birds = reader.number("how many birds")
    if not reader.may("birds"):
        reader.may("bird")
    reader.word("at")
    territory = reader.number("a territory")
    paid = reader.paid()
    return PlaceBirds(territory, birds, paid.cards, paid.leader_tiles, reader.may("anywhere"))


def _leader(reader: _Reader) -> MoaAction:
    reader.word("at")
    territory = reader.number("a territory")
    paid = reader.paid()
    return PlaceLeader(territory, paid.cards, paid.leader_tiles, reader.may("anywhere"))


def _attack(reader: _Reader) -> MoaAction:
    territory = reader.number("a territory")
    birds = reader.number("how many birds") if reader.may("placing") else 0
    paid = reader.paid(two_fight=True)
    bird_cards, bird_tiles = reader.apart()
    return Attack(territory, birds, *paid, reader.may("anywhere"), bird_cards, bird_tiles)


def _sell(reader: _Reader) -> MoaAction:
    territory = reader.number("a territory")
    reader.word("to")
    mammal = reader.name("a mammal")
    paid = reader.paid()
    return SellLand(territory, mammal, paid.cards, paid.leader_tiles, reader.may("anywhere"))


def _buy(reader: _Reader) -> MoaAction:
    tiles = tuple(reader.names("a karakia tile"))
    paid = reader.paid()
    return BuyKarakia(tiles, paid.cards, paid.leader_tiles)


def _move(reader: _Reader) -> MoaAction:
    birds = reader.number("how many birds")
    reader.word("from")
    source = reader.number("a territory")
    reader.word("to")
    return Move(source, reader.number("a territory"), birds)


def _stronghold(reader: _Reader) -> MoaAction:
    reader.word("at")
    return Stronghold(reader.number("a territory"))


def _discard(reader: _Reader) -> MoaAction:
    return Discard(tuple(reader.names("a card")) if reader.token.kind != "end" else ())


def _defend(reader: _Reader) -> MoaAction:
    return Defend(*reader.paid(two_fight=True))


def _neutral(reader: _Reader) -> MoaAction:
    if reader.may("leader"):
        reader.word("at")
        return NeutralLeader(reader.number("a territory"))
    birds = reader.number("how many birds, or 'leader'")
    reader.word("at")
    return NeutralBirds(reader.number("a territory"), birds)


def _words(action: type[MoaAction]) -> Callable[[_Reader], MoaAction]:
    """Give a reader of an action that is nothing but words."""
    _, *others = _WORDS[action].split()

    def reading(reader: _Reader) -> MoaAction:
        for word in others:
            reader.word(word)
        return action()

    return reading


_VERBS: dict[str, Callable[[_Reader], MoaAction]] = {
    "place": _place,
    "leader": _leader,
    "attack": _attack,
    "sell": _sell,
    "buy": _buy,
    "move": _move,
    "stronghold": _stronghold,
    "discard": _discard,
    "defend": _defend,
    "neutral": _neutral,
    **{words.split()[0]: _words(action) for action, words in _WORDS.items()},
}
