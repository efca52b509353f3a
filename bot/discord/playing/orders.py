"""`/table orders`: what the host answers for the presser's seat. Only its person sees this page."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from discord.utils import format_dt

from bot.discord.answering.request import Request
from bot.discord.messages import controls
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.items import LABEL_LENGTH, PressButton, PressSelect, Row, clip, in_rows, option
from bot.discord.messages.message import Message
from bot.games.pages import prepared
from bot.hosting.orders.conditions import Conditions
from bot.hosting.orders.order_choices import order_choices
from bot.hosting.orders.standing_orders import OBVIOUS, StandingOrder
from bot.hosting.playing.turn import Sight, Turn
from bot.hosting.table import Refused, Status, Table
from engine.choices import declining
from engine.contract import AnyGame, Illegal, Unreadable
from render.words import Words

GIVE, OFF, NONE, OBVIOUS_ON = "give", "off", "none", "obvious"
"""What a press on the page wants: the order that a select has, an order taken back, all taken back, obvious answers."""
MOST_OFF = 10
"""How many orders have a button that takes them back."""


async def show(request: Request, *, lead: str = "") -> None:
    """Show what is answered for the presser's seat, and what can be ordered; `lead` stands above it."""
    await _page(request, await _own_table(request), lead)


async def preparing_button(request: Request, table: Table) -> PressButton | None:
    """Return the button that begins to prepare the presser's next turn; None where it cannot be."""
    try:
        turn = await request.host.playing.next_turn(request.fresh_press(), table.id)
    except Refused:
        return None
    seat = controls.seat_index(turn.game, turn.seat)
    again = any(each.prepared for each in turn.orders)
    label = "button-prepare-again" if again else "button-prepare"
    return controls.button(request.words, Verb.PREPARE, table.id, seat=seat, label=label)


async def press(request: Request) -> None:
    """Carry out what was pressed on the page, and show it as it is then."""
    table = await _own_table(request)
    what, _, rest = request.path.partition(".")
    orders = await request.host.playing.standing_orders(request.person.id, table.id)
    if what == GIVE:
        await request.host.playing.give_order(request.press(), table.id, await _chosen(request, table))
    elif what == OBVIOUS_ON:
        await request.host.playing.give_order(request.press(), table.id, OBVIOUS)
    elif what in (OFF, NONE):
        for order in orders:
            if what == NONE or _key(order) == rest:
                await request.host.playing.take_back_order(request.press(), table.id, order)
    elif what:
        raise Refused("unknown-press")
    await _page(request, table)


def can_decline(game: AnyGame, kind: str) -> bool:
    """Return whether an order can turn down a kind of decision."""
    return declining(game.ways, kind) is not None


def button(words: Words, table_id: int) -> PressButton:
    """Return the button that shows the page."""
    return controls.button(words, Verb.ORDERS, table_id)


def comes_of_prepared(words: Words, turn: Turn, now: datetime) -> str:
    """Return what comes of the action that was prepared for a turn, now that it is asked; "" where none was."""
    prepared_for = [each for each in turn.orders if each.prepared and each.decision == turn.decision.kind]
    for order in prepared_for:
        if turn.imagined or order.conditions.over(turn.game, turn.view, turn.seat, now):
            continue
        return words("turn-prepared" if order.answer(turn, now) is not None else "turn-prepared-dropped")
    return ""


async def _own_table(request: Request) -> Table:
    table = await request.table()
    if table.seat_of(request.person.id) is None:
        raise Refused("not-seated", table=table.id)
    if table.status is not Status.RUNNING:
        raise Refused("still-lobby" if table.status is Status.LOBBY else f"table-{table.status}", table=table.id)
    return table


async def _chosen(request: Request, table: Table) -> StandingOrder:
    """Return the order whose code the select gave. Refused: unknown-press, for a forged one."""
    sight = await request.host.looking.sight(request.person.id, table.id)
    wanted = request.chosen[0] if request.chosen else ""
    for code, order in order_choices(sight.game, sight.view, sight.seat or "", request.host.now()):
        if code == wanted:
            return order
    raise Refused("unknown-press")


async def _turn(request: Request, table: Table) -> Turn | None:
    """Return the presser's next turn as it would be now, or what the presser is asked; None where it is neither."""
    for find in (request.host.playing.next_turn, request.host.playing.turn):
        try:
            return await find(request.fresh_press(), table.id)
        except Refused:
            continue
    return None


