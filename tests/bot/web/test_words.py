"""Every message that pages name is there, every one that is there is used, and no reason for no page lacks its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.locale.words import LANGUAGES, wording
from bot.web import guard

ROOT = Path(__file__).parents[3]
FILES = [*(ROOT / "bot/web").rglob("*.py"), *(ROOT / "bot/web/templates").iterdir()]
CODE = "\n".join(file.read_text(encoding="utf-8") for file in FILES if file.is_file())
NAMED = set(re.findall(r"""["'](web-[a-z-]*[a-z])["']""", CODE))
LEFT = ("web-error-", "web-log-", "web-first", "web-back", "web-on", "web-last", "refused-")
"""Messages whose keys are made."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_named_is_there(language: str) -> None:
    assert {"web-title", "web-live"} <= NAMED
    assert [each for each in NAMED if not wording(language).has(each)] == []


def test_no_message_is_left_over() -> None:
    written = (ROOT / "bot/locale/en/web.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][\w-]+) =", written, re.MULTILINE)
    assert [each for each in keys if each not in NAMED and not each.startswith(LEFT)] == []


def test_every_reason_for_no_page_has_a_sentence() -> None:
    reasons = {*guard._STATUS, *re.findall(r'NoPage\("([a-z-]+)"', CODE)}
    assert {"busy", "many", "store", "fault", "step"} <= reasons
    assert [each for each in reasons if not wording("en").has(f"web-error-{each}")] == []
