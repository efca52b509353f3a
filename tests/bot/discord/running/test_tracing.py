"""One press is one trace and one id in the log, whatever task or process has to do with it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.sdk.trace import ReadableSpan

from bot.cli import logs
from bot.discord.messages.custom_id import Verb
from bot.measuring import Part
from bot.store.jobs import JobKind
from sandbox.driver import Sandbox
from sandbox.observed import Answer
from tests.support.logs import logging_to
from tests.support.served import Served, served
from tests.support.storage import STORAGES, Storage, stored_in
from tests.support.traces import Node, Traced, traced

PATIENCE = 100
"""Seconds: the first board of a new folder is drawn slowly on a machine that does much else."""
CALLBACK = "POST /api/v10/interactions/{}/{}/callback"
MESSAGE = "POST /api/v10/channels/{}/messages"


@pytest.fixture(params=STORAGES)
async def storage(request: pytest.FixtureRequest) -> AsyncIterator[Storage]:
    over_server = request.param == "postgresql"
    async with stored_in(request.getfixturevalue("postgres") if over_server else None) as databases:
        yield databases


@pytest.fixture(scope="module", autouse=True)
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What pictures begin with is drawn once for all tests of the module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PICTURE_DIR", str(tmp_path_factory.mktemp("pictures")))
        yield


@asynccontextmanager
async def playing(storage: Storage, folder: Path, **settings: Any) -> AsyncIterator[tuple[Served, Sandbox]]:
    """A bot that does everything, over SQLite by its own loops, over PostgreSQL by the queue, and people."""
    async with served(folder, database_url=await storage.address(folder), **settings) as bot:
        await bot.take_presses()
        async with Sandbox(bot.server.url) as sandbox:
            yield bot, sandbox


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.02)


def id_of(answer: Answer) -> str:
    return str(answer.payload["interaction"])


async def started(sandbox: Sandbox) -> Answer:
    """Let Ann and Ben begin a game of Moa; return the press that begins it."""
    ann, ben = sandbox.person("ann"), sandbox.person("ben")
    await ann.command("/table new", game="moa")
    await ben.press(await ben.wait_for(lambda seen: "Join" in seen.buttons), "Join")
    return await ann.press(await ann.wait_for(lambda seen: "Start" in seen.buttons), "Start")


async def whole(traces: Traced, press: str, job: str, *done: str) -> tuple[Node, Node]:
    """Return the trace of a press, and a job in it that has done all this, in this order, as soon as there is one."""

    def found() -> list[tuple[Node, Node]]:
        below = [(tree, node) for tree in traces.of_press(press) for node in tree.below]
        return [(tree, node) for tree, node in below if node.name == job and in_order(done, node.names())]

    await until(lambda: bool(found()))
    ((tree, node), *_) = found()
    assert [each.span.context.trace_id for each in traces.of_press(press)] == [tree.span.context.trace_id]
    return tree, node


def in_order(some: Sequence[str], names: Sequence[str]) -> bool:
    """Say whether some stand among the names in this order; others may stand between them."""
    left = iter(names)
    return all(each in left for each in some)


@pytest.mark.slow
async def test_one_press_is_one_trace(storage: Storage, tmp_path: Path) -> None:
    with traced() as traces:
        async with playing(storage, tmp_path) as (_, sandbox):
            press = id_of(await started(sandbox))
            tree, post = await whole(traces, press, "job posts", "transaction", "picture", MESSAGE, "transaction")
    assert tree.name == "press start"
    assert tree.span.attributes == {"aviary.kind": "start", "aviary.press": press, "aviary.outcome": "done"}
    assert [name for name in tree.names() if not name.startswith("job")] == ["transaction", CALLBACK]
    assert post.span.attributes == {"aviary.kind": "posts", "aviary.press": press, "aviary.outcome": "done"}
    assert post.named(MESSAGE).span.attributes == {
        "http.request.method": "POST",
        "url.template": "/api/v10/channels/{}/messages",
        "http.response.status_code": 200,
        "aviary.outcome": "done",
    }


@pytest.mark.slow
async def test_lines_of_a_press_and_of_its_post_have_its_id(storage: Storage, tmp_path: Path) -> None:
    async with playing(storage, tmp_path, log_level="debug", log_format="json") as (bot, sandbox):
        with logging_to(bot.settings) as stream:

            def told(event: str) -> list[dict[str, Any]]:
                lines = [json.loads(line) for line in stream.getvalue().splitlines()]
                return [line for line in lines if line["event"] == event]

            press = int(id_of(await started(sandbox)))
            await until(lambda: press in [line.get("press") for line in told("posted")])
            logs.close()
            answered = {line["press"]: line["kind"] for line in told("press_answered")}
    assert list(answered.values()) == ["/table new", "join", "start"]
    assert answered[press] == "start"
    assert [line["press"] for line in told("posted")] == list(answered)
    assert all("interaction" not in line for line in map(json.loads, stream.getvalue().splitlines()))


@pytest.mark.slow
async def test_an_automa_acts_for_the_press_that_asked_it(storage: Storage, tmp_path: Path) -> None:
    with traced() as traces:
        async with playing(storage, tmp_path) as (_, sandbox):
            ann = sandbox.person("ann")
            await ann.command("/table new", game="laisla")  # everybody is asked from the start
            await ann.press(await ann.wait_for(lambda seen: "Add automa" in seen.buttons), "Add automa")
            begun = await ann.press(await ann.wait_for(lambda seen: "Start" in seen.buttons), "Start")
            await whole(traces, id_of(begun), "job automas", "transaction")


# -- what is not in it ------------------------------------------------------------------------------------------------

SECRET = "Cleo's <@123456789012345678> plan: kea-7, kiwi-3"
KINDS = {*(verb.name.lower() for verb in Verb), *JobKind}
SPOKEN: Mapping[str, Callable[[Any], object]] = {
    "aviary.kind": lambda value: value in KINDS or re.fullmatch(r"/[a-z]+( [a-z-]+)*", value),
    "aviary.outcome": lambda value: value in {"done", "refused", "failed", "undone", "none", "put-off"},
    "aviary.press": lambda value: value.isdecimal(),
    "http.request.method": lambda value: value in {"GET", "POST", "PATCH", "PUT", "DELETE"},
    "url.template": lambda value: re.fullmatch(r"/api/v10(/(\{\}|@?[a-z][a-z-]*))+", value),
    "http.response.status_code": lambda value: isinstance(value, int) and 200 <= value < 600,
}
"""All that a span may tell: each attribute, with what it may be. None of it hangs on what people hold or type."""


@pytest.mark.slow
async def test_a_span_tells_nothing_but_its_kind(storage: Storage, tmp_path: Path) -> None:
    with traced() as traces:
        async with playing(storage, tmp_path) as (_, sandbox):
            await started(sandbox)
            ann = sandbox.person("ann")
            asked = await ann.wait_for(lambda seen: "Take your turn" in seen.buttons, patience=PATIENCE)
            for who in ("ann", "ben", "cleo"):
                for button in ("Hand", "Board", "Take your turn"):
                    await sandbox.person(who).press(asked, button)
            await ann.command("/table clock", clock=SECRET)
            await ann.command("/rules look", words=SECRET)
            await ann.submit((await ann.command("/table note")).modal, {"0": SECRET})
    spans = traces.spans
    assert len(spans) > 40
    for span in spans:
        assert (span.events, span.status.description) == ((), None)
        for key, value in (span.attributes or {}).items():
            assert SPOKEN[key](value), (key, value)
    assert {each for span in spans for each in span.attributes or {}} == SPOKEN.keys()
    assert {_named_by(span) for span in spans} == {True}


def _named_by(span: ReadableSpan) -> bool:
    """Say whether a span's name tells no more than its attributes."""
    told = [str(value) for value in (span.attributes or {}).values()]
    return set(span.name.removeprefix("press ").split(" ")) <= {*" ".join(told).split(), *Part}
