"""The private panel: from the presenter's plain data to a message, with the picture that follows the answer."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias

import discord

from bot.discord.answering.request import Request
from bot.discord.messages import controls, items
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.items import PressButton, PressSelect, Row
from bot.discord.messages.message import TEXT_LENGTH, Message
from bot.discord.messages.stamps import ago
from bot.discord.playing import orders, tips
from bot.discord.tables import note_text
from bot.games.pages import prepared
from bot.games.pages.place import fits
from bot.games.widgets import Beside, Button, Choice, Panel, Select
from bot.games.widgets import Row as PanelRow
from bot.hosting.playing.turn import Sight, Turn
from bot.hosting.suggesting.advice import can_be_suggested
from bot.hosting.table import Table
from engine.choices import ways_to
from engine.contract import Seat
from render.contract import Picture
from render.words import Words

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

Buttons: TypeAlias = Sequence[PressButton]

_FORMS = {Verb.PREPARE: Verb.PREPARE_FORM, Verb.LESSON_GO: Verb.LESSON_FORM}
_ACTS = {Verb.LESSON_GO: Verb.LESSON_DO}
"""Verbs of buttons that open a form, and that act, by the verb of those beside them which lead to another page."""
NOT_IN_LESSONS = "not-here"
"""Where a button leads in a lesson whose place no custom id can carry: no step of any tree is called so."""
BONUSES_ON, BONUSES_OFF = "on", "off"
"""What the custom id of a button carries that changes whether the host takes bonuses; then follows where it leads."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """The picture that belongs under a panel. `name` is the same for the same picture."""

    name: str
    job: Callable[[], Picture]


async def show(
    request: Request,
    turn: Turn,
    path: str = "",
    chosen: Sequence[str] = (),
    *,
    lead: str = "",
    below: str = "",
    board: bool = False,
    shape: Callable[[Panel], Panel] | None = None,
) -> None:
    """Answer with the panel at `path`; `lead` stands above it, `below` under its text.

    `board`: the board stands with a page that has no other picture. `shape` changes the page before it is shown.
    """
    presenter = request.services.presenters[turn.table.game]
    panel = presenter.panel(turn, path, chosen, request.names(turn.table), request.words)
    if shape is not None:
        panel = shape(panel)
    if turn.imagined:
        panel = _preparing(request, turn, panel)
    above = lead or _lead(request, turn, panel, path)
    text = f"{above}\n\n{panel.text}" if above else panel.text
    under = f"\n{below}" if below else "" if path else await _until(request, turn)
    if not path or request.reply.pressed_public:  # the first page that one sees
        under += await tips.told(request, turn)
    text = items.clip(text, TEXT_LENGTH - len(under)) + under
    message = Message(text, rows(turn, panel, _last_row(request, turn, path)))
    wanted = _wanted_picture(request, turn, panel, board=board)
    kept = wanted is not None and _has_picture(request, wanted)
    await request.reply.update(message, keep_files=kept)
    await _follow_with_picture(request, turn.table, None if kept else wanted)


async def show_board(request: Request, message: Message, sight: Sight) -> None:
    """Answer with a message and, under it, the board; the picture of it that stands there already stays."""
    wanted = _board(request, sight.table, sight.view, _stem(sight.table, sight.seat))
    kept = _has_picture(request, wanted)
    await request.reply.update(message, keep_files=kept)
    await _follow_with_picture(request, sight.table, None if kept else wanted)


def _lead(request: Request, turn: Turn, panel: Panel, path: str) -> str:
    """Return what stands above a page where nothing else is told there; "" for nothing.

    Of a turn that is prepared or answered already it says so; above the first page of any other stand what came of the
    prepared action, and the note.
    """
    words = request.words
    if turn.imagined or turn.answered:
        return words("turn-imagined" if turn.imagined else "turn-answered")
    if path:
        return ""
    above = (orders.comes_of_prepared(words, turn, request.host.now()), note_text.shown(words, turn.note))
    return items.clip("\n".join(filter(None, above)), TEXT_LENGTH - len(panel.text) - 2)


def _preparing(request: Request, turn: Turn, panel: Panel) -> Panel:
    """Return a page of the next turn as one that prepares it."""
    presenter, names = request.services.presenters[turn.game.name], request.names(turn.table)
    acts = panel.proposed
    return prepared.page(panel, presenter.places(turn, acts, names, request.words) if acts else (), request.words)


async def _until(request: Request, turn: Turn) -> str:
    """Return a line that tells until when the seat has time; nothing where no clock runs for it."""
    if turn.table.clock is None or turn.answered:
        return ""
    awaited = (await request.host.tables.waiting(turn.table.id)).of(turn.seat)
    if awaited is None or awaited.due is None:
        return ""
    return "\n" + request.words("panel-until", due=ago(awaited.due))


def _last_row(request: Request, turn: Turn, path: str) -> Buttons:
    """Return the last row: on the first page the own last action is taken back there, and a suggestion asked for.

    Whatever led to that page, its buttons follow from the game alone. Where what is asked can be declined, it leads to
    the standing orders.
    """
    if turn.imagined:
        return [orders.button(request.words, turn.table.id)]
    row: list[PressButton] = []
    if not path and turn.undoes is not None and not turn.answered:
        row.append(undo(request.words, turn.table, turn.undoes))
    if can_be_suggested(turn) and (not path or path in _opened(turn)):
        seat = controls.seat_index(turn.game, turn.seat)
        row.append(controls.button(request.words, Verb.SUGGEST, turn.table.id, since=turn.since, seat=seat))
    if not path and not turn.table.for_one and orders.can_decline(turn.game, turn.decision.kind):
        row.append(orders.button(request.words, turn.table.id))
    return row


def undo(words: Words, table: Table, seq: int) -> PressButton:
    """Return the button that takes back the action which led to a seq."""
    return controls.button(words, Verb.UNDO, table.id, since=seq)


def _opened(turn: Turn) -> Collection[str]:
    """Return where the buttons of a public post lead that stand for ways of answering."""
    return [way.key for way in ways_to(turn.game.ways, turn.decision.kind) if way.open]


def rows(turn: Turn, panel: Panel, last: Buttons = ()) -> tuple[Row, ...]:
    """Return a panel's rows as Discord takes them; the buttons of `last` below or behind them, if there is room."""
    made = [each for each in (_row(turn, row) for row in panel.rows) if each]
    if not last:
        return tuple(made)
    if len(made) < items.ROWS:
        return (*made, list(last))
    *above, lowest = made
    if not isinstance(lowest, Sequence):
        return tuple(made)
    return (*above, [*lowest, *last][: items.BUTTONS_A_ROW])


