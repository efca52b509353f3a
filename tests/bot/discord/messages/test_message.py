from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.discord.messages.message import ALT_LENGTH, TEXT_LENGTH, Attachment, Message, split_text


@given(st.text(max_size=9000))
def test_no_part_is_too_long_and_no_word_is_lost(text: str) -> None:
    parts = split_text(text)
    assert all(len(part) <= TEXT_LENGTH for part in parts)
    assert "".join("".join(parts).split()) == "".join(text.split())


def test_text_is_split_at_paragraphs_and_lines() -> None:
    text = "\n".join(f"Line {number}" for number in range(600))
    parts = split_text(text)
    assert len(parts) == 3
    assert all(part.startswith("Line ") for part in parts)
    assert "\n".join(parts) == text


def test_rows_and_files_go_with_the_last_part() -> None:
    file = Attachment("a.txt", b"x", "y" * 2000)
    parts = Message("word " * 1000, files=(file,), pings=(7,)).parts()
    assert [len(part.files) for part in parts] == [0, 0, 1]
    assert len(file.file().description or "") == ALT_LENGTH
    assert [ping.id for ping in parts[0].mentions().users] == [7]  # type: ignore[union-attr]


def test_nobody_is_pinged_but_who_is_named() -> None:
    for pings in ((), (7,)):
        allowed: Any = Message("@everyone <@&5> <@6> <@7>", pings=pings).mentions().to_dict()
        assert allowed == {"parse": [], "users": list(pings)}
