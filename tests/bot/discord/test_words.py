"""Every message that the Discord room names is there, and every one that is there is used."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from structlog.testing import capture_logs

from bot.discord.answering import permissions
from bot.discord.messages.custom_id import PREPARING, Verb
from bot.discord.posting import reach
from bot.hosting.agreements.kinds import KINDS
from bot.locale.words import wording
from engine.games import GAMES

ROOT = Path(__file__).parents[3]
SOURCES = [
    *(ROOT / "bot/discord").rglob("*.py"),
    *(ROOT / "bot/hosting").rglob("*.py"),
    ROOT / "bot/cli/run.py",
    ROOT / "bot/cli/in_sandbox.py",
]
SOURCES += [ROOT / "bot/games" / name for name in ("contract.py", "rulebook_pages.py", "typed/here.py")]
CODE = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
NAMED = {
    *re.findall(r'(?:words|say|text)\(\s*"([a-z][a-z-]+)"', CODE),
    *(f"refused-{reason}" for reason in re.findall(r'Refused\(\s*"([a-z-]+)"', CODE)),
    *re.findall(r'label="(button-[a-z-]+)"', CODE),
}
HELD = (
    "table",
    "rules",
    "errors",
    "run",
    "seats",
    "agreements",
    "clocks",
    "inviting",
    "me",
    "my-tables",
    "server",
    "lesson",
)
FILES = sorted((ROOT / "bot/locale").rglob("*.ftl"))


@pytest.mark.parametrize("key", sorted(NAMED - {"run-sync-token", "run-synced", "run-discord", "run-sandbox"}))
def test_a_named_message_is_there(key: str) -> None:
    assert wording("en").has(key) or wording("en").has(f"cli-{key}")


def test_every_verb_that_has_a_button_has_a_label() -> None:
    games = {Verb.GO, Verb.DO, Verb.BONUSES, Verb.FORM, Verb.FILLED, Verb.LOOK}
    settings = {Verb.SETTING, Verb.SETTING_FORM, Verb.SETTING_TYPED}
    games |= {Verb.LESSON_GO, Verb.LESSON_DO, Verb.LESSON_FORM, Verb.LESSON_TYPED}
    games |= PREPARING - {Verb.PREPARE}
    without = (
        {Verb.STATS, Verb.NOTED, Verb.LOOK_BACK}
        | games
        | settings
        | {Verb.RULE, Verb.RULE_ASKED, Verb.END, Verb.LEAVE_AS}
    )
    for verb in set(Verb) - without:
        assert wording("en").has(f"button-{'help' if verb is Verb.HELP else verb}"), verb


def test_every_seat_and_opponent_has_a_name() -> None:
    for game in GAMES.values():
        assert all(wording("en").has(f"colour-{seat}") for seat in game.colours)
        sides = [game.further_side(game.colours[:number]) for number in game.seat_counts]
        assert wording("en").has(f"{game.name}-opponent") or not any(side and side.opponent for side in sides)


def test_every_reason_why_posts_do_not_get_through_has_its_sentence() -> None:
    for reason in {*reach.CLOSED.values(), "not-in-thread", "other"} - {
        "channel-gone",
        "direct-closed",
    }:  # nobody presses there
        assert wording("en").has(f"post-refused-{reason}")
    for reason in permissions.REFUSALS:
        assert wording("en").has(f"refused-{reason}")
    for reason in permissions.REFUSALS - {"not-in-thread"}:  # which only an attempt shows
        assert wording("en").has(f"unseen-{reason}")


def test_why_a_proposal_came_to_nothing_is_told_without_facts() -> None:
    """The post of a proposal keeps the reason alone (`bot.hosting.agreements.ending.Ended`)."""
    written = "".join(inspect.getsource(inspect.getmodule(each) or each) for each in map(type, KINDS.values()))
    reasons = re.findall(r'Refused\(\s*"([a-z-]+)"', written)
    assert "kick-too-early" in reasons
    with capture_logs() as logs:
        for reason in reasons:
            wording("en")(f"refused-{reason}")
    assert logs == []


def test_every_permission_has_its_name() -> None:
    for name in {*permissions.POSTING, *permissions.IN_THREAD, *permissions.THREAD}:
        assert wording("en").has(f"permission-{name}")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_file_is_read_wholly(file: Path) -> None:
    """A line that begins with a star, for one, ends a message: what follows is lost without a word."""
    read = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert [each.content for each in read.body if isinstance(each, Junk)] == []


@pytest.mark.parametrize("file", HELD)
def test_no_message_is_left_over(file: str) -> None:
    written = (ROOT / f"bot/locale/en/{file}.ftl").read_text(encoding="utf-8")
    made = (
        "button-",
        "seat-left-",
        "refused-table-",
        "permission-",
        "unseen-",
        "post-refused-",
        "colour-",
        "cli-run-",
        "rules-mark",
        "proposal-",
        "clock-then-",
        "moment-",
        "me-reminders-",
        "me-form-",
        "me-field-",
        "server-button-",
    )
    for key in re.findall(r"^([a-z][\w-]+) =", written, re.MULTILINE):
        assert key.startswith(made) or key.removeprefix("refused-") in CODE, key
