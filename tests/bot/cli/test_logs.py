"""The log: short, off the loop, and without anything that is nobody's business."""

from __future__ import annotations

import io
import json
import logging
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import asyncpg
import pytest
import structlog
from sqlalchemy.exc import DBAPIError

from bot.cli import logs, tracebacks
from bot.measuring import pressed
from bot.settings import Settings
from engine.contract import Unreadable
from tests.support.logs import logging_to

TOKEN = "MTA1NzM2MjYwNjQyNjI0NzQzMA.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
PASSWORD = "p@ss/w:rd 'é\""
ADDRESS = f"postgresql://birdkeeper:{quote(PASSWORD, safe='')}@db.example/games"
HAND = "hand of kea-7, kiwi-3"
FORMS = ("lines", "json")


def settings(form: str = "lines", address: str = ADDRESS) -> Settings:
    return Settings.model_validate({"discord_token": TOKEN, "database_url": address, "log_format": form})


@pytest.fixture(params=FORMS)
def written(request: pytest.FixtureRequest) -> Iterator[Callable[[], str]]:
    """What has been logged since, once all of it is written."""
    with logging_to(settings(request.param)) as stream:

        def read() -> str:
            logs.close()
            return stream.getvalue()

        yield read


def log() -> Any:
    return structlog.get_logger("bot.somewhere")


@dataclass
class Position:
    hands: str


def deep(levels: int, position: Position) -> None:
    if levels:
        deep(levels - 1, position)
    held = position.hands
    try:
        raise KeyError(held)
    except KeyError as error:
        raise RuntimeError(f"cannot play {held}: {PASSWORD} {TOKEN}") from error


def test_a_traceback_tells_where_and_not_with_what(written: Callable[[], str]) -> None:
    try:
        deep(3, Position(HAND))
    except RuntimeError:
        log().exception("request_failed", table=7)
        logging.getLogger("discord.client").exception("Ignoring exception in %s", "on_interaction")
    text = written()
    assert text.count("Error: ") == 0
    assert text.count("RuntimeError(f") == 2
    assert "tests/bot/cli/test_logs.py" in text
    assert "raise KeyError(held)" in text
    for secret in (HAND, "kea-7", PASSWORD, "birdkeeper", TOKEN):
        assert secret not in text


def test_a_line_stays_small_however_deep_the_fault(written: Callable[[], str]) -> None:
    try:
        deep(300, Position("kea" * 100_000))
    except RuntimeError:
        log().exception("request_failed", position=Position("kea" * 100_000), many=["kea"] * 10_000, text="kea" * 9999)
    assert 500 < len(written()) < 7000


def test_values_that_are_not_plain_are_told_by_their_kind(written: Callable[[], str]) -> None:
    log().warning("x", position=Position(HAND), fault=Unreadable(HAND, f"hands.{HAND}"), held={"gk": HAND}, table=7)
    text = written()
    assert HAND not in text
    assert all(word in text for word in ("Position", "Unreadable", "7"))


def test_every_line_tells_for_which_press_it_is_written(written: Callable[[], str]) -> None:
    with pressed(1575242837090369536):
        log().warning("said")
        logging.getLogger("discord.http").warning("We are being rate limited.")
    log().warning("alone")
    logging.getLogger("discord.http").warning("alone, too")
    said, library, *others = written().splitlines()
    assert all("1575242837090369536" in line for line in (said, library))
    assert len(others) == 2
    assert all("press" not in line for line in others)


def test_a_forgotten_task_is_told_without_its_fault(written: Callable[[], str]) -> None:
    logging.getLogger("asyncio").error(
        f"Task exception was never retrieved\nfuture: <Task exception=RuntimeError({HAND!r})>",
        exc_info=RuntimeError(HAND),
    )
    text = written()
    assert HAND not in text
    assert "never retrieved" in text
    assert "RuntimeError" in text


