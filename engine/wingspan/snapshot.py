"""A position as data: whole for the project's own snapshots (`to_data`), and as game records show it (`to_record`)."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import TYPE_CHECKING

from engine.contract import JsonObject
from engine.wingspan.facts import OwnToken, ReactionFact, Scan, TurnFact
from engine.wingspan.goals import goal_sheets
from engine.wingspan.powers import tokens
from engine.wingspan.scoring import her_sheet
from engine.wingspan.tally import cubes_on_goal, turns_taken

if TYPE_CHECKING:
    from engine.wingspan.position import WingspanPosition


def to_data(position: WingspanPosition) -> JsonObject:
    """Give everything, components included."""
    return {
        "components": position.rules.data,
        "seat": position.seat,
        "automa": position.automa,
        "phase": position.phase,
        "setup": None if position.setup is None else _fields(position.setup.to_data()),
        "bonus_card": position.bonus_card,
        "goals": list(position.goals),
        "round": position.round,
        "deck": list(position.deck),
        "removed": list(position.removed),
        "turns": [_turn(turn) for turn in position.turns],
        "own_tokens": [_token(token) for token in position.own_tokens],
        "reactions": [_reaction(reaction) for reaction in position.reactions],
        "counts": list(position.counts),
        "score": None if position.score is None else _fields(position.score.to_data()),
    }


def to_record(position: WingspanPosition) -> JsonObject:
    """Give the position as docs/record.md has it for the Wingspan Automa."""
    data = to_data(position)
    del data["components"], data["seat"], data["automa"]
    data["turns"] = [_brief(turn) for turn in position.turns]
    return data | {"hers": _hers(position), "deciding": deciding(position)}


def deciding(position: WingspanPosition) -> list[JsonObject]:
    """Give what the person is asked, as the record has it."""
    kind = position.asked
    return [] if kind is None else [{"seat": position.seat, "kind": kind} | question(position, kind)]


def question(position: WingspanPosition, kind: str) -> dict[str, int | str]:
    """Give the public facts of what the person is asked: the round, and the turn or the goal that it is about."""
    if kind == "turn":
        return {"round": position.round, "turn": len(position.this_round) + 1}
    if kind == "tray":
        return {"round": position.round, "turn": len(position.this_round)}
    return {"round": position.round, "goal": position.goal} if kind == "goal" else {}


def _fields(data: JsonObject) -> JsonObject:
    return {key: value for key, value in data.items() if key != "type"}


def _turn(turn: TurnFact) -> JsonObject:
    return {
        "round": turn.round,
        "turn": turn.turn,
        "card": turn.card,
        "points": None if turn.points is None else list(turn.points),
        "scan": None if turn.scan is None else _scan(turn.scan),
    }


def _scan(scan: Scan) -> JsonObject:
    """Give a scan; a game has many, so without the copying of `dataclasses.asdict`."""
    data: JsonObject = {field.name: getattr(scan, field.name) for field in fields(scan)}
    data["passed"] = [{"space": passed.space, "why": passed.why} for passed in scan.passed]
    data["marks"] = [{"what": mark.what, "status": mark.status} for mark in scan.marks]
    return data


def _brief(turn: TurnFact) -> JsonObject:
    return {
        "round": turn.round,
        "turn": turn.turn,
        "card": turn.card,
        "points": None if turn.points is None else list(turn.points),
        "token": None if turn.scan is None else turn.scan.space,
    }


def _hers(position: WingspanPosition) -> JsonObject:
    """Give what is counted from all the rest."""
    turns = turns_taken(position)
    sheets = goal_sheets(position, turns)
    return {
        "birds": [points for turn in turns for points in turn.kept],
        "face_down": sum(turn.face_down for turn in turns),
        "eggs": sum(turn.eggs for turn in turns),
        "tokens": tokens(position),
        "cubes": 0 if len(sheets) == position.round else cubes_on_goal(turns, position.round),
        "goals": [sheet.hers.points for sheet in sheets],
        "total": None if position.setup is None else her_sheet(position, turns, sheets).total,
    }


def _token(token: OwnToken) -> JsonObject:
    return {"space": token.space, "round": token.round}


def _reaction(reaction: ReactionFact) -> JsonObject:
    return asdict(reaction) | {"gains": dict(reaction.gains), "pays": dict(reaction.pays)}
