"""The way through a panel: what a choice in a select, or what is typed into a form, fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bot.games.contract import Form, Panel
from bot.games.drafting import filled
from bot.games.wingspan import birds as birds_typed
from bot.games.wingspan.build import birds
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.draft import (
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
)
from bot.games.wingspan.draft_text import read
from bot.games.wingspan.forms import bird_form, goal_form, leftover_form, score_form
from bot.games.wingspan.page_react import amounts_chosen, found_page
from bot.games.wingspan.setting import Setting
from bot.games.wingspan.spaces import SPACE_OF
from engine.contract import Unreadable
from engine.wingspan.names import FACES, LEVELS, VARIANTS
from render.words import Words

Chosen: TypeAlias = list[str]
Fill: TypeAlias = Callable[[Desk, Any, Chosen], Draft | Panel]
"""Gives the draft that follows; or a page at once, where what was typed leaves several things open."""


def followed(desk: Desk, text: str, chosen: Sequence[str]) -> Draft | Panel:
    """Give what follows a press: `text` as its button, select or form carried it, `chosen` as picked or typed.

    Anything forged or unreadable gives the first page.
    """

    def fill(draft: Draft, asks: str, chosen: Sequence[str]) -> Draft | Panel:
        return _FILL[type(draft), asks](desk, draft, list(chosen))

    return filled(text, chosen, read, fill, MenuDraft())


def form_at(text: str, words: Words) -> Form:
    """Give the form that leads to `text`; raises Unreadable where none does."""
    body, _, asks = text.partition(";")
    match read(body), asks:
        case GoalDraft(), "n":
            return goal_form(words)
        case ReactDraft(), "n":
            return bird_form(words)
        case ScoreDraft(points), "v":
            return score_form(words, points)
        case ScoreDraft(), "z":
            return leftover_form(words)
    raise Unreadable(f"no form leads to {text!r}")


# -- setting up -----------------------------------------------------------------------------------------------------


def _set(change: Callable[[Desk, Setting, Chosen], Setting]) -> Fill:
    def fill(desk: Desk, draft: SetupDraft, chosen: Chosen) -> Draft:
        return replace(draft, setting=desk.stock.fitted(change(desk, draft.setting, chosen)))

    return fill


def _mode(desk: Desk, setting: Setting, chosen: Chosen) -> Setting:
    found = next(mode for mode in desk.stock.modes(setting.boxes) if mode == chosen[0])
    return desk.stock.suited(replace(setting, mode=found))


def _one_of(name: str, numbers: Callable[[Desk, Setting], list[int]]) -> Fill:
    """Fill in a card by its number, where there is such a one."""

    def change(desk: Desk, setting: Setting, chosen: Chosen) -> Setting:
        number = int(chosen[0])
        if number not in numbers(desk, setting):
            raise ValueError(number)
        changes: dict[str, Any] = {name: number}
        return replace(setting, **changes)

    return _set(change)


def _goal(desk: Desk, draft: SetupDraft, chosen: Chosen) -> Draft:
    number, round_number = int(chosen[0]), int(draft.page)
    if number not in desk.stock.goals_for(draft.setting, round_number):
        raise ValueError(number)
    goals = tuple(number if at == round_number else goal for at, goal in enumerate(draft.setting.goals, 1))
    return replace(draft, setting=replace(draft.setting, goals=goals))


def _name(field: str, names: Sequence[str]) -> Fill:
    """Fill in one of a few names."""

    def change(_desk: Desk, setting: Setting, chosen: Chosen) -> Setting:
        changes: dict[str, Any] = {field: names[names.index(chosen[0])]}
        return replace(setting, **changes)

    return _set(change)


def _boxes(_desk: Desk, setting: Setting, chosen: Chosen) -> Setting:
    changes: dict[str, Any] = {"boxes": tuple(chosen)}
    return replace(setting, **changes)


# -- everything else ------------------------------------------------------------------------------------------------


def _bird_named(desk: Desk, _draft: ReactDraft, chosen: Chosen) -> Draft | Panel:
    found = birds_typed.meant(chosen[0], desk.view.components.birds)
    if len(found) == 1:
        return ReactDraft(birds(desk.view).index(found[0]))
    return found_page(desk, found)


def _tray(_desk: Desk, _draft: Draft, chosen: Chosen) -> Draft:
    round_number, turn = chosen[0].split("-")
    return TrayDraft(int(round_number), int(turn))


def _whole(typed: str) -> int | None:
    """Give a typed number; 0 for nothing, None for what is no number."""
    typed = typed.strip()
    if not typed:
        return 0
    return int(typed) if typed.isdecimal() and typed.isascii() else None


def _count(_desk: Desk, draft: GoalDraft, chosen: Chosen) -> Draft:
    return replace(draft, count=_whole(chosen[0]))


def _points(_desk: Desk, _draft: ScoreDraft, chosen: Chosen) -> Draft:
    return ScoreDraft(tuple(map(_whole, chosen)))


_FILL: Mapping[tuple[type, str], Fill] = {
    (SetupDraft, "b"): _set(_boxes),
    (SetupDraft, "m"): _set(_mode),
    (SetupDraft, "l"): _name("level", LEVELS),
    (SetupDraft, "k"): _name("tokens", VARIANTS),
    (SetupDraft, "s"): _one_of("special", lambda desk, setting: desk.stock.specials_of(setting.boxes)),
    (SetupDraft, "u"): _one_of("bonus", lambda desk, setting: desk.stock.bonuses_of(setting.boxes)),
    (SetupDraft, "p"): _one_of("bonus", lambda desk, setting: desk.stock.bonuses_of(setting.boxes)),
    (SetupDraft, "ga"): _goal,
    (SetupDraft, "gc"): _goal,
    (SetupDraft, "ge"): _goal,
    (TokenDraft, "o"): lambda _desk, _draft, chosen: TokenDraft(SPACE_OF[chosen[0]]),
    (ReactDraft, "i"): lambda _desk, _draft, chosen: ReactDraft(int(chosen[0])),
    (ReactDraft, "j"): lambda _desk, _draft, chosen: ReactDraft(int(chosen[0])),
    (ReactDraft, "n"): _bird_named,
    (DescribeDraft, "+"): lambda _desk, draft, chosen: replace(draft, gains=amounts_chosen(chosen)),
    (DescribeDraft, "-"): lambda _desk, draft, chosen: replace(draft, pays=amounts_chosen(chosen)),
    (TakeBackDraft, "r"): lambda _desk, _draft, chosen: TakeBackDraft(int(chosen[0])),
    (CorrectDraft, "y"): _tray,
    (CorrectDraft, "g"): lambda _desk, _draft, chosen: GoalDraft(int(chosen[0])),
    (GoalDraft, "n"): _count,
    (ScoreDraft, "v"): _points,
    (ScoreDraft, "z"): lambda _desk, draft, chosen: replace(draft, leftover=_whole(chosen[0])),
    (DiceDraft, "w"): lambda _desk, _draft, chosen: DiceDraft(
        tuple(face for at, face in enumerate(FACES) if str(at) in chosen)
    ),
}
"""By page, and by what its select or form asks: the end of the draft's text."""
