"""Acting: the life of one press, from the person's seat to the committed log row."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple, TypeVar

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame, WhichTable, number_of
from bot.hosting.loading import read_entries
from bot.hosting.orders.answers_to_come import OrderedAnswer, answers_to_come, ordered_answers
from bot.hosting.orders.standing_orders import StandingOrder, kept_orders, order_ahead
from bot.hosting.playing.commit import (
    Ahead,
    Also,
    Conflict,
    Step,
    asked_since,
    calls_for_post,
    commit,
    commit_revision,
    forgotten_if_it_fails,
    occupant_of,
    questions,
)
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import log as store_log
from bot.store import notices, timers
from bot.store import orders as store_orders
from bot.store import tables as store_tables
from bot.store.log import LogRow
from bot.store.order_row import OrderRow
from bot.store.timers import NewTimer
from engine.contract import Action, Event, Seat
from engine.log import Entry
from engine.match import Match

STILL = "still"
"""The kind of notice that tells somebody directly to be asked on: in the channel it would show that nobody is there."""
MOST_ANSWERS = 100
"""How many answers in a row the standing orders of a table give."""
ATTEMPTS = 5
"""How often a press is tried when other processes are faster."""

T = TypeVar("T")
log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Acted:
    """What came of an action."""

    table: Table
    seq: int
    events: tuple[Event, ...]
    """As the acting seat may see them."""
    _look: Callable[[], Any]
    again: bool = False
    """True when this press acted before: nothing happened now."""
    turn: Turn | None = None
    """What the same seat is asked next, if it is."""
    changed: bool = False
    """Whether it took the place of the seat's own answer: nobody else notices that."""
    public: bool = False
    """Whether a post tells at once all that the seat may know of it: then no private answer is needed."""

    @property
    def view(self) -> Any:
        """Return what the acting seat sees now. It is made when it is looked at."""
        return self._look() if self.turn is None else self.turn.view


async def turn(context: HostContext, press: Press, table: WhichTable) -> Turn:
    """Return what the person's seat is asked now."""
    async with context.looking_at(table) as live:
        return find_turn(live, press, to_act=False)


async def act(
    context: HostContext, press: Press, table: WhichTable, action: Action, ahead: Action | None = None
) -> Acted:
    """Take an action for the person's own seat, once.

    `ahead` is what the seat answers to the question still to come (`Game.ahead`): an entry of its own once it is asked,
    where that is legal then. A press that acted before is found by its id, which can be written only once: that is read
    only when something stands in the way.
    """
    which, retrying = table, False

    async def attempt() -> Acted:
        nonlocal which, retrying
        live = await context.live(which)
        if retrying and (acted := await acted_before(context, live, press)) is not None:
            return acted
        which, retrying, seq = number_of(table), True, live.table.seq
        try:
            return await _act(context, live, press, action, ahead)
        except Conflict:
            raise
        except Exception:  # whatever it is: a press that acted before this attempt is told what it did
            acted = await acted_before(context, await context.live(which), press)
            if acted is not None and acted.seq <= seq:
                return acted
            raise

    return await in_turn(context, number_of(table), attempt)


async def _act(context: HostContext, live: LiveGame, press: Press, action: Action, ahead: Action | None) -> Acted:
    turn = find_turn(live, press, to_act=True)
    seat, entries = turn.seat, len(live.match.entries)
    order = None if ahead is None else order_ahead(live.game, turn.ahead(action), ahead)
    entry = await revise(context, live, seat, action, press=press, ahead=order) if turn.answered else None
    if entry is not None:
        acted = what_came_of(live, seat, seen(entry, seat), public=False)
        return replace(acted, seq=live.seqs[entry.n - 1], changed=True)
    await enter(context, live, seat, action, press=press, ahead=order)
    await answer_for_seats(context, live)
    events = [event for entry in live.match.entries[entries:] for event in seen(entry, seat)]
    return what_came_of(live, seat, events, public=_all_told(live, entries, seat))


