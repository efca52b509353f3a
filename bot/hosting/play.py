"""Acting: the life of one press, from the person's seat to the committed log row."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TypeVar

import structlog

from bot.hosting.commit import Conflict, Step, asked_since, calls_for_post, commit, forgotten_if_it_fails, questions
from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame
from bot.hosting.loading import read_entries
from bot.hosting.table import Press, Refused, Status, Table
from bot.hosting.turn import Turn
from bot.store import log
from bot.store.log import LogRow
from engine.contract import Action, Event, Illegal, Seat, Unreadable
from engine.log import Entry

ATTEMPTS = 5
"""How often a press is tried again when other processes were faster."""

T = TypeVar("T")
log_lines = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Acted:
    """What came of an action."""

    table: Table
    seq: int
    events: tuple[Event, ...]
    """As the acting seat may see them."""
    again: bool = False
    """True when this press had acted before: nothing happened now."""
    turn: Turn | None = None
    """What the same seat is asked next, if it is."""
    public: bool = False
    """Whether a post tells at once all of it that the seat may know, so that nothing need be said privately."""


async def turn(context: HostContext, press: Press, table_id: int) -> Turn:
    """Return what the person's seat is asked now."""
    async with context.looking_at(table_id) as live:
        return find_turn(live, press, to_act=False)


async def act(context: HostContext, press: Press, table_id: int, action: Action, ahead: Action | None = None) -> Acted:
    """Take an action for the person's own seat, once.

    `ahead` is what the seat answers to a question still to come: an entry of its own once it is asked, where legal.
    """

    async def attempt() -> Acted:
        async with context.database.read() as connection:
            live = await context.live_game(connection, table_id)
            before = await log.answered(connection, press.id)
        if before is not None:
            return await acted_before(context, live, press, before.seq)
        seat = find_turn(live, press, to_act=True).seat
        entries = len(live.match.entries)
        await enter(context, live, seat, action, press=press, ahead=ahead)
        await answer_for_seats(context, live)
        events = [event for entry in live.match.entries[entries:] for event in seen(entry, seat)]
        public = _all_told(live, entries, seat)
        return Acted(live.table, live.table.seq, tuple(events), turn=next_turn(live, seat), public=public)

    return await in_turn(context, table_id, attempt)


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
    ahead: Action | None = None,
) -> int:
    """Take an action and commit it; give the seq of its log row. Illegal when the rules refuse it.

    What the seat had answered ahead gives way to `ahead`: each answer is given at most once.
    """
    table, match = live.table, live.match
    answered = None if ahead is None else match.game.notation(ahead)
    changed = {seat: answered} if table.occupant(seat).ahead != answered else {}
    seq, before = table.seq + 1, questions(match.game, match.position)
    entry = match.act(seat, action, context.rng)
    with forgotten_if_it_fails(context, table.id):
        over = match.result is not None
        asked = asked_since(table.asked_since, before, questions(match.game, match.position), seq, seat)
        row = LogRow(seq, entry.to_data(), None, asked, press.person.id if press else None)
        posting = calls_for_post(entry, asked, seq, over=over)
        await commit(context, live, Step(row, posting, changed), press)
        status = Status.FINISHED if over else table.status
        occupants = tuple(replace(each, ahead=changed.get(each.seat, each.ahead)) for each in table.occupants)
        live.table = replace(table, seq=seq, asked_since=asked, status=status, occupants=occupants)
        live.seqs.append(seq)
        live.asked.append(asked)
    wake_workers(context, live, posting=posting)
    return seq


async def answer_for_seats(context: HostContext, live: LiveGame) -> None:
    """Return what seats have answered ahead, and take the bonuses of those that let the host, as entries of their own.

    For who holds the table's lock. Only what was asked by the newest entry is answered: whoever takes an answer of the
    host back decides alone then.
    """
    while (found := _answer_for_a_seat(context, live)) is not None:
        await enter(context, live, *found, press=None)


