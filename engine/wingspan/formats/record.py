"""A position as game records show it (docs/record.md)."""

from __future__ import annotations

from engine.contract import JsonObject
from engine.wingspan.chapters.answers import asked_facts
from engine.wingspan.chapters.goals import goal_sheets
from engine.wingspan.chapters.powers import tokens
from engine.wingspan.chapters.scoring import automa_sheet
from engine.wingspan.chapters.tally import cubes_on_goal, turns_taken
from engine.wingspan.facts import TurnFact
from engine.wingspan.position import WingspanPosition


def to_record(position: WingspanPosition) -> JsonObject:
    """Return the position as docs/record.md has it for the Wingspan Automa."""
    data = position.to_data()
    del data["components"], data["seat"], data["automa"]
    data["turns"] = [_brief(turn) for turn in position.turns]
    return data | {"hers": _hers(position), "deciding": deciding(position)}


def deciding(position: WingspanPosition) -> list[JsonObject]:
    """Return what the person is asked, as the record has it."""
    kind = position.asked
    return [] if kind is None else [{"seat": position.seat, "kind": kind} | asked_facts(position, kind)]


def _brief(turn: TurnFact) -> JsonObject:
    return {
        "round": turn.round,
        "turn": turn.turn,
        "card": turn.card,
        "points": None if turn.points is None else list(turn.points),
        "token": None if turn.scan is None else turn.scan.space,
    }


def _hers(position: WingspanPosition) -> JsonObject:
    """Return what is counted from all the rest."""
    turns = turns_taken(position)
    sheets = goal_sheets(position)
    return {
        "birds": [points for turn in turns for points in turn.kept],
        "face_down": sum(turn.face_down for turn in turns),
        "eggs": sum(turn.eggs for turn in turns),
        "tokens": tokens(position),
        "cubes": 0 if len(sheets) == position.round else cubes_on_goal(position, position.round),
        "goals": [sheet.hers.points for sheet in sheets],
        "total": None if position.setup is None else automa_sheet(position, turns, sheets).total,
    }
