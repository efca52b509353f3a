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

from collections.abc import Callable

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
from engine.moa.formats.reader import Reader

# -- writing --------------------------------------------------------------------------------------------------------


def write(action: MoaAction) -> str:
    """Return an action as text."""
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
    reader = Reader(text)
    verb = reader.word(*_VERBS)
    action = _VERBS[verb](reader)
    reader.end()
    return action


def _place(reader: Reader) -> MoaAction:
    birds = reader.number("how many birds")
    if not reader.may("birds"):
        reader.may("bird")
    reader.word("at")
    territory = reader.number("a territory")
    paid = reader.paid()
    return PlaceBirds(territory, birds, paid.cards, paid.leader_tiles, reader.may("anywhere"))


def _leader(reader: Reader) -> MoaAction:
    reader.word("at")
    territory = reader.number("a territory")
    paid = reader.paid()
    return PlaceLeader(territory, paid.cards, paid.leader_tiles, reader.may("anywhere"))


def _attack(reader: Reader) -> MoaAction:
    territory = reader.number("a territory")
    birds = reader.number("how many birds") if reader.may("placing") else 0
    paid = reader.paid(two_fight=True)
    bird_cards, bird_tiles = reader.apart()
    return Attack(territory, birds, *paid, reader.may("anywhere"), bird_cards, bird_tiles)


def _sell(reader: Reader) -> MoaAction:
    territory = reader.number("a territory")
    reader.word("to")
    mammal = reader.name("a mammal")
    paid = reader.paid()
    return SellLand(territory, mammal, paid.cards, paid.leader_tiles, reader.may("anywhere"))


def _buy(reader: Reader) -> MoaAction:
    tiles = tuple(reader.names("a karakia tile"))
    paid = reader.paid()
    return BuyKarakia(tiles, paid.cards, paid.leader_tiles)


def _move(reader: Reader) -> MoaAction:
    birds = reader.number("how many birds")
    reader.word("from")
    source = reader.number("a territory")
    reader.word("to")
    return Move(source, reader.number("a territory"), birds)


def _stronghold(reader: Reader) -> MoaAction:
    reader.word("at")
    return Stronghold(reader.number("a territory"))


def _discard(reader: Reader) -> MoaAction:
    return Discard(tuple(reader.names("a card")) if reader.token.kind != "end" else ())


def _defend(reader: Reader) -> MoaAction:
    return Defend(*reader.paid(two_fight=True))


def _neutral(reader: Reader) -> MoaAction:
    if reader.may("leader"):
        reader.word("at")
        return NeutralLeader(reader.number("a territory"))
    birds = reader.number("how many birds, or 'leader'")
    reader.word("at")
    return NeutralBirds(reader.number("a territory"), birds)


def _words(action: type[MoaAction]) -> Callable[[Reader], MoaAction]:
    """Return a reader of an action that is nothing but words."""
    _, *others = _WORDS[action].split()

    def reading(reader: Reader) -> MoaAction:
        for word in others:
            reader.word(word)
        return action()

    return reading


_VERBS: dict[str, Callable[[Reader], MoaAction]] = {
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