async def in_turn(context: HostContext, table_id: int, attempt: Callable[[], Awaitable[T]]) -> T:
    """Hold the table's lock and try, again whenever another process was faster. Refused: busy."""
    async with context.locks.hold(table_id):
        for _ in range(ATTEMPTS):
            try:
                return await attempt()
            except Conflict:
                continue
    raise Refused("busy", table=table_id)


async def enter(
    context: HostContext,
    live: LiveGame,
    seat: Seat,
    action: Action,
    *,
    press: Press | None,
    ahead: StandingOrder | None = None,
    instead: Instead | None = None,
) -> int:
    """Take an action and commit it; return the seq of its log row. Illegal when the rules refuse it.

    The orders that the seat had given to be used once give way to `ahead`: each answers at most once. `instead`: who
    acts in the place of the seat's person.
    """
    instead = instead or Instead()
    table, match = live.table, live.match
    kind = _asked_kind(live, seat)
    orders = kept_orders(live.orders.get(seat, ()), ahead, kind)
    seq, before = table.seq + 1, questions(match.game, match.position)
    entry = match.time_out(seat, context.rng) if instead.host else match.act(seat, action, context.rng, instead.automa)
    with forgotten_if_it_fails(context, table.id):
        over = match.result is not None
        asked = asked_since(table.asked_since, before, questions(match.game, match.position), seq, seat)
        row = LogRow(seq, entry.to_data(), None, asked, press.person.id if press else None)
        answered = any(each.seat == seat for each in match.revisable())  # the post that asked tells who has
        posting = answered or calls_for_post(entry, asked, seq, over=over)
        changed = orders != live.orders.get(seat, ())
        used = Ahead(seat, ahead, kind) if changed else None
        step = Step(row, posting, used, seat, goes_on=instead.goes_on(match, asked, seq))
        live.orders = {**live.orders, seat: orders}
        planned = answers_to_come(context, live, asked, seq)
        asks_on = asked.get(seat) == seq and not posting and all(each.seat != seat for each in planned)
        still = _Still(table, seat, seq) if instead.ordered and asks_on else None
        await commit(context, live, [step], press, _beside(context, instead.also, planned, still))
        status = Status.FINISHED if over else table.status
        live.table = replace(back_again(table, press), seq=seq, asked_since=asked, status=status)
        live.seqs.append(seq)
        live.asked.append(asked)
        live.by.append(row.person_id)
    return seq


def _asked_kind(live: LiveGame, seat: Seat) -> str:
    """Return which kind of decision a seat is asked, or may answer anew."""
    every = (*live.match.decisions(), *live.match.revisable())
    return next((each.kind for each in every if each.seat == seat), "")


class _Still(NamedTuple):
    """A seat that is asked on after an answer that it had ordered, and that no post tells."""

    table: Table
    seat: Seat
    since: int


def _beside(context: HostContext, also: Also | None, planned: Sequence[NewTimer], still: _Still | None) -> Also:
    """Return what is written in the transaction of an entry: what belongs to it, timers, and who is told."""

    async def write(connection: AsyncConnection) -> None:
        if also is not None:
            await also(connection)
        if planned:
            await timers.plan(connection, planned)
        if still is not None and (person_id := still.table.occupant(still.seat).person_id) is not None:
            now = context.clock.now()
            await notices.enqueue(connection, person_id, STILL, now, table_id=still.table.id, since=still.since)

    return write


@dataclass(frozen=True, slots=True)
class Instead:
    """Who acts in the place of a seat's person, and what is written with that."""

    automa: str | None = None
    """The level of the automa that does."""
    host: bool = False
    """Whether the host gives the default: the time of the seat is over."""
    ordered: bool = False
    """Whether it is an answer that the seat had ordered, entered after a while: its person may not be there."""
    also: Also | None = None
    goes_on: Callable[[Match, Mapping[Seat, int], int], bool] = lambda _match, _asked, _seq: False
    """Whether what is asked then (since when by seat; the seq of the entry) is answered at once in the same way."""


