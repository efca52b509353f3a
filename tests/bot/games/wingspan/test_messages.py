"""Every message that the Automa's presenter names is there, and every one that is there is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.locale.words import wording

ROOT = Path(__file__).parents[4]
CODE = "\n".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "bot/games/wingspan").glob("*.py")))
MINE = ("narration", "panel", "looks")
KINDS = "caption effect late told why form choice about ask need page enter name prompt none noun unlisted"
MADE = tuple(f"wingspan-{each}-" for each in KINDS.split())
"""Beginnings of keys of which the rest is a name of the rules."""
NAMED = sorted(set(re.findall(r'"(wingspan-[a-z-]+[a-z])"', CODE)) - {each.rstrip("-") for each in MADE})


@pytest.mark.parametrize("key", NAMED)
def test_a_named_message_is_there(key: str) -> None:
    assert wording("en").has(key)


@pytest.mark.parametrize("file", MINE)
def test_no_message_is_left_over(file: str) -> None:
    texts = [(ROOT / f"bot/locale/en/wingspan-{each}.ftl").read_text(encoding="utf-8") for each in MINE]
    within = set(re.findall(r"\{ (wingspan-[\w-]+) \}", "".join(texts)))
    written = (ROOT / f"bot/locale/en/wingspan-{file}.ftl").read_text(encoding="utf-8")
    for key in re.findall(r"^(wingspan-[\w-]+) =", written, re.MULTILINE):
        assert key in CODE or key in within or key.startswith(MADE) or key == "wingspan-intro", key
