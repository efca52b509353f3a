"""The private panel of a decision, made from its tree: from a press to the page that comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.pages import layout, sheet, why_not
from bot.games.pages.filled import AnySheet, NoNumber
from bot.games.pages.journey import AnyNode, Journey, Taken, TooLong, go, is_first
from bot.games.pages.layout import Block
from bot.games.pages.pages import Pages
from bot.games.pages.place import AHEAD, MARK, WHY_NOT, Place, read
from bot.games.spelling import quoted
from bot.games.typed_commands import Misread
from bot.games.widgets import Button, Panel, Row, Select, Style
from bot.hosting.playing.turn import Turn
from engine.choices import NOTHING, Node, Number, One, Option, Sheet, Step, trace, walk
from engine.contract import Action, Illegal, Unreadable

ROWS = 4
"""Rows of a page; one more leads back and on."""
AT_ONCE = 2
"""Reasons of the first node that are told on it; more of them stand behind "Why not?"."""


def panel(turn: Turn, pages: Pages[Any], text: str, chosen: Sequence[str]) -> Panel:
    """Return the page at `text` after `chosen` was picked in its select or typed in its form.

    Where a step of it is refused, or is none of the answers any more, this is the last page that could be reached,
    with a line that says so.
    """
    place = read(text, chosen)
    if (by_hand := pages.page(turn, place)) is not None:
        return by_hand
    journey = go(turn.tree, place, turn.ahead, pages)
    if place.why_not and journey.node is not None and journey.fault is None:
        return _why_not(pages, journey, journey.node)
    return _with_rule(pages, journey, _at(turn, pages, journey, place))


def _at(turn: Turn, pages: Pages[Any], journey: Journey, place: Place) -> Panel:
    """Return the page at the end of a journey."""
    if journey.node is None:
        return _review(turn, pages, journey)
    if journey.fault is not None and (by_hand := pages.page(turn, read(journey.text))) is not None:
        return _panel([by_hand.text, *_faults(pages, journey, journey.node)], by_hand.rows, beside=by_hand.beside)
    return _page(turn, pages, journey, journey.node, place.page)


def _with_rule(pages: Pages[Any], journey: Journey, made: Panel) -> Panel:
    """Add the button to the rule behind a refusal, in the place of the last one where there is no room."""
    buttons = why_not.rules(pages, [journey.fault]) if isinstance(journey.fault, Illegal) else ()
    if not buttons:
        return made
    *rows, last = made.rows
    if not isinstance(last, Select):
        return replace(made, rows=(*rows, (*last[: layout.A_ROW - 1], *buttons)))
    return replace(made, rows=(*made.rows[:ROWS], buttons))


def answer(turn: Turn, text: str) -> Action:
    """Return the action that a confirmed place describes. Illegal or Unreadable where it describes none."""
    journey = go(turn.tree, read(text), turn.ahead)
    if journey.fault is not None:
        raise journey.fault
    if journey.action is None:
        raise Unreadable(f"something is still to be chosen at {text!r}")
    return journey.action


def answer_ahead(turn: Turn, text: str) -> Action | None:
    """Return what a confirmed place answers ahead, if it does."""
    return go(turn.tree, read(text), turn.ahead).ahead


def in_words(turn: Turn, pages: Pages[Any], action: Action) -> str:
    """Return what an action is in one line: what will be told of it first, else its title."""
    title = titled(turn, pages, action)
    return next(iter(pages.foretell(action, turn.preview(action))), title)


def titled(turn: Turn, pages: Pages[Any], action: Action) -> str:
    """Return what is chosen in an action as a line. Illegal or Unreadable where the turn does not allow it."""
    journey = go(turn.tree, Place(path=trace(turn.tree, action)), lambda _: None, pages)
    if journey.fault is not None:
        raise journey.fault
    return pages.title([(each.node, each.option) for each in journey.taken], last=False)


# -- a question -----------------------------------------------------------------------------------------------------


def _page(turn: Turn, pages: Pages[Any], journey: Journey, node: AnyNode, number: int) -> Panel:
    if isinstance(node, Sheet):
        return _sheet(turn, pages, journey, node, number)
    first = not any(each.asked for each in journey.taken)
    refused = [each for each in why_not.refused(node) if pages.shows(node, each)]
    impossible = _impossible(pages, journey, node) if first else []
    reasons = why_not.lines(pages, _ways_node(journey, node), impossible)
    told_at_once = len(reasons) <= AT_ONCE + 1
    told = [each.refused for each in impossible] if told_at_once else []
    found = _blocks(turn, pages, journey, node)
    pages_in_all = max(1, -(-len(found) // ROWS))
    number = min(number, pages_in_all)
    shown = found[(number - 1) * ROWS : number * ROWS]
    aside = [*_later(pages, journey, node), *_obvious(turn, pages, journey)]
    lines = [
        *_head(turn, pages, journey),
        *_question(turn, pages, journey, node),
        *(line for block in (*shown, *aside) for line in block.lines if not _pictured(turn, pages, node)),
        *(reasons if told_at_once else []),
        *([] if journey.fault in told else _faults(pages, journey, node)),
    ]
    row = [button for block in aside if not isinstance(block.row, Select) for button in block.row]
    row += _last_row(turn, pages, journey)
    if pages_in_all > 1:
        row.append(Button(pages.words("panel-more"), f"{journey.text}{MARK}{number % pages_in_all + 1}"))
    if refused:
        row.append(Button(pages.words("panel-why-not-button"), f"{journey.text}{MARK}{WHY_NOT}"))
    rows = [*(_acting(turn, pages, journey, block.row) for block in shown), row[: layout.A_ROW]]
    return _panel(lines, rows, beside=pages.pictures.get(node.ask), around=pages.around(turn.decision))


def _sheet(turn: Turn, pages: Pages[Any], journey: Journey, node: AnySheet, number: int) -> Panel:
    """Show a page of a sheet as far as it is filled in, and why it cannot be taken so."""
    number = number if journey.pick or journey.fault is None else 1
    asked, rows, buttons = sheet.rows(pages, node, journey, number)
    values = node.values(journey.pick or NOTHING)
    illegal = node.judge(values)
    lines = [
        *_head(turn, pages, journey),
        asked,
        *pages.filled(node, values),
        *([] if illegal is None else [pages.words("panel-refused", why=pages.why(illegal))]),
        *_faults(pages, journey, node),
    ]
    return _panel(lines, [*rows, (*buttons, *_last_row(turn, pages, journey))[: layout.A_ROW]])


def _ways_node(journey: Journey, node: AnyNode) -> AnyNode:
    """Return the first node, also where only one way of answering is left, which was not asked."""
    return journey.taken[0].node if journey.taken else node


def _impossible(pages: Pages[Any], journey: Journey, node: AnyNode) -> list[Option]:
    """Return the ways of answering that are not possible, though the seat has what they take."""
    ways = _ways_node(journey, node)
    return [each for each in why_not.refused(ways) if each.held and pages.shows(ways, each)]


def _blocks(turn: Turn, pages: Pages[Any], journey: Journey, node: AnyNode) -> list[Block]:
    """Return the rows of a question, below the row that adds to the answer before."""
    if not journey.taken and is_first(node):
        return _ways(turn, pages, node)
    picked = journey.pick or _before(turn, journey)
    found = layout.blocks(pages, node, journey.text, picked, journey.shortlist)
    return [*found, *_added(pages, journey)]


def _ways(turn: Turn, pages: Pages[Any], node: AnyNode) -> list[Block]:
    """Return a button for each way of answering; greyed where it is not possible, none where it is not held."""
    buttons = []
    for option in node.options():
        if not pages.shows(node, option):
            continue
        if option.refused is not None:
            if option.held:
                buttons.append(Button(pages.label(node, option), option.key, disabled=True))
            continue
        at_once = not _reviewed(turn, option.key)
        asks = isinstance(node.take(option.key), Node)
        style = Style.SUCCESS if at_once else Style.PRIMARY if asks else Style.SECONDARY
        buttons.append(Button(pages.label(node, option), option.key, confirms=at_once, style=style))
    return layout.in_rows(buttons)


def _acting(turn: Turn, pages: Pages[Any], journey: Journey, row: Row) -> Row:
    """Return a row in which buttons act at once that end a way without a review, or where the game wants it so.

    What was passed over with a default can be changed at the review only, so that then there is one.
    """
    if isinstance(row, Select) or not journey.taken or journey.action is not None:
        return row
    asked = journey.node.ask if journey.node is not None else ""
    wanted = asked in pages.at_once and not _defaults(pages, journey)
    return row if _reviewed(turn, journey.taken[0].step) and not wanted else tuple(_at_once(turn, each) for each in row)


def _reviewed(turn: Turn, key: Step) -> bool:
    return next((way.review for way in turn.game.ways if way.key == key), True)


def _at_once(turn: Turn, button: Button) -> Button:
    if button.form is not None or button.disabled or isinstance(walk(turn.tree, read(button.path).path), Node):
        return button
    return replace(button, confirms=True, style=Style.PRIMARY)


def _before(turn: Turn, journey: Journey) -> Step:
    """Return the step at this node of the answer that was given before, where it may be given anew."""
    if not turn.answered:
        return ""
    try:
        given = _given(turn, journey)
    except (Illegal, Unreadable):
        return ""
    rest = given.removeprefix(f"{journey.text}." if journey.text else "")
    return rest.partition(".")[0] if rest != given or not journey.text else ""


def _given(turn: Turn, journey: Journey) -> str:
    """Return where the answer leads that was given before: to the question, or ahead, behind the answer given now."""
    if journey.action is None:
        return trace(turn.tree, turn.decision.default)
    later, given = turn.ahead(journey.action), turn.answered_ahead
    if later is None or given is None:
        return ""
    return journey.text.partition(AHEAD)[0] + AHEAD + trace(later, given)


def _added(pages: Pages[Any], journey: Journey) -> list[Block]:
    """Return the rows that add one more thing to the answer just before."""
    return [block for each in journey.since_asked for block in layout.and_also(pages, each.node, each.text, each.step)]


def _later(pages: Pages[Any], journey: Journey, node: AnyNode) -> list[Block]:
    """Return the button that leaves what could be answered ahead until it is asked, with what that means."""
    if journey.action is None:
        return []
    return layout.buttons(pages, layout.told(pages, node, [Option(NOTHING)]), journey.text, "")


def _obvious(turn: Turn, pages: Pages[Any], journey: Journey) -> list[Block]:
    """Return the button that lets the host give the answers which the game holds for plainly good, or no longer.

    It stands on the first page, below what the host does now; not in a lesson, where nothing of it can be chosen.
    """
    asked = turn.decision.kind in turn.game.obvious_kinds | pages.obvious_at
    if not asked or journey.back is not None or turn.table.lesson:
        return []
    return [_bonuses(turn, pages, "")]


def _bonuses(turn: Turn, pages: Pages[Any], text: str) -> Block:
    """Return that button, which leads back to `text`, and what it means."""
    wanted, said = not turn.lets_host_answer, f"{pages.game}-obvious"
    button = Button(pages.words(f"{said}-{'on' if wanted else 'off'}"), text, bonuses=wanted)
    return Block((button,), [pages.words(f"{said}-{'offered' if wanted else 'told'}")])


def _why_not(pages: Pages[Any], journey: Journey, node: AnyNode) -> Panel:
    refused = why_not.refused(node)
    lines = why_not.lines(pages, node, refused) or [pages.words("panel-all-possible")]
    back = Button(pages.words("panel-back"), journey.text)
    return _panel(lines, [why_not.rules(pages, [each.refused for each in refused]), (back,)])


# -- the last page --------------------------------------------------------------------------------------------------


def _review(turn: Turn, pages: Pages[Any], journey: Journey) -> Panel:
    """Show a complete, legal action, to be confirmed, with what of it may be changed at once."""
    action = journey.action
    assert action is not None  # noqa: S101  (the leaf is reached)
    preview = turn.preview(action)
    foretold = list(pages.foretell(action, preview))
    lines = [
        *_head(turn, pages, journey),
        *pages.review(action, picked(journey.taken)),
        *([pages.words("panel-preview"), *foretold] if foretold else []),
        *_faults(pages, journey, None),
    ]
    confirm = Button(pages.words("panel-confirm"), journey.text, confirms=True, style=Style.SUCCESS)
    taken = [_bonuses(turn, pages, journey.text)] if preview.answers and not turn.table.lesson else []
    lines += [line for block in taken for line in block.lines]
    changes = [*_defaults(pages, journey), *_added(pages, journey)][: ROWS - 1 - len(taken)] + taken
    rows = [(confirm,), *(block.row for block in changes), _last_row(turn, pages, journey)]
    return _panel(lines, rows, proposed=action)


def _defaults(pages: Pages[Any], journey: Journey) -> list[Block]:
    """Return the other answers to what was not asked, since it has a default."""
    return [
        block
        for each in journey.taken
        if isinstance(each.node, One) and each.node.has_default
        for block in layout.instead(pages, each.node, each.text, each.step)
    ]


# -- parts of a page ------------------------------------------------------------------------------------------------


def picked(taken: Sequence[Taken]) -> Mapping[str, Option]:
    """Return the option taken at each ask."""
    return {each.node.ask: each.option for each in taken}


def _head(turn: Turn, pages: Pages[Any], journey: Journey) -> list[str]:
    """Return what the decision is, while nothing is chosen; then what is chosen, and what had no alternative."""
    last = journey.node is None
    lasting = not last and turn.decision.kind in pages.lasting
    headed = lasting or not any(each.asked for each in journey.taken)
    heading = pages.heading(turn.decision) if headed else ""
    under = pages.under_heading(turn.decision) if headed and not turn.table.lesson else ()
    forced = [each for each in journey.since_asked if each.forced and each.option.things]
    forced = [each for each in forced if each.node.ask not in pages.unmentioned]
    title = pages.title([(each.node, each.option) for each in _titled(journey) if each not in forced], last=last)
    told = [pages.only(each.node, each.option) for each in forced]
    only = [pages.words("panel-forced", labels=pages.words.listed(told))] if told else []
    return [*(each for each in (heading, *under, title) if each), *only]


def _pictured(turn: Turn, pages: Pages[Any], node: AnyNode) -> bool:
    """Return whether the notes of a question are left out: its picture tells them, and a lesson is short."""
    return turn.table.lesson and node.ask in pages.pictured_notes


def _titled(journey: Journey) -> list[Taken]:
    """Return the answers so far, without the way of the question that is answered ahead: it is part of the first."""
    return [each for each in journey.taken if not (AHEAD in each.text and is_first(each.node))]


def _question(turn: Turn, pages: Pages[Any], journey: Journey, node: AnyNode) -> list[str]:
    """Return what is asked, what one has for it, and what an answer takes; the heading does so for the first node."""
    if journey.shortlist:
        unlisted = f"{pages.game}-unlisted-{node.ask}"
        which = pages.words("panel-which", count=len(journey.shortlist))
        return [which, *([pages.words(unlisted)] if pages.words.has(unlisted) else [])]
    if not journey.taken:
        return []
    need, has = pages.need(node), () if turn.table.lesson else pages.holdings(node)
    return [*has, pages.ask(node) if need is None else need]


def _faults(pages: Pages[Any], journey: Journey, node: AnyNode | None) -> list[str]:
    """Say what was wrong with the last step."""
    match journey.fault:
        case None:
            return []
        case Illegal() as illegal:
            return [pages.words("panel-refused", why=pages.why(illegal))]
        case TooLong():
            return [pages.words("panel-too-long")]
        case Misread(reason=reason, facts=facts):
            return [pages.words("panel-refused", why=pages.refusal(reason, facts))]
        case NoNumber(field=field, typed=typed):
            asked = pages.words(f"{pages.game}-ask-{field}")
            return [pages.words("panel-no-number-in", field=asked, typed=quoted(typed))]
    if isinstance(node, Number) and journey.pick:
        return [pages.words("panel-no-number", typed=quoted(journey.pick))]
    return [pages.words("panel-unreadable")]


def _last_row(turn: Turn, pages: Pages[Any], journey: Journey) -> Sequence[Button]:
    own = pages.beside(turn, journey.text)
    again = [each for taken in journey.taken for each in _typed_again(pages, taken)]
    return [*again, *(_way_back(pages, journey) if own is None else own)]


def _typed_again(pages: Pages[Any], taken: Taken) -> list[Button]:
    """Return the button that opens the form of a sheet again, with what was typed."""
    return sheet.forms(pages, taken.node, taken.text, taken.step) if isinstance(taken.node, Sheet) else []


def _way_back(pages: Pages[Any], journey: Journey) -> list[Button]:
    """Return the way back to the last question that was asked, and to the first."""
    if journey.shortlist:
        return [Button(pages.words("panel-back"), journey.text)]
    if journey.back is None:
        return []
    row = [Button(pages.words("panel-back"), journey.back)]
    return [*row, Button(pages.words("panel-begin-again"), "")] if journey.back else row


def _panel(lines: Sequence[str], rows: Sequence[Select | Sequence[Button]], **besides: Any) -> Panel:
    """Return a panel of lines, as many as a message takes, and of those rows that have something."""
    text = "\n".join(lines)
    kept = tuple(row if isinstance(row, Select) else tuple(row) for row in rows if row)
    return Panel(text if len(text) <= 2000 else text[:1999] + "…", kept, **besides)
