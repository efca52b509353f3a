"""Events told in plain sentences: what belongs together shares a line, so that a round stays short in a channel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby, takewhile
from operator import attrgetter
from typing import Any, ClassVar

from bot.games.moa.phrases import Phrases
from bot.games.narration_base import NONE, Facts, Lines, message_id
from engine.moa import events as happened
from engine.moa.events import MoaEvent
from engine.moa.views.view import ScoringSheet

_SILENT = (happened.TurnBegan, happened.TurnEnded, happened.InstructionBegan, happened.DefenceAsked)
"""Told by what follows them, or by the prompt."""


class Narration(Phrases):
    """Tells Moa's events."""

    kinds = MoaEvent
    opens = (
        happened.GameStarted,
        happened.PeriodBegan,
        happened.RoundBegan,
        happened.WeaselDrawn,
        happened.TurnBegan,
        happened.PeriodScored,
        happened.GameEnded,
    )
    closes = (
        happened.RoundBegan,
        happened.Defended,
        happened.InvasionSucceeded,
        happened.InvasionFailed,
        happened.VolcanoErupted,
        happened.TurnEnded,
        happened.PeriodScored,
    )
    telling = (
        happened.GameEnded,
        happened.VolcanoErupted,
        happened.PeriodScored,
        happened.InvasionSucceeded,
        happened.Defended,
        happened.Invaded,
        happened.Attacked,
        happened.LandSold,
        happened.LeaderPlaced,
        happened.BirdsPlaced,
        happened.KarakiaBought,
        happened.StrongholdPlaced,
        happened.BirdsMoved,
        happened.NeutralLeaderPlaced,
        happened.NeutralBirdsPlaced,
        happened.GameStarted,
        happened.PeriodBegan,
        happened.StrongholdsLeft,
        happened.VolcanoRose,
        happened.RoundBegan,
        happened.CardsDrawn,
        happened.Passed,
    )
    said: ClassVar[Mapping[str, Callable[[Any, Any], Any]]] = {
        "neutral": lambda seat, phrases: phrases.words("moa-colour", seat=seat) if seat else NONE,
        "first_player": lambda seat, phrases: phrases.name(seat),
        "sheet": lambda sheet, phrases: phrases.sheet(sheet),
        "round": lambda number, phrases: {"round": number, "rounds": phrases.now()["rounds"]},
        "active_terrain": lambda cards, phrases: phrases.words.listed([phrases.terrain_card(card) for card in cards]),
        "card": lambda card, phrases: {"terrain_card": phrases.terrain_card(card)},
        "territory": lambda number, phrases: phrases.at(number),
        "territories": lambda numbers, phrases: {"territories": phrases.places(numbers), "count": len(numbers)},
        "source": lambda number, phrases: phrases.place(number),
        "target": lambda number, phrases: phrases.place(number),
        "mammal": lambda kind, phrases: phrases.mammal(kind) if kind else NONE,
        "spent": lambda spent, phrases: phrases.spent(spent),
        "returned": lambda returned, phrases: phrases.returned(returned),
        "leader_tile": lambda tile, phrases: phrases.leader_tile(tile) if tile else NONE,
        "cards": lambda cards, phrases: NONE if cards is None else phrases.cards(cards),
        "tiles": lambda tiles, phrases: phrases.tiles(tiles),
    }

    def tell(self, events: Sequence[MoaEvent], at: int, page: Lines) -> int:
        """Say the event at `at`, with those after it that share its sentence; return how many those are."""
        event = events[at]
        page.fresh = page.fresh or _invasion_begins(events, at)
        if isinstance(event, happened.MammalWaits):
            return self._mammals_wait(events, at, page)
        if isinstance(event, happened.DefenceDeclined):
            return self._declined(events, at, page)
        facts = self.facts(event)
        if isinstance(event, happened.CardsDrawn):  # with the tile that was used just before
            used = [each.tile for each in events[max(0, at - 2) : at] if isinstance(each, happened.TileUsed)]
            facts["tile"] = used[-1] if used else NONE
        if not _told_elsewhere(events, at):
            page.say(self.words(message_id("moa-narration", event), **facts))
        return 1

    def _mammals_wait(self, events: Sequence[MoaEvent], at: int, page: Lines) -> int:
        """Tell all that comes to wait one after the other, also from two terrain cards."""
        kinds: list[str] = []
        end = at
        for place, event in enumerate(events[at:], at):
            if isinstance(event, happened.MammalWaits):
                kinds.append(event.mammal)
                end = place + 1
            elif not isinstance(event, happened.InstructionBegan):
                break
        names = [self.words("moa-mammal", mammal=kind) for kind in kinds]
        page.say(self.words("moa-narration-mammal-waits", mammals=self.words.listed(names), count=len(kinds)))
        return end - at

    def _declined(self, events: Sequence[MoaEvent], at: int, page: Lines) -> int:
        """Tell who would not and who could not defend, in the order of asking."""
        asked = happened.DefenceAsked | happened.DefenceDeclined
        run = list(takewhile(lambda event: isinstance(event, asked), events[at:]))
        declined = [event for event in run if isinstance(event, happened.DefenceDeclined)]
        for by_host, alike in groupby(declined, key=attrgetter("by_host")):
            seats = [event.seat for event in alike]
            facts = {"names": self.name_list(seats), "count": len(seats), "by_host": "yes" if by_host else "no"}
            page.say(self.words("moa-narration-defence-declined", **facts))
        return len(run)

    def sheet(self, sheet: ScoringSheet) -> Facts:
        """Return the facts of a scoring sheet."""
        items = [
            self.words(
                "moa-narration-standing", name=self.name(row.seat), points=row.after - row.before, score=row.after
            )
            for row in sorted(sheet.seats, key=lambda row: -row.after)
        ]
        last = self.view.result is not None and sheet.period == self.view.period
        return {"period": sheet.period, "standing": NONE if last else self.words.listed(items)}


def _invasion_begins(events: Sequence[MoaEvent], at: int) -> bool:
    """Whether an invasion begins here: where it is announced, else where it happens."""
    event = events[at]
    if isinstance(event, happened.MammalsCalled):
        return event.count > 0
    announced = (happened.WeaselDrawn, happened.MammalsCalled, happened.StrongholdsLeft)
    return isinstance(event, happened.Invaded) and not (at and isinstance(events[at - 1], announced))


def _told_elsewhere(events: Sequence[MoaEvent], at: int) -> bool:
    event = events[at]
    if isinstance(event, happened.HandDealt):
        return event.cards is None  # the period's line tells that everybody has a hand
    if isinstance(event, happened.TileUsed):
        return any(isinstance(later, happened.CardsDrawn) for later in events[at : at + 3])
    if isinstance(event, happened.FirstPlayerPassed):
        return any(isinstance(later, happened.RoundBegan | happened.PeriodScored) for later in events[at:])
    if isinstance(event, happened.StrongholdsLeft):
        return any(isinstance(later, happened.GameEnded) for later in events[at:])
    if isinstance(event, happened.MammalsCalled):
        return event.count < 2  # the invasion tells of one
    return isinstance(event, _SILENT)
