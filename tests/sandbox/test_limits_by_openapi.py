"""Whatever Discord's OpenAPI file refuses of bodies with one value changed, the stand-in refuses, too."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from sandbox.limits.commands import COMMANDS
from sandbox.limits.message import MESSAGE
from sandbox.limits.shape import check
from sandbox.rest.channels import MESSAGE_THREAD, THREAD
from tests.sandbox import faulty
from tests.support.openapi import FILE, WHY_SKIPPED, schemas

pytestmark = pytest.mark.skipif(not FILE.is_file(), reason=WHY_SKIPPED)

OTHERS: list[Any] = [None, "", "x" * 5000, -1, 26, 1 << 40, 1.5, [], {}, ["x"], [0] * 200, faulty.GONE]
"""What is put in the place of every value once."""

PERMITTED = [faulty.COMMAND | {"default_member_permissions": 32}]
"""The documents say text, the file says number; discord.py sends either."""

Target = tuple[str, str, TypeAdapter[Any], list[Any]]
CREATE = "/channels/{channel_id}/messages"
TARGETS: list[Target] = [
    ("post", CREATE, MESSAGE, [*faulty.MESSAGES.values()]),
    ("put", "/applications/{application_id}/commands", COMMANDS, [PERMITTED, *faulty.COMMANDS.values()]),
    ("post", "/channels/{channel_id}/threads", THREAD, [faulty.THREADS["games"]]),
    ("post", "/channels/{channel_id}/messages/{message_id}/threads", MESSAGE_THREAD, [{"name": "a"}]),
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


@pytest.mark.parametrize(("method", "template", "model", "goods"), TARGETS, ids=[each[1] for each in TARGETS])
def test_the_stand_in_knows_what_the_file_knows(
    method: str, template: str, model: TypeAdapter[Any], goods: list[Any]
) -> None:
    known = schemas()
    assert known is not None
    official = known.request(method, template)
    assert official.is_valid(goods[0])
    passed = [
        (path, str(other)[:20])
        for good in goods
        for path, other, body in mutants(good)
        if official.is_valid(good) and not official.is_valid(body) and not check(model, body)[0]
    ]
    assert passed == []
