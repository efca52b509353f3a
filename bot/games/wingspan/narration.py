"""Events told in plain sentences that say what to do at the table: the Automa's turn is one line, its token another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from bot.games.narration_base import NONE, Lines
from bot.games.wingspan.effects import reacted
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.scans import scan_told
from engine.wingspan import events as happened
from engine.wingspan.events import WingspanEvent
from engine.wingspan.names import PERCENT
from engine.wingspan.sheets import FinalSheet, GoalSheet, GoalSide

Tell: TypeAlias = Callable[[Any, Phrases], Iterator[str]]

_OPENS = (
    happened.SetUp,
    happened.RoundBegan,
    happened.CardDrawn,
    happened.TokenPlaced,
    happened.NoToken,
    happened.OwnTokenChanged,
    happened.Reacted,
    happened.TakenBack,
    happened.TrayAnswered,
    happened.Corrected,
    happened.GoalScored,
    happened.GoalRescored,
    happened.GameEnded,
)
"""Begin a line; all others go on with the line before them."""


def narrate(events: Sequence[WingspanEvent], phrases: Phrases) -> list[str]:
    """Return the lines that tell `events`, in order."""
    page = Lines()
    opens = True
    tell = {**_TELL, **_TELL_LATE} if any(_is_late(event, phrases) for event in events) else _TELL
    for event in events:
        opens = opens or isinstance(event, _OPENS)
        for sentence in tell[type(event)](event, phrases):
            page.fresh = opens
            page.say(sentence)
            opens = isinstance(event, happened.SetUp)
    return page.told()


def _is_late(event: WingspanEvent, phrases: Phrases) -> bool:
    """Return whether an event gives the tray of a turn anew after which it has taken others."""
    latest = phrases.view.turns[-1] if phrases.view.turns else None
    if not isinstance(event, happened.Corrected) or event.what != "tray" or latest is None:
        return False
    return (event.round, event.turn) != (latest.round, latest.turn)


# -- setting up and rounds ------------------------------------------------------------------------------------------


def _set_up(event: happened.SetUp, phrases: Phrases) -> Iterator[str]:
    setup, words, wanted = event.setup, phrases.words, phrases.view.bonus
    told = [words("wingspan-told-set-up", level=setup.level, mode=setup.mode, colour=phrases.view.automa)]
    if event.special is not None:
        told.append(words("wingspan-told-special", special=event.special))
    if setup.tokens == "hoard":
        told.append(words("wingspan-told-hoard"))
    yield " ".join(told)
    rule = phrases.bonus_rule(wanted) if wanted is not None and wanted.card == event.bonus_card else ""
    card = words("wingspan-told-bonus-card", name=phrases.bonus(event.bonus_card), rule=rule)
    if event.bonus_card.startswith(PERCENT):
        card = f"{card} {words('wingspan-told-bonus-percent')}"
    yield card
    yield words("wingspan-told-goals", goals=phrases.goals(event.goals))


def _round_began(event: happened.RoundBegan, phrases: Phrases) -> Iterator[str]:
    removed = "no" if event.removed is None else "yes"
    turns = phrases.view.components.turns_per_round[event.round - 1]
    yield phrases.words("wingspan-told-round-began", round=event.round, turns=turns, removed=removed)


def _corrected(event: happened.Corrected, phrases: Phrases) -> Iterator[str]:
    trays = "yes" if any(turn.points is not None for turn in phrases.view.turns) else "no"
    facts = {"round": event.round or 0, "turn": event.turn or 0, "trays": trays}
    what = phrases.words(f"wingspan-corrected-{event.what}", **facts)
    yield phrases.words("wingspan-told-corrected", what=what)


# -- its turn -------------------------------------------------------------------------------------------------------


def _card_drawn(event: happened.CardDrawn, phrases: Phrases) -> Iterator[str]:
    turns = phrases.view.components.turns_per_round[event.round - 1]
    facts = {"round": event.round, "turn": event.turn, "turns": turns, "action": event.action}
    yield phrases.words("wingspan-told-card-drawn", **facts)
    if event.action == "play_bird":
        yield phrases.words("wingspan-told-play-bird")
    if event.action == "gain_food":
        yield phrases.words("wingspan-told-gain-food", faces=phrases.faces(event.food_order))


def _bird_taken(event: happened.BirdTaken, phrases: Phrases) -> Iterator[str]:
    words = phrases.words
    yield words("wingspan-told-bird-taken", points=phrases.points_of(event.points), count=len(event.points))
    if event.discarded:
        points = phrases.points_of(event.discarded)
        yield words("wingspan-told-discarded", points=points, count=len(event.discarded))
    yield words("wingspan-told-discard-matching", discarded=len(event.discarded))


def _birds_late(event: happened.BirdTaken, phrases: Phrases) -> Iterator[str]:
    points = phrases.points_of(event.points)
    yield phrases.words("wingspan-told-late-birds", points=points, count=len(event.points))


def _cube_removed(event: happened.CubeRemoved, phrases: Phrases) -> Iterator[str]:
    had = "yes" if event.removed else "no"
    yield phrases.words("wingspan-told-cube-removed", cubes=event.cubes, had=had)


def _plain(key: str, *names: str) -> Tell:
    """Tell an event by the message `key`, with its fields `names` as facts."""

    def tell(event: WingspanEvent, phrases: Phrases) -> Iterator[str]:
        yield phrases.words(key, **{name: getattr(event, name) for name in names})

    return tell


# -- what the person tells ------------------------------------------------------------------------------------------


def _own_token(event: happened.OwnTokenChanged, phrases: Phrases) -> Iterator[str]:
    kind = "placed" if event.source is None else "taken" if event.target is None else "moved"
    source = phrases.space(event.source) if event.source else NONE
    target = phrases.space(event.target) if event.target else NONE
    if event.source == event.target:
        kind = "again"
    since = event.round if event.round != phrases.view.round and event.target else 0
    yield phrases.words("wingspan-told-own-token-changed", kind=kind, source=source, target=target, since=since)


def _taken_back(event: happened.TakenBack, phrases: Phrases) -> Iterator[str]:
    found = [each for each in phrases.view.reactions if each.number == event.number]
    what = phrases.reaction(found[0].bird, found[0].gains, found[0].pays) if found else str(event.number)
    yield phrases.words("wingspan-told-taken-back", what=what, tokens=event.tokens)


# -- scoring --------------------------------------------------------------------------------------------------------


def goal_facts(sheet: GoalSheet, phrases: Phrases) -> dict[str, Any]:
    """Return the facts of a goal's scoring."""
    return {
        "round": sheet.round,
        "goal": phrases.goal(sheet.goal),
        "duet": "yes" if sheet.hers.base is None else "no",
        "hers": sheet.hers.value,
        "base": sheet.hers.base or 0,
        "cubes": sheet.hers.cubes or 0,
        "capped": "yes" if sheet.hers.value < (sheet.hers.base or 0) + (sheet.hers.cubes or 0) else "no",
        "yours": sheet.yours.value,
        "her_points": sheet.hers.points,
        "your_points": sheet.yours.points,
        "her_rank": _rank(sheet, sheet.hers),
        "your_rank": _rank(sheet, sheet.yours),
        "tie": "yes" if sheet.hers.value == sheet.yours.value and sheet.hers.points else "no",
    }


