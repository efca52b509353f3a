"""From a node to the rows of its page: buttons, selects, forms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, NamedTuple

from bot.games.pages.journey import AnyNode, behind
from bot.games.pages.pages import Pages
from bot.games.pages.place import MARK, PICK, TYPED, fits
from bot.games.widgets import SHOWN, Button, Choice, Field, Form, Row, Select, Style, choice
from engine.choices import NOTHING, Many, Node, Number, One, Option, Step, Thing
from engine.spelling import in_order

BEST = 5
"""How many ways of a pick have a button."""
A_ROW, A_SELECT = 5, 25
SHORT, VERY_SHORT = 38, 20
"""The longest labels of five buttons in a row that a phone shows whole, and of ten in two rows."""
TINY, MOST_TINY = 9, 15
"""The longest labels of numbers ("4 + 4 + 5"), and how many of them stand in three rows."""
COPIES = 3
"""How often a thing can be picked in a select, where there are more than it has room for."""
FEW_PICKED, FEW_HELD = 2, 10
"""Of how many things at the most how many are picked by buttons, each of which goes on at once."""
LABEL = 80
BRIEF = (SHOWN - len(" … ")) // 2
"""Characters of the first and of the last label of a part of a long list."""
DIGITS, NAME = 9, 60
"""The most characters of a number that is typed, and of a name."""


class Block(NamedTuple):
    """A row and what is told of it above."""

    row: Row
    lines: Sequence[str] = ()


def blocks(pages: Pages[Any], node: AnyNode, text: str, pick: Step, only: Sequence[Step] = ()) -> list[Block]:
    """Return what may be picked at a node. `text`: where it is; `pick`: what is marked; `only`: all but these go."""
    match node:
        case One():
            return values(pages, node, text, pick, only)
        case Many() if is_few(node):
            return _few(pages, node, text, pick)
        case Many():
            return _many(pages, node, text, pick)
        case Number():
            return _number(pages, node, text)
    return []


def is_few(node: AnyNode) -> bool:
    """Whether the things of a pick are so few that each has a button that goes on at once."""
    if not isinstance(node, Many) or node.most is None or node.most > FEW_PICKED or node.least > 1:
        return False
    return sum(thing.count for _, thing in node.held()) <= FEW_HELD


# -- options --------------------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """An option in words."""

    key: Step
    label: str
    note: str | None


def told(pages: Pages[Any], node: AnyNode, options: Iterable[Option]) -> list[Told]:
    """Return options in words."""
    return [Told(each.key, pages.label(node, each), pages.note(node, each)) for each in options]


def buttons(pages: Pages[Any], listed: Sequence[Told], text: str, pick: Step) -> list[Block]:
    """Return options as rows of buttons with their notes above; one that was picked before stands out."""
    row = [option_button(each.label, behind(text, each.key), marked=each.key == pick) for each in listed]
    notes = [pages.words("panel-note", label=each.label, note=each.note) for each in listed if each.note]
    return in_rows(row, notes)


def selects(pages: Pages[Any], asked: str, listed: Sequence[Told], text: str, pick: Step) -> list[Block]:
    """Return options as selects with their notes as descriptions; of several each says which part it has."""
    choices = [choice(each.key, each.label, each.note, chosen=each.key == pick) for each in listed]
    parts = [tuple(choices[at : at + A_SELECT]) for at in range(0, len(choices), A_SELECT)]
    if len(parts) < 2:
        return [Block(Select(asked, text, part)) for part in parts]
    return [Block(Select(_part(pages, asked, part), text, part)) for part in parts]


def _part(pages: Pages[Any], asked: str, part: Sequence[Choice]) -> str:
    """Return what a select of a part has, and what it asks where there is room for that."""
    ends = {"first": _brief(part[0]), "last": _brief(part[-1])}
    whole = pages.words("panel-part", ask=asked, **ends)
    return whole if len(whole) <= SHOWN else pages.words("panel-part-alone", **ends)


def _brief(option: Choice) -> str:
    """Return so much of a label that two of them fit a select which is not open."""
    if len(option.label) <= BRIEF:
        return option.label
    word = option.label.split()[0]
    return word if len(word) <= BRIEF else word[: BRIEF - 1] + "…"


def option_button(label: str, text: str, *, marked: bool = False) -> Button:
    """Return the button of an option; greyed where no custom id can carry its place, so that it has to be typed."""
    style, carried = Style.PRIMARY if marked else Style.SECONDARY, fits(text)
    return Button(label[:LABEL], text if carried else "", style=style, disabled=not carried)


def in_rows(listed: Iterable[Button], lines: Sequence[str] = ()) -> list[Block]:
    """Lay buttons out in rows of five."""
    every = tuple(listed)
    rows = [every[at : at + A_ROW] for at in range(0, len(every), A_ROW)]
    return [Block(row, () if number else lines) for number, row in enumerate(rows)]


# -- one value ------------------------------------------------------------------------------------------------------


def values(pages: Pages[Any], node: One[Any, Any], text: str, pick: Step, only: Sequence[Step] = ()) -> list[Block]:
    """Return the possible values, group by group: buttons where they are few and short, else selects."""
    groups: dict[str, list[Option]] = {}
    for option in node.options():
        listed = not only or option.key in only or not option.things
        if listed and option.refused is None and pages.shows(node, option):
            groups.setdefault(option.group, []).append(option)
    few = len(groups) == 1 or sum(map(len, groups.values())) <= A_ROW
    blocks: list[Block] = []
    for group, options in groups.items():
        for alike in _apart(pages, node, options):
            if few and _short(alike):
                blocks += buttons(pages, alike, text, pick)
            else:
                blocks += selects(pages, pages.ask(node, group), alike, text, pick)
    if any(isinstance(each.row, Select) for each in blocks):
        blocks = [*_lately(pages, node, text), *blocks]
    return _with_name(pages, node, text, blocks)


def _lately(pages: Pages[Any], node: One[Any, Any], text: str) -> list[Block]:
    """Return the buttons of answers that were given lately; they act at once where nothing more is asked."""
    row = []
    for key in pages.lately(node)[:A_ROW]:
        label, acts = pages.label(node, node.option_at(key)), not isinstance(node.take(key), Node)
        style = Style.PRIMARY if acts else Style.SECONDARY
        row.append(Button(label[:LABEL], behind(text, key), confirms=acts, style=style))
    return in_rows(row)


def _with_name(pages: Pages[Any], node: One[Any, Any], text: str, blocks: list[Block]) -> list[Block]:
    """Return blocks with the button that opens the form for a name in their last row, where answers are named."""
    if node.ask not in pages.by_name:
        return blocks
    label = pages.words(f"{pages.game}-name-{node.ask}")
    form = Form(pages.ask(node), (Field(label, longest=NAME),))
    name = Button(label, f"{text}{MARK}{TYPED}", form=form)
    last = blocks[-1] if blocks else Block(())
    if isinstance(last.row, Select) or len(last.row) == A_ROW:
        return [*blocks, Block((name,))]
    return [*blocks[:-1], Block((*last.row, name), last.lines)]


def _apart(pages: Pages[Any], node: One[Any, Any], options: Sequence[Option]) -> Iterable[Sequence[Told]]:
    """Return options together where they fit a row, else those apart that take nothing: nobody seeks them in a list."""
    listed = told(pages, node, options)
    if _short(listed):
        return [listed]
    things = [one for one, option in zip(listed, options, strict=True) if option.things]
    if node.ask in pages.by_name:
        things.sort(key=lambda each: in_order(each.label))
    return filter(None, (things, [one for one in listed if one not in things]))


def instead(pages: Pages[Any], node: One[Any, Any], text: str, step: Step) -> list[Block]:
    """Return what may be taken instead of a step: buttons where it is little, else a select of all."""
    listed = told(pages, node, (each for each in node.options() if each.refused is None))
    others = [each for each in listed if each.key != step]
    if len(others) > A_ROW:
        return selects(pages, pages.ask(node), listed, text, step)
    labelled = [each._replace(label=pages.words("panel-instead", what=each.label)) for each in others]
    return buttons(pages, labelled, text, step)


def _short(listed: Sequence[Told]) -> bool:
    """Whether a phone shows options as one row of buttons, or as two where nothing more is to be told of them."""
    longest = max(len(each.label) for each in listed)
    if len(listed) <= A_ROW:
        return longest <= SHORT
    most = MOST_TINY if longest <= TINY else 2 * A_ROW
    return len(listed) <= most and longest <= VERY_SHORT and not any(each.note for each in listed)


# -- several things -------------------------------------------------------------------------------------------------


def _many(pages: Pages[Any], node: Many[Any, Any], text: str, pick: Step) -> list[Block]:
    """Return the best ways as buttons, the next ones as a select, and the single things as another."""
    held = node.held()
    exact = node.least == node.most and node.least > 1
    ways = [] if exact else islice(node.ways(), BEST + A_SELECT)
    listed = told(pages, node, (node.option(node.names(way), held) for way in ways))
    singly = pages.ask(node) if exact else pages.words("panel-singly")
    return [
        *buttons(pages, listed[:BEST], text, pick),
        *selects(pages, pages.ask(node), listed[BEST:], text, pick),
        *_singly(pages, node, text, pick, singly),
    ]


def _singly(pages: Pages[Any], node: Many[Any, Any], text: str, pick: Step, placeholder: str) -> list[Block]:
    """Return selects of single things, those that are picked marked. Each keeps what is picked in the others."""
    picked = () if pick in ("", NOTHING) else node.pick_of(pick)
    if node.most is not None and len(picked) > node.most:
        picked = ()  # a select cannot show more than may be picked
    found: list[tuple[str, Choice]] = []
    for code, thing in node.held():
        name, single = str(thing.name), node.option((str(thing.name),))
        label, note = pages.noun(Thing(thing.kind, thing.name)), pages.note_singly(node, single)
        marked = picked.count(name)
        copies = thing.count if thing.count <= A_SELECT else COPIES
        found += [(name, choice(f"{code}-{copy}", label, note, copy < marked)) for copy in range(copies)]
    least = max(node.least, 1)
    blocks = []
    for at in range(0, len(found), A_SELECT):
        part = found[at : at + A_SELECT]
        others = node.step(tuple(name for name, each in (*found[:at], *found[at + A_SELECT :]) if each.chosen))
        carried = f"{text}{PICK}{'' if others == NOTHING else others}"
        most = min(node.most or len(part), len(part))
        at_least = 1 if len(found) > A_SELECT else min(least, len(part))
        blocks.append(Block(Select(placeholder, carried, tuple(each for _, each in part), at_least, most)))
    return blocks


def _few(pages: Pages[Any], node: Many[Any, Any], text: str, pick: Step) -> list[Block]:
    """Return a button for each thing; the page behind it offers another one (`and_also`)."""
    picks = [(), *((str(thing.name),) for _, thing in node.held())]
    good = [node.option(each) for each in picks if node.judge(each) is None]
    return buttons(pages, told(pages, node, good), text, pick)


def and_also(pages: Pages[Any], node: AnyNode, text: str, step: Step) -> list[Block]:
    """Return the row that adds one more thing to what was picked at a node of few; nothing where none can be added."""
    if not isinstance(node, Many) or not is_few(node) or step == NOTHING:
        return []
    names = node.pick_of(step)
    if node.most is not None and len(names) >= node.most:
        return []
    found = []
    for _, thing in node.held():
        more = tuple(sorted((*names, str(thing.name))))
        if more.count(str(thing.name)) <= thing.count and node.judge(more) is None:
            label = pages.words("panel-and-also", what=pages.noun(Thing(thing.kind, thing.name)))
            found.append(option_button(label, behind(text, node.step(more))))
    return in_rows(found)


# -- numbers --------------------------------------------------------------------------------------------------------


def _number(pages: Pages[Any], node: Number[Any], text: str) -> list[Block]:
    near = [option_button(str(each), behind(text, str(each))) for each in node.near][: 2 * A_ROW]
    if len(near) <= node.most - node.least:
        form = Form(pages.ask(node), (Field(pages.ask(node), longest=DIGITS),))
        near.append(Button(pages.words("panel-other"), text, form=form))
    return in_rows(near)
