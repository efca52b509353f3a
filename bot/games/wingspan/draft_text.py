"""The short text of a draft, which travels in buttons instead of any state.

It is a letter for the page and its parts, with dots between. It is read strictly: only what `write` gives is read
back, everything else is Unreadable. What a draft names (a space, a bird, a turn) is judged by the rules, not here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.drafting import read_strictly
from bot.games.wingspan.draft import (
    SCORED,
    CorrectDraft,
    DescribeDraft,
    DiceDraft,
    Draft,
    GoalDraft,
    MenuDraft,
    ReactDraft,
    ScoreDraft,
    SetupDraft,
    TakeBackDraft,
    TokenDraft,
    TrayDraft,
    TurnDraft,
)
from bot.games.wingspan.setting import read_setting, write_setting
from bot.games.wingspan.spaces import CODES, SPACE_OF
from engine.wingspan.names import FACES, RESOURCES

OPEN = "-"
"""What is written for something that is not chosen, or that there is nothing of."""

# -- writing --------------------------------------------------------------------------------------------------------


def write(draft: Draft) -> str:
    """Give the text of a draft; "" for the first page."""
    if isinstance(draft, MenuDraft):
        return ""
    return ".".join((_LETTERS[type(draft)], *_parts(draft))).rstrip(".")


def _parts(draft: Draft) -> tuple[str, ...]:
    match draft:
        case SetupDraft(page, setting):
            return page, *write_setting(setting)
        case TrayDraft(round_, turn, points):
            return str(round_), str(turn), _digits(points)
        case GoalDraft(round_, count):
            return str(round_), _number(count)
        case TokenDraft(source, row, target, since):
            return _code(source), row or OPEN, _code(target), _number(since)
        case ReactDraft(bird, count):
            return _number(bird), _number(count)
        case DescribeDraft(gains, pays):
            return _digits(gains), _digits(pays)
        case TakeBackDraft(number):
            return (_number(number),)
        case ScoreDraft(points, leftover):
            return tuple(map(_number, (*points, leftover))) if points is not None else ()
        case DiceDraft(faces):
            return (_digits(tuple(FACES.index(face) for face in faces)),)
        case _:
            return ()


def _number(number: int | None) -> str:
    return OPEN if number is None else str(number)


def _digits(numbers: tuple[int, ...] | None) -> str:
    """Write numbers from 0 to 9 side by side; "-" for none said, "x" for none there."""
    if numbers is None:
        return OPEN
    return "".join(map(str, numbers)) or "x"


def _code(space: str | None) -> str:
    return OPEN if space is None else CODES[space]


# -- reading --------------------------------------------------------------------------------------------------------


def read(text: str) -> Draft:
    """Read a draft; raise Unreadable for anything that was not written here."""
    return read_strictly(text, _read, write)


def _read(text: str) -> Draft:
    if not text:
        return MenuDraft()
    letter, *parts = text.split(".")
    return _READ[letter](parts)


def _to_number(text: str) -> int | None:
    return None if text == OPEN else _whole(text)


def _whole(text: str) -> int:
    if not (text.isdecimal() and text.isascii()):
        raise ValueError(text)
    return int(text)


def _to_digits(text: str) -> tuple[int, ...] | None:
    if text == OPEN:
        return None
    return () if text == "x" else tuple(_whole(each) for each in text)


def _to_space(text: str) -> str | None:
    return None if text == OPEN else SPACE_OF[text]


def _setup(parts: list[str]) -> Draft:
    page, *rest = parts
    if page not in ("main", "cards", "1", "2", "3", "4"):
        raise ValueError(page)
    return SetupDraft(page, read_setting(rest))


def _token(parts: list[str]) -> Draft:
    source, row, target, since = parts
    if row not in (OPEN, *"ABCDEF"):
        raise ValueError(row)
    return TokenDraft(_to_space(source), None if row == OPEN else row, _to_space(target), _to_number(since))


def _describe(parts: list[str]) -> Draft:
    gains, pays = (_to_digits(part) or () for part in parts)
    if len(gains) != len(RESOURCES) or len(pays) != len(RESOURCES):
        raise ValueError(parts)
    return DescribeDraft(gains, pays)


def _score(parts: list[str]) -> Draft:
    if not parts:
        return ScoreDraft()
    *points, leftover = map(_to_number, parts)
    if len(points) != len(SCORED):
        raise ValueError(parts)
    return ScoreDraft(tuple(points), leftover)


def _dice(parts: list[str]) -> Draft:
    return DiceDraft(tuple(FACES[at] for at in _to_digits(parts[0]) or ()))


def _react(parts: list[str]) -> Draft:
    bird, count = parts
    return ReactDraft(_to_number(bird), _to_number(count))


def _tray(parts: list[str]) -> Draft:
    round_, turn, points = parts
    return TrayDraft(_whole(round_), _whole(turn), _to_digits(points))


def _goal(parts: list[str]) -> Draft:
    round_, count = parts
    return GoalDraft(_whole(round_), _to_number(count))


_LETTERS: Mapping[type, str] = {
    TurnDraft: "a",
    SetupDraft: "s",
    TrayDraft: "y",
    GoalDraft: "g",
    TokenDraft: "t",
    ReactDraft: "r",
    DescribeDraft: "d",
    TakeBackDraft: "b",
    CorrectDraft: "c",
    ScoreDraft: "f",
    DiceDraft: "w",
}
_READ: Mapping[str, Callable[[list[str]], Draft]] = {
    "a": lambda _: TurnDraft(),
    "s": _setup,
    "y": _tray,
    "g": _goal,
    "t": _token,
    "r": _react,
    "d": _describe,
    "b": lambda parts: TakeBackDraft(_to_number(parts[0])),
    "c": lambda _: CorrectDraft(),
    "f": _score,
    "w": _dice,
}
"""By letter."""
