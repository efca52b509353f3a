"""A record as data: its header, its entries and its last line, read strictly but not yet replayed."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any, BinaryIO, NoReturn

from engine.contract import AnyGame, JsonObject, Seat, Unreadable
from engine.faults import A_VALUE, AN_OBJECT, NOTHING, one_of, phrase
from engine.log import Setup
from engine.record.faults import Fault, RecordError, misread, shown, under
from engine.record.lines import read_lines

FORMAT = "aviary/1"

_HEADER = ("record", "game", "options", "components", "seats", "neutral")
_ENTRY = ("n", "seat", "action", "chance")
_ENDING = ("result", "entries")
_FURTHER = phrase("fault-further-colour", "a further colour")


@dataclass(frozen=True, slots=True)
class RecordedEntry:
    """One line of the log as it was read; `position` is None in a brief record. Events are not kept."""

    line: int
    n: int
    seat: Seat | None
    action: JsonObject
    chance: list[Any]
    position: JsonObject | None
    by: str | None = None
    taken_back: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A record whose form is right. `result` is the last line's, unchecked; `line` is that line's number."""

    game: AnyGame
    setup: Setup
    entries: tuple[RecordedEntry, ...]
    result: JsonObject | None
    line: int


class RecordReader:
    """A record that is read line by line: the header at once, the entries as they are asked for, then the last line.

    Whatever is asked raises RecordError, which names the line, the field, what was expected and found.
    """

    def __init__(self, source: bytes | BinaryIO, games: Mapping[str, AnyGame]) -> None:
        self._lines = read_lines(io.BytesIO(source) if isinstance(source, bytes) else source)
        first = next(self._lines, None)
        if first is None:
            raise RecordError(
                Fault(1, "", phrase("fault-header", "a header"), phrase("fault-empty-file", "an empty file"))
            )
        self.game, self.setup = _header(first[1], games)
        self.count = 0
        """How many entries were read."""
        self.result: JsonObject | None = None
        """The last line's, unchecked, once all entries were read."""
        self.line = 1
        """The number of the line that was read last."""
        self._brief = False

    def entries(self) -> Iterator[RecordedEntry]:
        """Return the entries, once."""
        held = next(self._lines, None)
        for further in self._lines:
            if held is not None:
                yield self._entry(*held)
            held = further
        if held is None or "n" in held[1]:
            self._miss_ending(held)
        else:
            self._end(*held)

    def _entry(self, line: int, data: JsonObject) -> RecordedEntry:
        entry = _entry(line, data, self.setup)
        self.count, self.line = entry.n, line
        if entry.n == 1:
            self._brief = entry.position is None
        if self._brief != (entry.position is None):  # a position stands in every entry or in none
            lacking = _FIRST_ENTRY if self._brief else line
            expected = phrase("fault-position", "a position as in the other entries")
            raise RecordError(Fault(lacking, "position", expected, NOTHING))
        return entry

    def _miss_ending(self, held: tuple[int, JsonObject] | None) -> NoReturn:
        line = self.line if held is None else held[0]
        expected = phrase("fault-last-line", "a last line with result and entries")
        raise RecordError(Fault(line + 1, "", expected, phrase("fault-end-of-file", "the end of the file")))

    def _end(self, line: int, data: JsonObject) -> None:
        if not self.count:
            raise RecordError(Fault(_FIRST_ENTRY, "n", phrase("fault-start", "1: the host's start"), NOTHING))
        self.line = line
        self.result = _ending(line, data, self.count)


_FIRST_ENTRY = 2
"""The line of the first entry."""


def read_record(source: bytes | BinaryIO, games: Mapping[str, AnyGame]) -> Record:
    """Read a whole record of one of `games`; RecordError names the line, the field, what was expected and found."""
    reader = RecordReader(source, games)
    entries = tuple(reader.entries())
    return Record(reader.game, reader.setup, entries, reader.result, reader.line)


def _header(header: JsonObject, games: Mapping[str, AnyGame]) -> tuple[AnyGame, Setup]:
    if header.get("record") != FORMAT:
        raise RecordError(Fault(1, "record", shown(FORMAT), _found(header, "record")))
    _keys(1, "", header, _HEADER)
    name = header["game"]
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        raise RecordError(Fault(1, "game", one_of(shown(sorted(games))), shown(name)))
    _options(game, header["options"])
    _seats(game, header["seats"], header["neutral"])
    _object(1, "components", header["components"])
    try:
        game.check_components(header["components"])
    except Unreadable as error:
        raise RecordError(misread(1, "components", header["components"], error)) from error
    return game, Setup(tuple(header["seats"]), header["options"], header["components"], header["neutral"])


