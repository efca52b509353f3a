"""The page of a sheet: its fields as selects, on one page or more, and its numbers in a form.

    setup=mgreen;2          the second page of a setup with another mode; what is picked in a select is added to it
    score=b50,e20;f         what is typed in a form is added to these numbers

A select has the choices of one field, each with the field's letter before its own step.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.games.pages.filled import AnySheet, numbers, typed_only
from bot.games.pages.journey import AnyNode, Journey, behind
from bot.games.pages.layout import A_SELECT, DIGITS
from bot.games.pages.pages import Pages
from bot.games.pages.place import MARK, PICK, TYPED
from bot.games.widgets import Button, Choice, Field, Form, Row, Select, Style, choice
from engine.choices import NOTHING, Many, Node, One, Option, Step

ROWS = 4
"""Selects of a page; a row of buttons is below them."""


@dataclass(slots=True)
class _Page:
    """One of a sheet's pages."""

    first: str
    """The name of its first field."""
    rows: list[Row] = field(default_factory=list)


def rows(pages: Pages[Any], sheet: AnySheet, journey: Journey, number: int) -> tuple[str, list[Row], list[Button]]:
    """Return what is asked on a page of a sheet, its selects, and the buttons below: to go on, and to other pages."""
    made = _pages(pages, sheet, journey)
    number = min(number, len(made))
    buttons = [*_go_on(pages, sheet, journey), *forms(pages, sheet, journey.text, journey.pick)]
    asked = pages.need(sheet) or pages.ask(sheet)
    for at, page in enumerate(made, 1):
        named = f"{pages.game}-page-{page.first}".replace("_", "-")
        label = pages.words(named) if pages.words.has(named) else pages.words("panel-page", number=at)
        if at != number:
            buttons.append(Button(label, _at(journey.text, journey.pick, str(at))))
        elif at > 1:
            asked = pages.words("panel-title", what=label, chosen="")
    return asked, made[number - 1].rows, buttons


def _pages(pages: Pages[Any], sheet: AnySheet, journey: Journey) -> list[_Page]:
    """Return the pages of a sheet: the fields that belong together, and of more selects than fit further ones."""
    values = sheet.values(journey.pick or NOTHING)
    made: list[_Page] = []
    for group in pages.sheet_pages.get(sheet.ask, (tuple(sheet.fields),)):
        made.append(_Page(group[0]))
        for name in group:
            node, letter = sheet.fields[name].node(values), sheet.fields[name].letter
            parts = list(_choices(pages, node, letter, node.step_of(values)))
            if made[-1].rows and len(made[-1].rows) + len(parts) > ROWS:
                made.append(_Page(name))
            most = max(len(part) for _, part in parts) if isinstance(node, Many) else 1
            where = _at(journey.text, journey.pick, str(len(made)))
            made[-1].rows += [Select(asked, where, tuple(part), 1, most) for asked, part in parts]
    return made


def _choices(pages: Pages[Any], node: AnyNode, letter: str, present: Step) -> Iterator[tuple[str, list[Choice]]]:
    """Yield the selects of a field, each with its question: one, or one for each group; none where there is no choice.

    An answer that would change another field, too, is not offered: it is not usual.
    """

    def told(option: Option, *, chosen: bool) -> Choice:
        return choice(letter + option.key, pages.label(node, option), pages.note(node, option), chosen)

    if isinstance(node, Many):
        picked = node.pick_of(present)
        yield pages.ask(node), [told(node.option((name,)), chosen=name in picked) for name in _names(node)]
    if not isinstance(node, One):
        return
    options = [node.option(value) for value in node.usual]
    groups = {"": options}
    if len(options) > A_SELECT:
        groups = {each.group: [] for each in options if each.group}
        for each in options:
            groups[each.group or next(iter(groups))].append(each)
    for group, those in groups.items() if len(options) > 1 else ():
        yield pages.ask(node, group), [told(each, chosen=each.key == present) for each in those[:A_SELECT]]


def _names(node: Many[Any, Any]) -> list[str]:
    return [str(thing.name) for _, thing in node.held()]


def _go_on(pages: Pages[Any], sheet: AnySheet, journey: Journey) -> list[Button]:
    """Return the button that takes the sheet as it is; none while that is refused, or where numbers are to be typed."""
    step = journey.pick or NOTHING
    values = sheet.values(step)
    if sheet.judge(values) is not None or typed_only(sheet):
        return []
    acts = not isinstance(sheet.take(step), Node)
    return [Button(pages.done(sheet), behind(journey.text, step), confirms=acts, style=Style.SUCCESS)]


def _at(text: str, step: Step, mark: str) -> str:
    return f"{text}{PICK}{'' if step == NOTHING else step}{MARK}{mark}"


# -- numbers --------------------------------------------------------------------------------------------------------


def forms(pages: Pages[Any], sheet: AnySheet, text: str, step: Step) -> list[Button]:
    """Return the button that opens the form of the numbers, with those that are told; none where there are none."""
    shown = {}
    for name, each in numbers(sheet).items():
        told, begun = (each.node(values).step_of(values) for values in (sheet.values(step or NOTHING), sheet.begun))
        shown[name] = "" if told == begun else told
    return [form_button(pages, sheet.ask, text, shown, step)] if shown else []


def form_button(pages: Pages[Any], ask: str, text: str, shown: Mapping[str, str], step: Step = "") -> Button:
    """Return the button that opens the form of a sheet's numbers; `shown`: what stands in each of its lines."""
    fields = [
        Field(pages.words(f"{pages.game}-ask-{ask}-{name}"), value, required=False, placeholder="0", longest=DIGITS)
        for name, value in shown.items()
    ]
    label, title = (pages.words(f"{pages.game}-{key}-{ask}") for key in ("enter", "ask"))
    style = Style.SECONDARY if step else Style.PRIMARY
    return Button(label, _at(text, step, TYPED), style=style, form=Form(title, tuple(fields)))
