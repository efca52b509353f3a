"""How a note to oneself is shown to its writer."""

from __future__ import annotations

from bot.discord.messages import names
from bot.hosting.looking.notes import LONGEST
from render.words import Words


def shown(words: Words, note: str) -> str:
    """Return a note as it stands above a panel and in `/table now`; "" where there is none."""
    return words("note-shown", note=quoted(note)) if note else ""


def quoted(note: str) -> str:
    """Return a note as a quotation, its markup escaped, with nothing in it that could ping."""
    return "\n".join(f"> {names.safe_text(line, LONGEST)}" for line in note.splitlines() if line.strip())
