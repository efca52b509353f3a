"""Records that are too large, or never end: they are read line by line, and refused with a sentence."""

from __future__ import annotations

import io
import itertools
import json
import tracemalloc
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from engine.record import Fault, RecordError, read_record, verify
from engine.record import lines as record_lines
from engine.record.lines import LONGEST_LINE, MOST_BYTES, MOST_LINES
from tests.engine.record.test_faults import TOY, record_of, written
from tests.support.games import BY_NAME


class Pouring(io.RawIOBase):
    """A file whose lines are made when they are read; it counts them."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = iter(lines)
        self.lines = 0

    def readable(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> bytes:
        self.lines += 1
        return next(self._lines, b"")


def endless(*, legal: bool) -> Iterator[bytes]:
    """Return the lines of a record of the toy game without an end: once more from the start (or with it all again)."""
    header, *entries, _ = record_of(TOY)
    yield json.dumps(header).encode() + b"\n"
    for number in itertools.count(1):
        entry = entries[0] if legal else entries[(number - 1) % len(entries)]
        yield json.dumps({**entry, "n": number}).encode() + b"\n"


def first_fault(source: Pouring) -> Fault:
    return next(verify(source, BY_NAME))  # type: ignore[arg-type]


def test_reading_ends_at_the_fault() -> None:
    source = Pouring(endless(legal=False))
    fault = first_fault(source)
    assert fault.line == len(record_of(TOY)) == source.lines - 1, "one line is read ahead: the last one is another"


@pytest.mark.parametrize("length", [LONGEST_LINE + 1, 300 * LONGEST_LINE])
def test_a_line_without_end_is_not_read_whole(tmp_path: Path, length: int) -> None:
    file = tmp_path / "long.jsonl"
    with file.open("wb") as made:
        made.write(json.dumps(record_of(TOY)[0]).encode() + b"\n")
        made.truncate(made.tell() + length)  # takes no room on the disk
    tracemalloc.start()
    with file.open("rb") as source:
        (fault,) = verify(source, BY_NAME)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (fault.line, fault.expected, fault.found) == (2, "a line of at most 1,048,576 bytes", "more")
    assert peak < 8 * LONGEST_LINE


@pytest.mark.parametrize(
    ("limit", "value", "expected"),
    [("MOST_LINES", 5, "at most 5 lines"), ("MOST_BYTES", 20_000, "at most 20,000 bytes in all")],
)
def test_many_lines_are_refused(monkeypatch: pytest.MonkeyPatch, limit: str, value: int, expected: str) -> None:
    monkeypatch.setattr(record_lines, limit, value)
    with pytest.raises(RecordError) as refused:
        read_record(Pouring(endless(legal=True)), BY_NAME)  # type: ignore[arg-type]
    fault = refused.value.fault
    assert (fault.expected, fault.found) == (expected, "more")
    assert limit != "MOST_LINES" or fault.line == 6


def test_real_records_are_far_below_the_limits() -> None:
    data = written(record_of(TOY))
    assert len(data) * 20 < MOST_BYTES
    assert data.count(b"\n") * 20 < MOST_LINES
    assert max(map(len, data.split(b"\n"))) * 20 < LONGEST_LINE


def test_what_is_compared_is_not_kept() -> None:
    """Verifying takes the memory of some lines, not of all."""
    lines = record_of(TOY)
    padded = [json.dumps({**each, "events": ["x" * 200_000]}).encode() + b"\n" for each in lines[1:-1]]
    source = Pouring([json.dumps(lines[0]).encode() + b"\n", *padded, json.dumps(lines[-1]).encode()])
    tracemalloc.start()
    assert list(verify(source, BY_NAME)) == []  # type: ignore[arg-type]
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 10 * 200_000 < len(padded) * 200_000