def _answer_for_a_seat(context: HostContext, live: LiveGame) -> tuple[Seat, Action] | None:
    table = live.table
    for decision in live.match.decisions():
        if table.asked_since[decision.seat] == table.seq:
            turn = Turn(table, live.game, live.match.position, decision)
            if (action := _answered_ahead(turn) or _plain_answer(context, turn)) is not None:
                return decision.seat, action
    return None


def _answered_ahead(turn: Turn) -> Action | None:
    """Return what the seat has answered ahead; None where it has not, or the rules no longer allow it."""
    ahead = turn.table.occupant(turn.seat).ahead
    if ahead is None:
        return None
    try:
        action: Action = turn.game.parse(ahead)
        turn.check(action)
    except (Unreadable, Illegal):  # it was meant for another question: this one is asked
        return None
    return action


def _plain_answer(context: HostContext, turn: Turn) -> Action | None:
    table = turn.table
    if not table.occupant(turn.seat).bonuses or not context.offers_bonuses(table.game):
        return None
    try:
        if (action := context.plain_answers[table.game](turn)) is not None:
            turn.check(action)
    except Exception:  # what the presser did is done: the seat is asked instead
        log_lines.exception("plain_answer_failed", table=table.id, seq=table.seq)
        return None
    return action


def wake_workers(context: HostContext, live: LiveGame, *, posting: bool) -> None:
    """Stir those who work in the background after a commit."""
    if posting:
        context.on_enqueued()
    if live.asked_automa() is not None:
        context.on_automa(live.table.id)


def _all_told(live: LiveGame, before: int, seat: Seat) -> bool:
    """Return whether a post tells at once all that `seat` may know of the entries behind the first `before`."""
    match, over = live.match, live.match.result is not None
    new = list(zip(match.entries, live.asked, live.seqs, strict=True))[before:]
    posting = any(calls_for_post(entry, asked, seq, over=over) for entry, asked, seq in new)
    return posting and live.asks_people() and all(seen(entry, seat) == seen(entry, None) for entry, _, _ in new)


# -- what the presser is told ---------------------------------------------------------------------------------------


def find_turn(live: LiveGame, press: Press, *, to_act: bool) -> Turn:
    """Return what the presser's seat is asked, or may answer anew. Refused as Host.turn.

    Who only looks at an answer of one's own may come by any older button: the one in the channel is still there.
    """
    table = live.table
    if table.status in (Status.FINISHED, Status.CANCELLED):
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
        raise Refused("stale", table=table.id, kind=decision.kind, since=since, question=dict(decision.question))
    return Turn(table, live.game, live.match.position, decision, answered=answered is not None)


def find_seat(table: Table, press: Press) -> Seat:
    """Return the presser's seat. Refused: not-seated."""
    seat = table.seat_of(press.person.id)
    if seat is None:
        raise Refused("not-seated", table=table.id)
    return seat


async def acted_before(context: HostContext, live: LiveGame, press: Press, seq: int) -> Acted:
    """Say once more what came of a press, from the log row `seq` that it led to."""
    seat = find_seat(live.table, press)
    async with context.database.read() as connection:
        row = await log.row(connection, live.table.id, seq)
        if row.undoes is not None:
            row = await log.row(connection, live.table.id, row.undoes)
    (entry,) = read_entries(live.game, live.table.id, [row])
    return Acted(live.table, seq, seen(entry, seat), again=True, turn=next_turn(live, seat))


def seen(entry: Entry, seat: Seat | None) -> tuple[Event, ...]:
    """Return what a seat (None: a spectator) may know of an entry."""
    return tuple(event.seen_by(seat) for event in entry.events)


def next_turn(live: LiveGame, seat: Seat) -> Turn | None:
    """Return what a seat is asked now, if it is."""
    decision = next((each for each in live.match.decisions() if each.seat == seat), None)
    if decision is None or live.table.status != Status.RUNNING:
        return None
    return Turn(live.table, live.game, live.match.position, decision)
