"""Reading a record's lines: UTF-8, one JSON object a line, nothing that JSON leaves open (NaN, a key twice)."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from functools import partial
from typing import Any, BinaryIO, NoReturn

from engine.contract import JsonObject
from engine.faults import no_text, phrase
from engine.record.faults import Fault, RecordError, under

LONGEST_LINE, MOST_LINES, MOST_BYTES = 2**20, 10_000, 2**26
"""Of a record. Real games have 20,000 bytes a line, 200 lines and half a million bytes in all; one in which people
correct what they told an automa, again and again, may have 1,500 lines."""
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_OBJECT = phrase("fault-json-object", "one JSON object")


class _Twice(dict[str, Any]):
    """An object in which `key` stood more than once."""

    key = ""


def read_lines(source: BinaryIO) -> Iterator[tuple[int, JsonObject]]:
    """Return each line's number and object, as they are asked for; RecordError at the first line that is none.

    Lines end with a line feed; a carriage return before it is white space to JSON. The last line may lack its end.
    """
    size = 0
    for number in itertools.count(1):
        line = source.readline(LONGEST_LINE + 1)
        if not line:
            return
        size += len(line)
        _hold_limits(number, len(line), size)
        if number == 1 and line.startswith(_BYTE_ORDER_MARK):
            expected = phrase("fault-no-byte-order-mark", "UTF-8 without a byte-order mark")
            raise RecordError(Fault(1, "", expected, phrase("fault-byte-order-mark", "a byte-order mark")))
        yield number, _read_line(number, line.removesuffix(b"\n"))


def _hold_limits(number: int, length: int, size: int) -> None:
    limits = (
        (length, LONGEST_LINE, partial(phrase, "fault-short-line", "a line of at most {most:,} bytes")),
        (number, MOST_LINES, partial(phrase, "fault-lines", "at most {most:,} lines")),
        (size, MOST_BYTES, partial(phrase, "fault-bytes", "at most {most:,} bytes in all")),
    )
    for found, most, expected in limits:
        if found > most:
            raise RecordError(Fault(number, "", expected(most=most), phrase("fault-more", "more")))


def _read_line(number: int, line: bytes) -> JsonObject:
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        raise RecordError(Fault(number, "", "UTF-8", no_text(error))) from error
    if not text.strip(" \t\r"):
        raise RecordError(Fault(number, "", _OBJECT, phrase("fault-empty-line", "an empty line")))
    value = _parse(number, text)
    if not isinstance(value, dict):
        found = phrase("fault-json-kind", "a {kind}", kind=_KINDS[type(value)])
        raise RecordError(Fault(number, "", _OBJECT, found))
    return value


_KINDS = {list: "list", str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def _parse(number: int, text: str) -> Any:
    twice: list[_Twice] = []

    def unique(pairs: list[tuple[str, Any]]) -> JsonObject:
        made = dict(pairs)
        if len(made) == len(pairs):
            return made
        doubled = _Twice(made)
        keys = [key for key, _ in pairs]
        doubled.key = next(key for key in keys if keys.count(key) > 1)
        twice.append(doubled)
        return doubled

    def constant(name: str) -> NoReturn:
        raise RecordError(Fault(number, "", phrase("fault-json-number", "a JSON number"), name))

    try:
        value = json.loads(text, object_pairs_hook=unique, parse_constant=constant)
    except json.JSONDecodeError as error:
        found = phrase("fault-no-json", "{said} at character {place}", said=error.msg, place=str(error.pos + 1))
        raise RecordError(Fault(number, "", "JSON", found)) from error
    except RecursionError as error:
        expected = phrase("fault-sensible-depth", "JSON of sensible depth")
        raise RecordError(Fault(number, "", expected, phrase("fault-deep", "deep nesting"))) from error
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        expected = phrase("fault-sensible-size", "numbers of sensible size")
        raise RecordError(Fault(number, "", expected, phrase("fault-huge", "{said}", said=error))) from error
    if twice:
        place, doubled = next((path, each) for path, each in _objects("", value) if isinstance(each, _Twice))
        expected, found = phrase("fault-keys-once", "each key once"), phrase("fault-key-twice", "the key twice")
        raise RecordError(Fault(number, under(place, doubled.key), expected, found))
    if _SURROGATE.search(text):
        _refuse_lone_surrogates(number, value)
    return value


def _objects(path: str, value: Any) -> Iterator[tuple[str, JsonObject]]:
    if isinstance(value, dict):
        yield path, value
        for key, inner in value.items():
            yield from _objects(under(path, key), inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _objects(under(path, place), inner)


def _refuse_lone_surrogates(number: int, value: Any) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        expected = phrase("fault-unicode", "Unicode text")
        found = phrase("fault-surrogate", "half of a surrogate pair")
        raise RecordError(Fault(number, "", expected, found)) from error