@pytest.mark.parametrize(
    "line",
    [
        f"Exception in callback say({HAND!r})\nhandle: <Handle say({HAND!r}) at room.py:7>",
        f"Task was destroyed but it is pending!\nsource_traceback: {HAND}\ntask: <Task result={HAND!r}>",
        f"Unhandled exception in a loop\nprotocol: {HAND}",
    ],
)
def test_what_the_loop_knows_of_a_fault_is_not_told(written: Callable[[], str], line: str) -> None:
    logging.getLogger("asyncio").error(line)
    text = written()
    assert line.split(maxsplit=1)[0] in text
    assert HAND not in text


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError(111, "Connect call failed ('db.example', 5432)"), "ConnectionRefusedError (Connection refused)"),
        (asyncpg.InvalidPasswordError('password authentication failed for user "birdkeeper"'), "28P01"),
        (DBAPIError("INSERT", {"position": HAND}, asyncpg.UniqueViolationError(HAND)), "23505"),
        (Unreadable(HAND), "Unreadable"),
    ],
)
def test_of_an_exception_only_identifiers_are_told(error: Exception, told: str) -> None:
    text = tracebacks.short(error)
    assert told in text
    for secret in (HAND, "birdkeeper", "db.example"):
        assert secret not in text


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "line",
    [
        f"token {TOKEN}",
        f"PATCH /webhooks/12345/aW50ZXJhY3Rpb246{'x' * 80}/messages/@original",
        f"POST /interactions/12345/aW50ZXJhY3Rpb246{'x' * 80}/callback",
        ADDRESS,
        f"cannot reach {ADDRESS}?sslmode=require",
        f"{PASSWORD}",
        f"{quote(PASSWORD)}",
        f"{PASSWORD!r}",
        'role "birdkeeper" does not exist',
        "mysql://somebody:xxxx@elsewhere/",
        "mysql://somebody@elsewhere/",
    ],
)
def test_what_is_known_to_be_secret_is_hidden_wherever_it_stands(line: str, form: str) -> None:
    with logging_to(settings(form)) as stream:
        logging.getLogger("a.library").error(line)
        log().error("said", what=line)
        logs.close()
        text = stream.getvalue()
    assert text.count(logs.HIDDEN) >= 2
    spelled = (quote(PASSWORD), quote(PASSWORD, safe=""), repr(PASSWORD)[1:-1], json.dumps(PASSWORD)[1:-1])
    for secret in (TOKEN, "xxxx", "birdkeeper", "somebody", PASSWORD, *spelled):
        assert secret not in text


def test_an_address_that_cannot_be_read_hides_what_could_be_a_password() -> None:
    found = logs.secrets_of(settings(address="postgresql://birdkeeper:pa@ss:wo/rd@db.example/games"))
    assert "pa@ss:wo/rd" in found


def test_lines_are_made_and_written_by_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    made_by: list[threading.Thread] = []
    short = tracebacks.short

    def note(error: BaseException) -> str:
        made_by.append(threading.current_thread())
        return short(error)

    monkeypatch.setattr(tracebacks, "short", note)
    with logging_to(settings()) as stream:
        try:
            raise ZeroDivisionError
        except ZeroDivisionError:
            log().exception("request_failed")
        logs.close()
    assert "ZeroDivisionError" in stream.getvalue()
    assert made_by
    assert threading.current_thread() not in made_by


def test_who_logs_never_waits_for_a_log_that_cannot_be_written() -> None:
    let = threading.Event()

    class Stuck(io.StringIO):
        def write(self, text: str) -> int:
            let.wait()
            raise OSError(28, "No space left on device")

    with logging_to(settings(), Stuck()):
        for number in range(3 * logs.WAITING):
            log().error("said", number=number)
        let.set()


@pytest.mark.parametrize("user", ["moa", "table", "event", "info", "said"])
@pytest.mark.parametrize("password", ["null", "true", '": 7', "2026", "n, in"])
def test_a_json_line_stays_one_whatever_the_database_user_is_called(user: str, password: str) -> None:
    address = f"postgresql://{user}:{quote(password, safe='')}@db.example/games"
    with logging_to(settings("json", address)) as stream:
        log().error("said", game=user, table=7, over=True, nothing=None, seats=[user, 7], what=f'role "{user}"\n, in')
        logging.getLogger("a.library").error(f'role "{user}" with {password} does not exist')
        try:
            deep(300, Position(HAND))
        except RuntimeError:
            log().exception("request_failed", what=[f'role "{user}" ' + "ü" * 290] * 2)
        logs.close()
        lines = stream.getvalue().splitlines()
    said, library, failed = (json.loads(line) for line in lines)
    assert (said["game"], said["table"], said["over"], said["nothing"]) == (user, 7, True, None)
    assert said["what"] == f"role {logs.HIDDEN}"
    assert library["event"] == f"role {logs.HIDDEN} with {logs.HIDDEN} does not exist"
    assert "deep" in failed["exception"]
    assert all(f'\\"{user}\\"' not in line for line in lines)
    assert max(map(len, lines)) <= logs.LINE_LENGTH + 3


def test_a_json_line_that_is_too_long_stays_one() -> None:
    with logging_to(settings("json")) as stream:
        try:
            deep(3, Position(HAND))
        except RuntimeError:
            log().exception("request_failed", many=["ü" * 60] * logs.LIST_LENGTH)
        logs.close()
        text = stream.getvalue()
    assert len(json.loads(text)["many"]) == logs.LIST_LENGTH