def back_again(table: Table, press: Press | None) -> Table:
    """Return a table at which the presser has acted: who was away or late is not so any more."""
    known = None if press is None else occupant_of(table, press)
    if known is None or not (known.held_by or known.timed_out):
        return table
    back = replace(known, held_by=None, timed_out=0)
    return replace(table, occupants=tuple(back if each is known else each for each in table.occupants))


async def revise(
    context: HostContext, live: LiveGame, seat: Seat, action: Action, *, press: Press, ahead: StandingOrder | None
) -> Entry | None:
    """Change an answer while others are asked, so that nobody else can notice; None: it has to be an entry of its own.

    Illegal when the rules refuse it.
    """
    if (occupant := live.table.occupant(seat)).held_by or occupant.timed_out:
        return None  # that somebody has come back may be seen
    kind = _asked_kind(live, seat)
    with forgotten_if_it_fails(context, live.table.id):
        entry = live.match.revise(seat, action, context.rng)
        if entry is None:
            return None
        orders = kept_orders(live.orders.get(seat, ()), ahead, kind)
        changed = Ahead(seat, ahead, kind) if orders != live.orders.get(seat, ()) else None
        seq = live.seqs[entry.n - 1]
        data = replace(entry, taken_back=0).to_data()  # who reads the rows behind it finds the mark anew
        row = LogRow(seq, data, None, live.asked[entry.n - 1], press.person.id)
        await commit_revision(context, live, row, changed, press)
        live.by[entry.n - 1] = row.person_id
        live.table = replace(live.table, seating=live.table.seating + 1)
        live.orders = {**live.orders, seat: orders}
    return entry


async def answer_for_seats(context: HostContext, live: LiveGame) -> None:
    """Enter the ordered answers that need not wait, as entries of their own.

    For who holds the table's lock. Only what was asked by the newest entry is answered: whoever takes an answer of the
    host back decides alone then. Orders that lead nowhere must not go on for ever: the seats are asked where an answer
    leaves the position as it was, and after very many answers.
    """
    for _ in range(MOST_ANSWERS):
        if (found := _at_once(context, live)) is None:
            return
        before = live.match.position
        await enter(context, live, found.seat, found.action, press=None)
        if live.match.position == before:
            break
    else:
        if _at_once(context, live) is None:
            return
    log.warning("standing_orders_stopped", table=live.table.id, seq=live.table.seq)


def _at_once(context: HostContext, live: LiveGame) -> OrderedAnswer | None:
    answers = ordered_answers(context, live, live.table.asked_since, live.table.seq)
    return next((each for each in answers if each.at_once), None)


def _all_told(live: LiveGame, before: int, seat: Seat) -> bool:
    """Return whether a post tells at once all that `seat` may know of the entries behind the first `before`."""
    match, over = live.match, live.match.result is not None
    new = list(zip(match.entries, live.asked, live.seqs, strict=True))[before:]
    posting = any(calls_for_post(entry, asked, seq, over=over) for entry, asked, seq in new)
    return posting and live.asks_people() and all(seen(entry, seat) == seen(entry, None) for entry, _, _ in new)


# -- what the presser is told ---------------------------------------------------------------------------------------


def find_turn(live: LiveGame, press: Press, *, to_act: bool) -> Turn:
    """Return what the presser's seat is asked, or may answer anew. Refused as Playing.turn.

    Who only looks at an answer of one's own may come by any older button: the one in the channel is still there.
    """
    table = live.table
    if table.status.over:
        raise Refused(f"table-{table.status}", table=table.id)
    seat = find_seat(table, press)
    decisions = live.match.decisions()
    answered = next((each for each in live.match.revisable() if each.seat == seat), None)
    decision = answered or next((each for each in decisions if each.seat == seat), None)
    if decision is None:
        names = [table.occupant(each.seat).name for each in decisions]
        # A component that names its decision was made when this seat was asked: that has been answered since then.
        raise Refused(
            "not-asked" if press.since is None else "answered",
            table=table.id,
            asked=names,
            seats=[each.seat for each in decisions],
        )
    if press.since not in (None, table.asked_since[seat]) and (to_act or answered is None):
        since = table.asked_since[seat]
        raise Refused("stale", table=table.id, kind=decision.kind, since=since, question=dict(decision.facts))
    return live.turn(decision, answered=answered is not None)


