"""Events told in plain sentences that say what to do at the table: the Automa's turn is one line, its token another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.narration_base import NONE, Facts, Lines, facts_of, message_id, most_telling
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.spaces import CODES
from engine.contract import Event
from engine.wingspan import events as happened
from engine.wingspan.events import WingspanEvent
from engine.wingspan.facts import Scan
from engine.wingspan.names import PERCENT
from engine.wingspan.sheets import FinalSheet, GoalSheet, GoalSide

_GOES_ON = (
    happened.TrayDiscarded,
    happened.BirdTaken,
    happened.FaceDownTaken,
    happened.EggsLaid,
    happened.PinkActivated,
    happened.CubePlaced,
    happened.CubeRemoved,
)
"""Go on with the line before them; all others begin one."""
SILENT = (happened.TrayAnswered,)
"""What follows from them is told."""
_TELLING: tuple[type[WingspanEvent], ...] = (
    happened.GameEnded,
    happened.Corrected,
    happened.GoalScored,
    happened.CardDrawn,
    happened.BirdTaken,
    happened.FaceDownTaken,
    happened.Reacted,
    happened.OwnTokenChanged,
    happened.TokenPlaced,
    happened.SetUp,
)
"""What a caption tells, most telling first; of several of one kind the last."""


def narrate(happenings: Sequence[Event], phrases: Phrases) -> list[str]:
    """Return the lines that tell the game's events, in order."""
    events = [event for event in happenings if isinstance(event, WingspanEvent)]
    late = any(_is_late(event, phrases) for event in events)
    page = Lines()
    for event in events:
        page.fresh = page.fresh or not isinstance(event, _GOES_ON)
        if isinstance(event, SILENT):
            continue
        key = message_id("wingspan-late", event)
        key = key if late and phrases.words.has(key) else message_id("wingspan-told", event)
        page.say(phrases.words(key, **event_facts(event, phrases)))
    return [line for told in page.told() for line in told.splitlines() if line]


def caption(events: Sequence[Event], phrases: Phrases) -> str:
    """Return the most telling thing that happened as one short line without chat marks, for the picture."""
    event = most_telling(events, _TELLING)
    latest = {"round": phrases.view.round, "turn": phrases.view.turn}
    if event is None:
        return phrases.words("wingspan-caption-round", **latest)
    return phrases.words(message_id("wingspan-caption", event), **{**latest, **event_facts(event, phrases)})


def event_facts(event: WingspanEvent, phrases: Phrases) -> Facts:
    """Return the facts that the messages of `event` (`wingspan-told-...`, `wingspan-caption-...`) can use."""
    match event:
        case happened.Reacted():
            return _reacted(event, phrases)
        case happened.OwnTokenChanged():
            return {**facts_of(event, phrases, _SAY), **_own_token(event, phrases)}
        case happened.SetUp():
            return {**facts_of(event, phrases, _SAY), "begun": "yes" if phrases.view.turns else "no"}
        case happened.Corrected():
            trays = any(turn.points is not None for turn in phrases.view.turns)
            return {**facts_of(event, phrases, _SAY), "trays": "yes" if trays else "no"}
    return facts_of(event, phrases, _SAY)


def _is_late(event: WingspanEvent, phrases: Phrases) -> bool:
    """Return whether an event gives the tray of a turn anew after which it has taken others."""
    latest = phrases.view.turns[-1] if phrases.view.turns else None
    if not isinstance(event, happened.Corrected) or event.what != "tray" or latest is None:
        return False
    return (event.round, event.turn) != (latest.round, latest.turn)


# -- what the person tells ------------------------------------------------------------------------------------------


def _own_token(event: happened.OwnTokenChanged, phrases: Phrases) -> Facts:
    kind = "placed" if event.source is None else "taken" if event.target is None else "moved"
    since = event.round if event.round != phrases.view.round and event.target else 0
    return {"kind": "again" if event.source == event.target else kind, "since": since}


def _reacted(event: happened.Reacted, phrases: Phrases) -> Facts:
    """Return the facts of a power of the person's: what happens at the table, and its tokens."""
    view = phrases.view
    power = None if event.bird is None else view.components.power_of(event.bird)
    facts: Facts = {
        "power": NONE if power is None else power.id,
        "gains": phrases.amounts(event.gains),
        "pays": phrases.amounts(event.pays),
        "hers": event.hers or 0,
        "yours": event.count or 0,
        "level": "yes" if event.hers == event.count else "no",
        "tokens": event.tokens,
        "variant": view.setup.tokens if view.setup is not None else "cache",
        "marks": phrases.marked(event.marks),
    }
    effect = phrases.words(f"wingspan-effect-{_effect(event)}".replace("_", "-"), **facts)
    return {**facts, "what": phrases.reaction(event.bird, event.gains, event.pays), "effect": effect}


