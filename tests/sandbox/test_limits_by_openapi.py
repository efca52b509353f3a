"""Whatever Discord's OpenAPI file refuses of bodies with one value changed, the stand-in refuses, too."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from sandbox.limits.callback import CALLBACK, DEFERRAL, SUGGESTIONS
from sandbox.limits.commands import COMMANDS
from sandbox.limits.message import MESSAGE
from sandbox.limits.modal import MODAL
from sandbox.limits.shape import check
from sandbox.rest.channels import MESSAGE_THREAD, THREAD
from tests.sandbox import faulty
from tests.support.openapi import FILE, WHY_SKIPPED, schemas

pytestmark = pytest.mark.skipif(not FILE.is_file(), reason=WHY_SKIPPED)

OTHERS: list[Any] = [None, "", "x" * 5000, -1, 26, 1 << 40, 1.5, [], {}, ["x"], [0] * 200, faulty.GONE]
"""What is put in the place of every value once."""

PERMITTED = [faulty.COMMAND | {"default_member_permissions": 32}]
"""The documents say text, the file says number; discord.py sends either."""

Refuses = Callable[[Any], bool]
"""Whether the stand-in finds a body ill-shaped, before it looks at what holds between its values."""


def by(model: TypeAdapter[Any]) -> Refuses:
    return lambda body: bool(check(model, body)[0])


def answer(body: Any) -> bool:
    """Judge a first answer to an interaction by its envelope and by what its type carries."""
    if check(CALLBACK, body)[0]:
        return True
    model = CARRIED.get(body["type"])
    data = body.get("data")
    return model is not None and bool(check(model, {} if data is None else data)[0])


CARRIED: dict[int, TypeAdapter[Any]] = {4: MESSAGE, 5: DEFERRAL, 7: MESSAGE, 8: SUGGESTIONS[3], 9: MODAL}
ANSWERS = [good for name, good in faulty.ANSWERS.items() if name != "counting"]
MESSAGES = "/channels/{channel_id}/messages"
TARGETS: list[tuple[str, str, Refuses, list[Any]]] = [
    ("post", MESSAGES, by(MESSAGE), [*faulty.MESSAGES.values()]),
    ("patch", f"{MESSAGES}/{{message_id}}", by(MESSAGE), [*faulty.EDITS.values()]),
    ("put", "/applications/{application_id}/commands", by(COMMANDS), [PERMITTED, *faulty.COMMANDS.values()]),
    ("post", "/channels/{channel_id}/threads", by(THREAD), [faulty.THREADS["games"]]),
    ("post", f"{MESSAGES}/{{message_id}}/threads", by(MESSAGE_THREAD), [{"name": "a", "auto_archive_duration": 60}]),
    ("post", "/interactions/{interaction_id}/{interaction_token}/callback", answer, ANSWERS),
]


def places(body: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every value of a body; of long lists only the first members."""
    items = body.items() if isinstance(body, dict) else enumerate(body[:2]) if isinstance(body, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


def mutants(good: Any) -> Iterator[tuple[tuple[str | int, ...], Any, Any]]:
    """Bodies with one value changed or left out: where, to what, the body."""
    for path in places(good):
        for other in OTHERS:
            body = copy.deepcopy(good)
            node = body
            for step in path[:-1]:
                node = node[step]
            if other is faulty.GONE:
                del node[path[-1]]
            else:
                node[path[-1]] = other
            yield path, other, body


@pytest.mark.parametrize(("method", "template", "refuses", "goods"), TARGETS, ids=[each[1] for each in TARGETS])
def test_the_stand_in_knows_what_the_file_knows(method: str, template: str, refuses: Refuses, goods: list[Any]) -> None:
    known = schemas()
    assert known is not None
    official = known.request(method, template)
    assert official.is_valid(goods[0])
    passed = [
        (path, str(other)[:20])
        for good in goods
        for path, other, body in mutants(good)
        if official.is_valid(good) and not official.is_valid(body) and not refuses(body)
    ]
    assert passed == []