async def _page(request: Request, table: Table, lead: str = "") -> None:
    sight = await request.host.looking.sight(request.person.id, table.id)
    now, seat = request.host.now(), sight.seat or ""
    every = await request.host.playing.standing_orders(request.person.id, table.id)
    orders = [each for each in every if not each.conditions.over(sight.game, sight.view, seat, now)]
    words = request.words
    turn = await _turn(request, table)
    lines = [
        _told_prepared(request, turn, sight, each)
        if each.prepared
        else words("orders-line", what=_what(words, sight, each), when=_when(words, sight, each))
        for each in orders
    ]
    above = [lead, ""] if lead else []
    text = "\n".join([*above, words("orders-title"), *(lines or [words("orders-none")]), "", words("orders-hidden")])
    prepare = await preparing_button(request, table)
    await request.reply.update(Message(text, (*_rows(request, sight, orders), *([[prepare]] if prepare else []))))


def _told_prepared(request: Request, turn: Turn | None, sight: Sight, order: StandingOrder) -> str:
    """Return the line of a prepared action: what it is, and whether it will be entered as things stand."""
    words, presenter, names = request.words, request.services.presenters[sight.game.name], request.names(sight.table)
    notation = order.answers.stored()
    if turn is None:
        return words("orders-line", what=f"`{notation}`", when=prepared.when(words, ()))
    try:
        action = sight.game.parse(notation)
        turn.check(action)
        what = presenter.in_words(turn, action, names, words).removesuffix(".")  # a colon comes behind it
    except (Illegal, Unreadable):
        return words("orders-line", what=f"`{notation}`", when=words("prepared-not-now"))
    places = () if order.conditions.scene is None else presenter.places(turn, action, names, words)
    if not order.conditions.same_scene(turn, action):
        return words("orders-line", what=what, when=words("prepared-changed", places=words.listed(list(places))))
    return words("orders-line", what=what, when=prepared.when(words, places))


def _rows(request: Request, sight: Sight, orders: Sequence[StandingOrder]) -> tuple[Row, ...]:
    words, table_id = request.words, sight.table.id
    off = [
        PressButton(
            clip(words("button-orders-off", what=_what(words, sight, each)), LABEL_LENGTH),
            CustomId(Verb.ORDERS, table_id, path=f"{OFF}.{_key(each)}"),
        )
        for each in orders[:MOST_OFF]
    ]
    rows: list[Row] = [*in_rows(off)]
    choices = order_choices(sight.game, sight.view, sight.seat or "", request.host.now())
    if choices:
        options = [
            option(_what(words, sight, order), code, _when(words, sight, order, hours=code.rpartition("-")[2]))
            for code, order in choices
        ]
        rows.append(PressSelect(words("orders-give"), CustomId(Verb.ORDERS, table_id, path=GIVE), options))
    last = []
    if sight.game.obvious_kinds and OBVIOUS not in orders:
        label = words(f"{sight.game.name}-obvious-on")
        last.append(PressButton(label, CustomId(Verb.ORDERS, table_id, path=OBVIOUS_ON)))
    if orders:
        last.append(PressButton(words("button-orders-none"), CustomId(Verb.ORDERS, table_id, path=NONE)))
    return (*rows, *([last] if last else []))


def _key(order: StandingOrder) -> str:
    """Return what a button carries to name an order of a seat."""
    return f"{order.decision or ''}{'.once' if order.once else ''}"


def _what(words: Words, sight: Sight, order: StandingOrder) -> str:
    """Return what an order answers."""
    if order == OBVIOUS:
        return words("orders-obvious")
    if order.prepared:
        return words("orders-prepared")
    if order.once:
        return words("orders-once")
    return words(f"{sight.game.name}-declines-{order.decision}")


def _when(words: Words, sight: Sight, order: StandingOrder, *, hours: str = "") -> str:
    """Return until when, or where, an order holds. `hours`: for a field that shows no moments."""
    if order.once:
        return words("orders-when-asked")
    conditions: Conditions = order.conditions
    told = [words(f"orders-mark-{name}") for name in conditions.marks]
    told += [words(f"{sight.game.name}-fewer-{name}", count=bound) for name, bound in conditions.fewer.items()]
    if conditions.until is not None:
        shown = words("orders-hours", hours=int(hours)) if hours else format_dt(conditions.until, "f")
        told.append(shown if hours else words("orders-until", moment=shown))
    if conditions.affairs is not None:
        told.append(words(f"{sight.game.name}-affairs"))
    return words.listed(told) if told else words("orders-when-always")
