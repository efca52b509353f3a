"""What has been chosen in a panel so far, and its short text, which travels in buttons instead of any state.

The text is read strictly: only what `Drafts.write` gives is read back, everything else is Unreadable. Names are
written as their place in the game's components, so that it stays within `bot.games.contract.DRAFT_LENGTH`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import ascii_lowercase, digits

from bot.games.drafting import read_strictly
from engine.moa.chapters.payment import Payment, is_points
from engine.moa.components import Components

_DIGITS = digits + ascii_lowercase
WHY_NOT = "why_not"
"""No action: the page that tells why actions are impossible."""
_KINDS = {
    "place_birds": "p",
    "place_leader": "l",
    "attack": "a",
    "sell_land": "s",
    "buy_karakia": "b",
    "pass": "n",
    "end_turn": "e",
    "move": "m",
    "stronghold": "h",
    "draw_one": "d",
    "exchange_three": "x",
    "discard": "c",
    "defend": "f",
    "decline": "z",
    "neutral_birds": "u",
    "neutral_leader": "v",
    "neutral_skip": "w",
    WHY_NOT: "y",
}
_BY_CODE = {code: kind for kind, code in _KINDS.items()}


@dataclass(frozen=True, slots=True)
class Draft:
    """An action in the making; None is what has not been chosen yet. Without a kind: the panel's first page."""

    kind: str = ""
    """The action's type, as in the record, or WHY_NOT."""
    territory: int | None = None
    """Of a move: from where."""
    anywhere: bool = False
    """Whether an any-territory tile is spent."""
    what: tuple[str, ...] = ()
    """The mammal of a sale, the tiles of a purchase."""
    target: int | None = None
    """Of a move: to where."""
    birds: int | None = None
    payment: Payment | None = None
    bird_payment: Payment | None = None
    """Of an attack where birds are paid apart (W2)."""


class Drafts:
    """Writes and reads drafts of one game's components."""

    def __init__(self, components: Components) -> None:
        self.territories = components.territories
        self.birds = sorted(components.bird_cards)
        self.leader_tiles = sorted(name for name in components.icons if ":" in name and not is_points(name))
        self.things = [*sorted(components.mammals), *sorted(components.karakia_tiles)]

    # -- writing --------------------------------------------------------------------------------------------------

    def write(self, draft: Draft) -> str:
        """Give the text of a draft; "" for the first page."""
        if not draft.kind:
            return ""
        parts = [
            _KINDS[draft.kind],
            _optional(draft.territory) + ("x" if draft.anywhere else ""),
            "".join(_DIGITS[self.things.index(thing)] for thing in draft.what),
            _optional(draft.target),
            _optional(draft.birds),
            self.write_payment(draft.payment) if draft.payment is not None else "",
            self.write_payment(draft.bird_payment) if draft.bird_payment is not None else "",
        ]
        return ".".join(parts).rstrip(".")

    def write_payment(self, payment: Payment) -> str:
        """Give the text of a payment: cards, leader tiles and two-fight tiles, by their counts."""
        cards = _counts(payment.cards, self.birds)
        tiles = _counts(payment.leader_tiles, self.leader_tiles)
        return f"{cards}_{tiles}_{_DIGITS[payment.two_fight]}"

    # -- reading --------------------------------------------------------------------------------------------------

    def read(self, text: str) -> Draft:
        """Read a draft; raise Unreadable for anything that was not written here."""
        return read_strictly(text, self._read, self.write)

    def _read(self, text: str) -> Draft:
        if not text:
            return Draft()
        parts = text.split(".")
        code, territory, what, target, birds, payment, bird_payment = parts + [""] * (7 - len(parts))
        if territory == "x":
            raise ValueError(text)
        return Draft(
            kind=_BY_CODE[code],
            territory=self._territory(territory.removesuffix("x")),
            anywhere=territory.endswith("x"),
            what=tuple(self.things[_DIGITS.index(each)] for each in what),
            target=self._territory(target),
            birds=int(birds) if birds else None,
            payment=self.read_payment(payment) if payment else None,
            bird_payment=self.read_payment(bird_payment) if bird_payment else None,
        )

    def _territory(self, text: str) -> int | None:
        if not text:
            return None
        if int(text) not in self.territories:
            raise ValueError(text)
        return int(text)

    def read_payment(self, text: str) -> Payment:
        """Read a payment; raises ValueError or IndexError where it is none."""
        cards, tiles, two_fight = text.split("_")
        return Payment(_names(cards, self.birds), _names(tiles, self.leader_tiles), _DIGITS.index(two_fight))


def _optional(number: int | None) -> str:
    return "" if number is None else str(number)


def _counts(names: Iterable[str], order: Sequence[str]) -> str:
    counts = Counter(names)
    return "".join(_DIGITS[counts[name]] for name in order).rstrip("0")


def _names(counts: str, order: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name, count in zip(order, counts, strict=False) for _ in range(_DIGITS.index(count)))