def _rank(sheet: GoalSheet, side: GoalSide) -> int:
    """Return a side's place; 0 where there are none, as in Duet and on the blue side."""
    return 0 if sheet.hers.base is None else side.rank or 0


def end_facts(sheet: FinalSheet, phrases: Phrases) -> dict[str, Any]:
    """Return the facts of the end."""
    return {
        "winner": "automa" if sheet.winner == phrases.view.automa else "person",
        "name": phrases.name(phrases.view.seat),
        "your_total": sheet.yours.total,
        "her_total": sheet.hers.total,
        "tie": "yes" if sheet.tied else "no",
        "your_leftover": sheet.yours.leftover or 0,
        "her_leftover": sheet.hers.leftover,
    }


def _goal_scored(event: happened.GoalScored, phrases: Phrases) -> Iterator[str]:
    yield phrases.words("wingspan-told-goal-scored", **goal_facts(event.sheet, phrases))
    if marks := phrases.marked(event.sheet.marks):
        yield marks


def _goal_rescored(event: happened.GoalRescored, phrases: Phrases) -> Iterator[str]:
    before = {"your_before": event.before.yours.points, "her_before": event.before.hers.points}
    yield phrases.words("wingspan-told-goal-rescored", **goal_facts(event.sheet, phrases), **before)
    if marks := phrases.marked(event.sheet.marks):
        yield marks


def _game_ended(event: happened.GameEnded, phrases: Phrases) -> Iterator[str]:
    yield phrases.words("wingspan-told-game-ended", **end_facts(event.sheet, phrases))
    if marks := phrases.marked(event.sheet.marks):
        yield marks


def _nothing(_event: WingspanEvent, _phrases: Phrases) -> Iterator[str]:
    """Return nothing: what follows from it is told."""
    return iter(())


_TELL: Mapping[type[WingspanEvent], Tell] = {
    happened.SetUp: _set_up,
    happened.RoundBegan: _round_began,
    happened.Corrected: _corrected,
    happened.CardDrawn: _card_drawn,
    happened.TrayDiscarded: _plain("wingspan-told-tray-discarded"),
    happened.TrayAnswered: _nothing,
    happened.BirdTaken: _bird_taken,
    happened.FaceDownTaken: _plain("wingspan-told-face-down-taken", "why"),
    happened.EggsLaid: _plain("wingspan-told-eggs-laid", "eggs"),
    happened.PinkActivated: _plain("wingspan-told-pink-activated"),
    happened.CubePlaced: _plain("wingspan-told-cube-placed", "cubes"),
    happened.CubeRemoved: _cube_removed,
    happened.TokenPlaced: lambda event, phrases: iter([scan_told(event.scan, phrases)]),
    happened.NoToken: lambda event, phrases: iter([scan_told(event.scan, phrases)]),
    happened.OwnTokenChanged: _own_token,
    happened.Reacted: lambda event, phrases: iter([reacted(event, phrases)]),
    happened.TakenBack: _taken_back,
    happened.GoalScored: _goal_scored,
    happened.GoalRescored: _goal_rescored,
    happened.GameEnded: _game_ended,
}
"""By the event's type; every event is here."""
_TELL_LATE: Mapping[type[WingspanEvent], Tell] = {
    happened.BirdTaken: _birds_late,
    happened.FaceDownTaken: _plain("wingspan-told-late-face-down"),
}
"""For the tray of an earlier turn: other birds lie in it by now."""
