"""Replaying a record with the rules: `verify` finds every fault, `replay` gives the match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO, TypeAlias

from engine.chance import ChanceError, ReplayedChance
from engine.contract import Action, AnyGame, Illegal, JsonObject, Outcome, Result, Unreadable
from engine.faults import one_of, phrase
from engine.log import Entry, Start, TimeOut, action_from_data, carry_out
from engine.match import Match
from engine.record.compare import differences
from engine.record.faults import Fault, RecordError, misread, shown, under
from engine.record.model import Record, RecordedEntry, RecordReader

_Game: TypeAlias = Record | RecordReader


def verify(source: bytes | BinaryIO, games: Mapping[str, AnyGame]) -> Iterator[Fault]:
    """Return every fault of a record, in order; none when all is right.

    Reading and replaying end at the first fault; positions and the result are compared in every field.
    """
    try:
        reader = RecordReader(source, games)
    except RecordError as error:
        yield error.fault
    else:
        yield from verify_entries(reader)


def verify_entries(reader: RecordReader) -> Iterator[Fault]:
    """Return every fault that is found from the first entry of a record on, as `verify`. It keeps one position."""
    game, position = reader.game, None
    try:
        for entry in reader.entries():
            position = _step(reader, entry, position)[1].position
            if entry.position is not None:
                yield from differences(entry.line, "position", game.to_record(position), entry.position)
        yield from differences(reader.line, "result", result_data(game.result(position)), reader.result)
    except RecordError as error:
        yield error.fault


def replay(record: Record) -> Match:
    """Return the match that a record tells of; RecordError where it breaks the rules. Positions are not compared."""
    position = None
    entries = []
    for entry in record.entries:
        action, outcome = _step(record, entry, position)
        events = tuple(outcome.events)
        entries.append(Entry(entry.n, entry.seat, action, tuple(entry.chance), events, entry.by, entry.taken_back))
        position = outcome.position
    return Match(record.game, record.setup, position, entries)


def _step(record: _Game, entry: RecordedEntry, position: Any) -> tuple[Action, Outcome[Any, Any]]:
    """Replay one entry; `position` is None before the first."""
    action = _action(record, entry)
    if isinstance(action, TimeOut) and position is not None:
        _check_default(record, entry, action, position)
    chance = ReplayedChance(entry.chance)
    try:
        outcome = carry_out(record.game, record.setup, position, entry.seat, action, chance=chance)
        chance.finish()
    except ChanceError as error:
        found = error.found if isinstance(error.found, str) else shown(error.found)
        raise RecordError(Fault(entry.line, under("chance", error.path), error.expected, found)) from error
    except Illegal as error:
        why = " ".join((error.reason, *(f"{key}={value}" for key, value in error.facts.items())))
        legal = phrase("fault-legal-action", "a legal action ({rule} {why})", rule=error.rule_id, why=why)
        raise RecordError(Fault(entry.line, "action", legal, shown(entry.action))) from error
    except Unreadable as error:
        if isinstance(action, Start) and position is None:
            expected = phrase("fault-startable", "a game that can start")
            raise RecordError(Fault(1, error.path, expected, error.message)) from error
        raise RecordError(misread(entry.line, "action", entry.action, error)) from error
    return action, outcome


def _action(record: _Game, entry: RecordedEntry) -> Action:
    try:
        action = action_from_data(record.game, entry.seat, entry.action)
    except Unreadable as error:
        raise RecordError(misread(entry.line, "action", entry.action, error)) from error
    for fault in differences(entry.line, "action", _unordered(action.to_data()), _unordered(entry.action)):
        raise RecordError(fault)
    return action


def _unordered(action: JsonObject) -> JsonObject:
    """Return the action with its lists sorted: their order is free."""
    return {key: sorted(value, key=repr) if isinstance(value, list) else value for key, value in action.items()}


def _check_default(record: _Game, entry: RecordedEntry, action: TimeOut, position: Any) -> None:
    asked = {decision.seat: decision.default for decision in record.game.decisions(position)}
    if action.seat not in asked:
        raise RecordError(Fault(entry.line, "action.seat", one_of(shown(list(asked))), shown(action.seat)))
    default = asked[action.seat].to_data()
    for fault in differences(entry.line, "action.action", _unordered(default), _unordered(entry.action["action"])):
        raise RecordError(fault)


def result_data(result: Result | None) -> JsonObject | None:
    """Return a result as the record's last line has it."""
    return None if result is None else {"scores": dict(result.scores), "winners": list(result.winners)}