def public_button(turn_seat: int, table: Table, since: int, button: Button) -> PressButton:
    """Return a button of a public prompt: it confirms, opens a form, or opens the panel at its path."""
    return _button(button, _carried(button, CustomId(Verb.TURN, table.id, since, turn_seat, button.path), table.game))


def _row(turn: Turn, row: PanelRow) -> Row:
    seat = controls.seat_index(turn.game, turn.seat)
    opens = CustomId(_goes(turn), turn.table.id, turn.since, seat)
    if isinstance(row, Select):
        return _select(row, replace(opens, path=_place(turn, row.path)))
    return [
        _button(each, _carried(each, replace(opens, path=_place(turn, each.path)), turn.table.game))
        for each in row
        if not turn.table.lesson or _is_in_lessons(each)
    ]


def _is_in_lessons(button: Button) -> bool:
    """Return whether a lesson has what a button leads to: no table stands behind it to be looked up or changed."""
    return button.look is None and button.bonuses is None


def _goes(turn: Turn) -> Verb:
    if turn.table.lesson:
        return Verb.LESSON_GO
    return Verb.PREPARE if turn.imagined else Verb.GO


def _place(turn: Turn, path: str) -> str:
    """Return what a button carries of a place: at a table that has no number, the game, too."""
    if not turn.table.lesson:
        return path
    named = f"{turn.table.game}.{path}"
    return named if fits(named) else f"{turn.table.game}.{NOT_IN_LESSONS}"


