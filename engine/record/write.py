"""Writing a record."""

from __future__ import annotations

import json
from collections.abc import Iterator

from engine.contract import JsonObject
from engine.log import walk
from engine.match import Match
from engine.record.model import FORMAT
from engine.record.replay import result_data


def write_record(match: Match, *, brief: bool = False) -> bytes:
    """Return the record of a match, without the positions when `brief`.

    The positions are made by replaying the log, so what is written with them is also proven to replay.
    """
    lines = _lines(match, brief=brief)
    return b"".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" for line in lines)


def _lines(match: Match, *, brief: bool) -> Iterator[JsonObject]:
    setup = match.setup
    yield {
        "record": FORMAT,
        "game": match.game.name,
        "options": dict(setup.options),
        "components": setup.components,
        "seats": list(setup.seats),
        "neutral": setup.further,
    }
    if brief:
        yield from (entry.to_data() for entry in match.entries)
    else:
        positions = walk(match.game, match.setup, match.entries)
        for entry, position in zip(match.entries, positions, strict=True):
            yield entry.to_data() | {"position": match.game.to_record(position)}
    yield {"result": result_data(match.result), "entries": len(match.entries)}
