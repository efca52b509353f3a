"""Where a press leads: a path through the tree, and what stands behind it that is no choice.

    attack.7                the page of that node
    attack.7;2              its second page
    attack.7;w              what is not possible there, and why
    attack.7=gg             its page with this pick so far; what is picked in a select is added to it
    score=;f                the same of a form: what is typed fills the sheet in
    assign.3.17.22+1        behind "+": the path of an answer given ahead
    !birds!3.place.7        its page, and what was typed for a question behind it, which is not asked then

Nothing in it is trusted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine.choices import PATH_LENGTH, Path, Step, steps_of

LENGTH = 2 * PATH_LENGTH
"""Characters of a place: a path, one ahead and marks. A custom id writes two of them as one where they are many."""
_TEXT = re.compile(
    r"(?P<path>[A-Za-z0-9_,.!-]*)(?:\+(?P<ahead>[A-Za-z0-9_,.-]*))?"
    r"(?:=(?P<pick>[A-Za-z0-9_,-]*))?(?:;(?P<mark>w|f|[1-9][0-9]?))?",
    re.ASCII,
)
WHY_NOT, TYPED = "w", "f"
AHEAD, PICK, MARK, MEANT = "+", "=", ";", "!"


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the pages of a tree."""

    path: Path = ""
    ahead: Path | None = None
    """The path of an answer given ahead, in the tree of that question."""
    pick: str | None = None
    """What is picked so far at the node, as its step; None: nothing is carried on."""
    page: int = 1
    why_not: bool = False
    typed: bool = False
    """Whether what was chosen was typed in the form of a sheet."""
    meant: tuple[tuple[str, Step], ...] = ()
    """What was typed for questions behind: their `ask`, and the step."""
    chosen: tuple[str, ...] = ()
    """What was picked in a select or typed in a form; any text, since it can be forged."""


def read(text: str, chosen: Sequence[str] = ()) -> Place:
    """Return the place that a control leads to; the beginning for a text that is none."""
    found = _TEXT.fullmatch(text)
    if found is None or not fits(text):
        return Place()
    mark = found["mark"] or ""
    page = int(mark) if mark.isdecimal() else 1
    steps = steps_of(found["path"])
    later = tuple((ask, step) for each in steps if each[:1] == MEANT for ask, _, step in [each[1:].partition(MEANT)])
    return Place(
        path=".".join(step for step in steps if step[:1] != MEANT),
        ahead=found["ahead"],
        pick=found["pick"],
        page=page,
        why_not=mark == WHY_NOT,
        typed=mark == TYPED,
        meant=later,
        chosen=tuple(chosen),
    )


def meant(ask: str, step: Step) -> Step:
    """Return what stands at the beginning of a path for an answer to a question behind it."""
    return f"{MEANT}{ask}{MEANT}{step}"


def fits(text: str) -> bool:
    """Whether a custom id can carry a place."""
    return len(text) <= LENGTH
