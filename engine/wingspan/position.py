"""The whole state of a table with the Automa.

It holds only what was drawn and what was told: the setup, the deck, one fact a turn, tokens, reactions, counts. The
chapters count the rest from these (tally, powers, goals, scoring), so that an answer given anew changes all that
follows from it. Everything is a tuple or a value, never changed in place, so a copy costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from engine.codec import Derived, StoredPosition
from engine.contract import JsonObject, Seat
from engine.wingspan.actions import Score, Setup
from engine.wingspan.facts import OwnToken, ReactionFact, TurnFact
from engine.wingspan.names import RESET, ROUNDS
from engine.wingspan.rules import Rules, rules_for

PHASES = ("setup", "turns", "goal", "score", "finished")


def _rules(components: JsonObject) -> Rules:
    return rules_for(components, {})


@dataclass(slots=True)
class WingspanPosition(StoredPosition):
    """The whole state; what is asked follows from it."""

    rules: Annotated[Rules, Derived(_rules, {"components": "data"})]
    seat: Seat
    automa: Seat
    """Its colour (WA8)."""
    phase: str = "setup"
    setup: Setup | None = None
    bonus_card: str | None = None
    """The Automa's (WA10)."""
    goals: tuple[str, ...] = ()
    """Of the four rounds."""
    round: int = 0
    """1 to 4; 0 before the setup."""
    deck: tuple[str, ...] = ()
    """The next card first."""
    removed: tuple[str, ...] = ()
    """WA46: the cards that left the game, in order."""
    turns: tuple[TurnFact, ...] = ()
    own_tokens: tuple[OwnToken, ...] = ()
    """The person's, in the order in which they were placed."""
    reactions: tuple[ReactionFact, ...] = ()
    counts: tuple[int | None, ...] = ()
    """One for each goal scored: the person's number, None in Duet."""
    score: Score | None = None

    @property
    def told(self) -> Setup:
        """The setup, where it is certain that there is one."""
        assert self.setup is not None  # noqa: S101  (asked for first)
        return self.setup

    @property
    def duet(self) -> bool:
        """Whether it is played with the Duet map (WA5)."""
        return self.setup is not None and self.setup.mode == "duet"

    @property
    def goal(self) -> str:
        """The goal of this round."""
        return self.goals[self.round - 1]

    @property
    def this_round(self) -> tuple[TurnFact, ...]:
        """Its turns of this round so far."""
        return tuple([turn for turn in self.turns if turn.round == self.round])

    @property
    def current(self) -> str | None:
        """Its current card; a new round has none (WS1)."""
        return self.turns[-1].card if self.turns and self.turns[-1].round == self.round else None

    @property
    def turns_in_round(self) -> int:
        """How many turns it takes in this round; 0 before the setup."""
        return self.rules.components.turns_per_round[self.round - 1] if self.round in ROUNDS else 0

    @property
    def open_tray(self) -> TurnFact | None:
        """Its last turn, while the tray is asked for (WA18)."""
        last = self.turns[-1] if self.turns else None
        return last if last is not None and last.points is None and self.plays(last) else None

    def plays(self, turn: TurnFact) -> bool:
        """Whether its action of a turn was to play a bird."""
        return self.rules.section(turn.card, turn.round).action == "play_bird"

    @property
    def asked(self) -> str | None:
        """The kind of decision that the person is asked; None when the game is over."""
        if self.phase == "turns":
            return "turn" if self.open_tray is None else "tray"
        return None if self.phase == "finished" else self.phase

    def automa_tokens(self, until: int = ROUNDS[-1]) -> tuple[str, ...]:
        """Return the spaces of its Duet tokens, those of the rounds up to `until`."""
        scans = [turn.scan for turn in self.turns if turn.scan is not None and turn.round <= until]
        return tuple([scan.space for scan in scans if scan.space is not None])

    def your_tokens(self, until: int = ROUNDS[-1]) -> tuple[str, ...]:
        """Return the spaces of the person's tokens on the map, those that count in round `until`."""
        return tuple([token.space for token in self.own_tokens if token.round <= until and token.space != RESET])