def _effect(event: happened.Reacted) -> str:
    if event.outcome != "gains":
        return event.outcome
    if event.bird is None:
        return "described"
    return "gain_paid" if event.effect == "gain" and event.pays else event.effect


def _taken_back(number: int, phrases: Phrases) -> Facts:
    found = [each for each in phrases.view.reactions if each.number == number]
    return {"what": phrases.reaction(found[0].bird, found[0].gains, found[0].pays) if found else str(number)}


# -- setting up, its token, scoring -----------------------------------------------------------------------------------


def _bonus_card(card: str, phrases: Phrases) -> Facts:
    wanted = phrases.view.bonus
    rule = phrases.bonus_rule(wanted) if wanted is not None and wanted.card == card else ""
    return {"name": phrases.bonus(card), "rule": rule, "percent": "yes" if card.startswith(PERCENT) else "no"}


def scan_facts(scan: Scan, phrases: Phrases) -> Facts:
    """Return the facts of how it came to the space of a token."""
    return {
        "corner": scan.corner,
        "goal": phrases.goal(scan.goal) if scan.goal else NONE,
        "habitat": scan.habitat or NONE,
        "type": scan.type or NONE,
        "habitat_symbol": scan.habitat_symbol or NONE,
        "type_symbol": scan.type_symbol or NONE,
        "down": "yes" if scan.corner.startswith("top") else "no",
        "code": CODES.get(scan.space or "", ""),
        "space": phrases.space(scan.space),
    }


def _scan(scan: Scan, phrases: Phrases) -> Facts:
    """Return the facts of its token, and by which rule it goes there."""
    facts = scan_facts(scan, phrases)
    nowhere = "" if scan.space is not None or scan.reason == "no_tokens" else "-none"
    why = phrases.words(f"wingspan-told-scan-{scan.reason}{nowhere}".replace("_", "-"), **facts)
    return {**facts, "why": why, "marks": phrases.marked(scan.marks)}


def _sheet(sheet: GoalSheet | FinalSheet, phrases: Phrases) -> Facts:
    facts = _goal(sheet, phrases) if isinstance(sheet, GoalSheet) else end_facts(sheet, phrases)
    return {**facts, "marks": phrases.marked(sheet.marks)}


def _goal(sheet: GoalSheet, phrases: Phrases) -> Facts:
    base, cubes = sheet.hers.base or 0, sheet.hers.cubes or 0
    return {
        "round": sheet.round,
        "goal": phrases.goal(sheet.goal),
        "duet": "yes" if sheet.hers.base is None else "no",
        "hers": sheet.hers.value,
        "base": base,
        "cubes": cubes,
        "capped": "yes" if sheet.hers.value < base + cubes else "no",
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


def end_facts(sheet: FinalSheet, phrases: Phrases) -> Facts:
    """Return the facts of the end."""
    return {
        "winner": "automa" if sheet.winner == phrases.view.automa else "person",
        "name": phrases.name(phrases.view.seat),
        "yours": sheet.yours.total,
        "hers": sheet.hers.total,
        "tie": "yes" if sheet.tied else "no",
        "food": sheet.yours.leftover or 0,
        "count": sheet.hers.leftover,
    }


_SAY: Mapping[str, Callable[[Any, Phrases], Facts]] = {
    "setup": lambda setup, phrases: {
        "level": setup.level,
        "mode": setup.mode,
        "tokens": setup.tokens,
        "colour": phrases.view.automa,
    },
    "bonus_card": _bonus_card,
    "goals": lambda goals, phrases: {"goals": phrases.goals(goals)},
    "round": lambda number, phrases: {
        "round": number or 0,
        "turns": phrases.view.components.turns_per_round[(number or 1) - 1],
    },
    "food_order": lambda faces, phrases: {"faces": phrases.faces(faces)},
    "points": lambda points, phrases: {"points": phrases.points_of(points), "count": len(points)},
    "discarded": lambda points, phrases: {"discarded": phrases.points_of(points), "others": len(points)},
    "scan": _scan,
    "source": lambda space, phrases: {"source": phrases.space(space)},
    "target": lambda space, phrases: {"target": phrases.space(space)},
    "number": _taken_back,
    "sheet": _sheet,
    "before": lambda sheet, _phrases: {"your_before": sheet.yours.points, "her_before": sheet.hers.points},
}
"""How each field is said; one that is not here (a count, a kind, a yes or no) is given as it is."""