def find_seat(table: Table, press: Press) -> Seat:
    """Return the presser's seat. Refused: not-seated."""
    seat = table.seat_of(press.person.id)
    if seat is None:
        raise Refused("not-seated", table=table.id)
    return seat


async def acted_before(context: HostContext, live: LiveGame, press: Press) -> Acted | None:
    """Return again what came of a press, from the log row that it wrote; None when it has not acted."""
    async with context.database.read() as connection:
        before = await store_log.answered(connection, press.id)
        if before is None:
            return None
        row = await store_log.row(connection, live.table.id, before.seq)
        if row.undoes is not None:
            row = await store_log.row(connection, live.table.id, row.undoes)
    (entry,) = read_entries(live.game, live.table.id, [row])
    seat = find_seat(live.table, press)
    return replace(what_came_of(live, seat, seen(entry, seat), public=False), seq=before.seq, again=True)


def what_came_of(live: LiveGame, seat: Seat, events: Iterable[Event], *, public: bool) -> Acted:
    """Return what came of an action of `seat`, as things stand now."""
    look = partial(live.game.view, live.match.position, seat)
    return Acted(live.table, live.table.seq, tuple(events), look, turn=next_turn(live, seat), public=public)


def seen(entry: Entry, seat: Seat | None) -> tuple[Event, ...]:
    """Return what a seat (None: a spectator) may know of an entry."""
    return tuple(event.seen_by(seat) for event in entry.events)


def next_turn(live: LiveGame, seat: Seat) -> Turn | None:
    """Return what a seat is asked now, if it is."""
    decision = next((each for each in live.match.decisions() if each.seat == seat), None)
    if decision is None or live.table.status != Status.RUNNING:
        return None
    return live.turn(decision)


# -- standing orders ------------------------------------------------------------------------------------------------


async def change_order(context: HostContext, press: Press, table_id: int, order: StandingOrder, *, given: bool) -> None:
    """Give an order for the presser's seat, from the next question on, or take it back.

    No undo touches it and no record shows it. Refused: not-seated, still-lobby, table-finished, table-cancelled.
    """

    def find(live: LiveGame) -> OrderRow:
        if live.table.status is not Status.RUNNING:
            raise Refused(f"table-{live.table.status}", table=table_id)
        return order.row(find_seat(live.table, press))

    await write_order(context, table_id, find, given=given)


async def write_order(
    context: HostContext, which: WhichTable, find: Callable[[LiveGame], OrderRow], *, given: bool = True
) -> None:
    """Give the order that `find` makes, or take it back; nothing where that refuses.

    It is counted as a change of the table. So an order is given by nobody who has lost the seat meanwhile, and found by
    every press, also by one that had read the table before.
    """
    table_id = number_of(which)
    hint = [which]

    async def attempt() -> None:
        live = await context.live(hint.pop() if hint else table_id)
        row, table = find(live), live.table
        with forgotten_if_it_fails(context, table_id):
            async with context.database.write() as connection:
                if not await store_tables.count_change(connection, table_id, table.seq, table.seating):
                    raise Conflict
                if given:
                    await store_orders.give(connection, table_id, row, context.clock.now())
                else:
                    await store_orders.take_back(connection, table_id, row.seat, row.decision, once=row.once)
            live.table = replace(table, seating=table.seating + 1)

    await in_turn(context, table_id, attempt)


async def orders_of(context: HostContext, person_id: int, table_id: int) -> Sequence[StandingOrder]:
    """Return the standing orders of a person's own seat."""
    async with context.looking_at(table_id) as live:
        seat = live.table.seat_of(person_id)
        return () if seat is None else live.orders.get(seat, ())