def _carried(button: Button, opens: CustomId, game: str) -> CustomId:
    """Return what a button carries; `opens` is what one carries that leads to its path and nothing else."""
    if button.look is not None:
        return CustomId(Verb.LOOK, opens.table, path=button.look)
    if button.rule is not None:
        return controls.rule_id(game, button.rule, opens.table)
    if button.bonuses is not None:
        change = BONUSES_ON if button.bonuses else BONUSES_OFF
        back = f"{change}.{button.path}" if button.path else change
        return replace(opens, verb=Verb.BONUSES, path=back if fits(back) else change)
    if button.form is not None:
        return replace(opens, verb=_FORMS.get(opens.verb, Verb.FORM))
    if button.prepares is not None:
        return replace(opens, verb=Verb.PREPARED if button.prepares else Verb.PREPARED_ANYWAY)
    return replace(opens, verb=_ACTS.get(opens.verb, Verb.DO)) if button.confirms else opens


def _button(button: Button, carried: CustomId) -> PressButton:
    return PressButton(button.label, carried, STYLES[button.style], button.emoji, button.disabled)


def _select(select: Select, carried: CustomId) -> PressSelect:
    options = [option(choice) for choice in select.choices]
    return PressSelect(select.placeholder, carried, options, select.at_least, select.at_most)


def option(choice: Choice) -> discord.SelectOption:
    """Return an entry of a select as the library has it."""
    return items.option(choice.label, choice.value, choice.description, emoji=choice.emoji, chosen=choice.chosen)


def _wanted_picture(request: Request, turn: Turn, panel: Panel, *, board: bool) -> _Wanted | None:
    painter = request.services.painter(turn.table.game)
    stem = _stem(turn.table, turn.seat) + ("-next" if turn.imagined else "")
    named = request.plain_names(turn.table)
    if panel.proposed is not None:
        foreseen = f"{turn.game.notation(panel.proposed)} {turn.lets_host_answer}"
        digest = hashlib.sha256(foreseen.encode()).hexdigest()[:8]
        action, words = panel.proposed, request.words
        preview = partial(painter.preview, turn.view, words, action, turn.preview(action), names=named)
        return _Wanted(f"preview-{stem}-{digest}", preview)
    match panel.beside or (Beside.BOARD if board else None):
        case Beside.HAND:
            return _Wanted(f"hand-{stem}", partial(painter.hand, turn.view, request.words, names=named))
        case Beside.CLOSE_UP:
            part, around = (f"-{panel.around}", panel.around) if panel.around else ("", None)
            draw = partial(painter.close_up, turn.view, request.words, around=around, names=named)
            return _Wanted(f"close-up-{stem}{part}", draw)
        case Beside.BOARD:
            return _board(request, turn.table, turn.view, stem)
    return None


def _stem(table: Table, seat: Seat | None) -> str:
    """Return what the names of a seat's pictures have in common: they are others once the game has gone on."""
    return f"{f'lesson-{table.game}' if table.lesson else table.id}-{table.seq}-{seat}"


def _board(request: Request, table: Table, view: Any, stem: str) -> _Wanted:
    painter, named = request.services.painter(table.game), request.plain_names(table)
    return _Wanted(f"board-{stem}", partial(painter.board, view, request.words, before=None, caption="", names=named))


def _has_picture(request: Request, wanted: _Wanted) -> bool:
    pressed = request.interaction.message
    if pressed is None or not request.reply.pressed_private:
        return False
    return any(each.filename.startswith(f"{wanted.name}.") for each in pressed.attachments)


async def _follow_with_picture(request: Request, table: Table, wanted: _Wanted | None) -> None:
    if wanted is None:
        forget_picture(request, table)
        return
    picture = await request.services.render_pool.draw(_drawn_for(request, table), wanted.name, wanted.job)
    if picture is not None:
        await request.attach(picture)


def forget_picture(request: Request, table: Table) -> None:
    """Draw no picture any more for the page before: another one stands in its place."""
    request.services.render_pool.forget(_drawn_for(request, table))


def _drawn_for(request: Request, table: Table) -> tuple[object, ...]:
    return ("panel", table.id, request.person.id)
