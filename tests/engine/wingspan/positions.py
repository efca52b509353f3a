"""A small vocabulary for rule tests: set a game up, lay out what lies on the table, answer in notation, look.

    table = duet(goals=("tokens_in_forest", None, None, None)).draws("A04")
    assert table.told(FaceDownTaken) == [FaceDownTaken("draw")]

Nothing is shuffled: her deck is A01, A02, ... and a special card; goals and bonus cards come in the order of the
components. Every position is written and read back before it is played on, so each test also resumes there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from engine.contract import Decision, Illegal, Item
from engine.wingspan import wingspan
from engine.wingspan.actions import Setup, Turn, WingspanAction
from engine.wingspan.chapters.refusals import REFUSALS
from engine.wingspan.events import WingspanEvent
from engine.wingspan.facts import OwnToken, Scan, TurnFact
from engine.wingspan.names import BOXES
from engine.wingspan.position import WingspanPosition
from engine.wingspan.views.view import WingspanView

E = TypeVar("E", bound=WingspanEvent)
SEAT, AUTOMA = "red", "blue"
COMPONENTS = wingspan.components()


class Fixed:
    """Chance without surprise: shuffles leave the order as it is."""

    def __init__(self) -> None:
        self.shuffled: list[tuple[str, list[Any]]] = []

    def shuffle(self, name: str, items: Sequence[Item]) -> list[Item]:
        return self.deal(name, items, len(items))

    def deal(self, name: str, items: Sequence[Item], count: int) -> list[Item]:
        self.shuffled.append((name, list(items)[:count]))
        return list(items)[:count]

    def die(self, sides: int) -> int:
        raise AssertionError("the bot rolls no dice")


class Table:
    """A table with the Automa, on the test's table."""

    def __init__(self, position: WingspanPosition) -> None:
        self.position = position
        self.events: list[WingspanEvent] = []
        """What the last entry brought."""
        self.chance = Fixed()
        """The chance of the last entry."""

    # -- laying out -----------------------------------------------------------------------------------------------

    def in_round(self, number: int) -> Table:
        """Let a later round begin now: cards are removed, goals scored with 0 against whatever she has."""
        position = self.position
        gone = tuple(card for card in ("A01", "A02", "A03")[: number - 1])
        position.removed = gone
        position.deck = tuple(card for card in position.deck if card not in gone)
        position.counts = (None if position.duet else 0,) * (number - 1)
        position.round = number
        return self

    def tokens(self, hers: str = "", yours: str = "") -> Table:
        """Lay tokens on spaces; hers as if placed in turns of this round with cards that do nothing else."""
        for space in hers.split():
            number = len(self.position.this_round) + 1
            scan = Scan("top_left", "pink", 2, "first_free", space=space)
            self.position.turns += (TurnFact(self.position.round, number, "A06", (), scan),)
        self.position.own_tokens += tuple(OwnToken(space, self.position.round) for space in yours.split())
        return self

    def on_top(self, card: str) -> Table:
        """Let a card be the next that she draws."""
        assert card in self.position.deck, self.position.deck
        self.position.deck = (card, *(each for each in self.position.deck if each != card))
        return self

    # -- playing --------------------------------------------------------------------------------------------------

    def does(self, action: str | WingspanAction) -> Table:
        """Take an action, in notation or not."""
        read = wingspan.parse(action) if isinstance(action, str) else action
        data = self.position.to_data()
        components = data.pop("components")
        self.position = wingspan.position_from_data({"components": components, **json.loads(json.dumps(data))})
        self.chance = Fixed()
        outcome = wingspan.apply(self.position, SEAT, read, self.chance)
        self.position, self.events = outcome.position, outcome.events
        return self

    def draws(self, card: str, tray: str | None = None) -> Table:
        """Let her draw a card; `tray` is what is then answered about the tray ("none", "4,5")."""
        self.on_top(card).does(Turn())
        return self if tray is None else self.does(f"tray {self.position.round}.{len(self.position.this_round)} {tray}")

    def finish_round(self, tray: str = "none") -> Table:
        """Let her take all turns that are left in this round."""
        while self.position.phase == "turns":
            self.does(Turn())
            if self.position.open_tray is not None:
                self.does(f"tray {self.position.round}.{len(self.position.this_round)} {tray}")
        return self

    def finish(self, count: int = 0) -> Table:
        """Play on to the person's score."""
        while self.position.phase != "score":
            self.finish_round()
            number = self.position.round
            self.does(f"goal {number}" if self.position.duet else f"goal {number} {count}")
        return self

    def refuses(self, action: str | WingspanAction, rule_id: str, reason: str, /, **facts: Any) -> Table:
        """Hold that an action is refused on a rule, with facts as the table of refusals says."""
        read = wingspan.parse(action) if isinstance(action, str) else action
        with pytest.raises(Illegal) as refusal:
            wingspan.apply(self.position, SEAT, read, Fixed())
        assert (refusal.value.rule_id, refusal.value.reason) == (rule_id, reason)
        assert set(refusal.value.facts) == set(REFUSALS[reason].facts)
        assert rule_id in REFUSALS[reason].rules
        for name, value in facts.items():
            assert refusal.value.facts[name] == value
        return self

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def view(self) -> WingspanView:
        return wingspan.view(self.position, SEAT)

    @property
    def asked(self) -> Decision:
        (decision,) = wingspan.decisions(self.position)
        return decision

    def told(self, kind: type[E]) -> list[E]:
        """Give the events of a kind that the last entry brought."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def kinds(self) -> list[str]:
        """The types of the events of the last entry."""
        return [event.type for event in self.events]


def unset() -> Table:
    """Give a game before its setup."""
    return Table(wingspan.start((SEAT,), {}, COMPONENTS, Fixed()).position)


def game(**choices: Any) -> Table:
    """Give a game set up with these choices, all boxes owned."""
    return unset().does(Setup(**{"boxes": BOXES, "special": None, **choices}))


def duet(*goals: str | None, **choices: Any) -> Table:
    """Give a game of Duet with these goals in the first rounds, the others drawn."""
    return game(mode="duet", goals=_four(goals), **choices)


def green(*goals: str | None, **choices: Any) -> Table:
    """Give a game with base goals on the green side."""
    return game(mode="green", goals=_four(goals), **choices)


def blue(*goals: str | None, **choices: Any) -> Table:
    """Give a game with base goals on the blue side."""
    return game(mode="blue", goals=_four(goals), **choices)


def _four(goals: Sequence[str | None]) -> tuple[str | None, str | None, str | None, str | None]:
    one, two, three, four = (*goals, None, None, None, None)[:4]
    return one, two, three, four