def _options(game: AnyGame, options: Any) -> None:
    _object(1, "options", options)
    _keys(1, "options", options, [switch.name for switch in game.switches])
    for switch in game.switches:
        value = options[switch.name]
        if not any(type(value) is type(choice) and value == choice for choice in switch.choices):
            expected = one_of(shown(list(switch.choices)))
            raise RecordError(Fault(1, under("options", switch.name), expected, shown(value)))


def _seats(game: AnyGame, seats: Any, neutral: Any) -> None:
    """Hold the form only; which colours there are is said by the components, when the game is started."""
    if not isinstance(seats, list) or len(seats) not in game.seat_counts:
        expected = phrase("fault-colours", "a list of {counts} colours", counts=_either(game.seat_counts))
        raise RecordError(Fault(1, "seats", expected, shown(seats)))
    for place, seat in enumerate(seats):
        if not isinstance(seat, str) or seat in seats[:place]:
            raise RecordError(Fault(1, under("seats", place), _FURTHER, shown(seat)))
    if game.further_side(seats) is None:
        if neutral is not None:
            raise RecordError(Fault(1, "neutral", "null", shown(neutral)))
    elif not isinstance(neutral, str) or neutral in seats:
        raise RecordError(Fault(1, "neutral", _FURTHER, shown(neutral)))


def _entry(line: int, entry: JsonObject, setup: Setup) -> RecordedEntry:
    _keys(line, "", entry, _ENTRY, optional=("by", "events", "position", "taken_back"))
    n = entry["n"]
    if type(n) is not int or n != line - 1:
        raise RecordError(Fault(line, "n", str(line - 1), shown(n)))
    seat = entry["seat"]
    if seat is not None and seat not in setup.seats:
        expected = phrase("fault-null-or-one-of", "null or one of {choices}", choices=shown(list(setup.seats)))
        raise RecordError(Fault(line, "seat", expected, shown(seat)))
    _object(line, "action", entry["action"])
    if not isinstance(entry["chance"], list):
        raise RecordError(Fault(line, "chance", phrase("fault-list", "a list"), shown(entry["chance"])))
    if "position" in entry:
        _object(line, "position", entry["position"])
    by = entry.get("by")
    if "by" in entry and (seat is None or not isinstance(by, str) or not by):
        expected = NOTHING if seat is None else phrase("fault-automa", "the name of an automa")
        raise RecordError(Fault(line, "by", expected, shown(by)))
    back = entry.get("taken_back", 0)
    if "taken_back" in entry and (type(back) is not int or back < 1):
        raise RecordError(Fault(line, "taken_back", phrase("fault-number-from", "a number from 1 on"), shown(back)))
    return RecordedEntry(line, n, seat, entry["action"], entry["chance"], entry.get("position"), by, back)


def _ending(line: int, ending: JsonObject, entries: int) -> JsonObject | None:
    _keys(line, "", ending, _ENDING)
    if type(ending["entries"]) is not int or ending["entries"] != entries:
        raise RecordError(Fault(line, "entries", str(entries), shown(ending["entries"])))
    result: JsonObject | None = ending["result"]
    if result is not None:
        _object(line, "result", result)
    return result


def _keys(
    line: int, path: str, found: JsonObject, needed: tuple[str, ...] | list[str], optional: tuple[str, ...] = ()
) -> None:
    for key in needed:
        if key not in found:
            raise RecordError(Fault(line, under(path, key), A_VALUE, NOTHING))
    for key in found:
        if key not in needed and key not in optional:
            raise RecordError(Fault(line, under(path, key), NOTHING, shown(found[key])))


def _object(line: int, path: str, value: Any) -> None:
    if not isinstance(value, dict):
        raise RecordError(Fault(line, path, AN_OBJECT, shown(value)))


def _found(data: JsonObject, key: str) -> str:
    return shown(data[key]) if key in data else NOTHING


def _either(counts: tuple[int, ...]) -> str:
    first, *others = map(str, counts)
    return reduce(lambda these, last: phrase("fault-or", "{others} or {last}", others=these, last=last), others, first)
