"""Undo with consent: going back over what others have done, or what has shown something hidden."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, ClassVar

from typing_extensions import override

from bot.hosting.agreements.deciding import Decided, propose
from bot.hosting.agreements.kind import Kind, Matter, Outcome, others, tell_asked
from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame
from bot.hosting.playing.commit import write_steps
from bot.hosting.playing.play import find_seat, seen
from bot.hosting.playing.undo import check_open, check_undo, steps_back, undo, went_back
from bot.hosting.posting.post import Happened, Post
from bot.hosting.table import Press, Refused, Table
from bot.store import log as store_log
from bot.store.proposals import Proposal
from engine.contract import AnyGame, Decision, Seat

FIRST = "first"
"""The fact of a proposal that says how far back: the seq of the first entry that is taken back."""


@dataclass(frozen=True, slots=True)
class WayBack:
    """What going back would take back, and how the table would stand then, as one seat may see it."""

    table: Table
    game: AnyGame
    seat: Seat
    first: int
    happened: tuple[Happened, ...]
    now: Any
    """The seat's view now."""
    view: Any
    """Its view then."""
    decisions: tuple[Decision, ...]
    """What is asked then, and of whom."""
    at_once: bool
    """Whether nobody else has to agree."""
    known: bool
    """Whether something hidden, or chance, was shown by what is taken back: it stays known."""


class TakingBack(Kind):
    """Take back all from an entry on."""

    name: ClassVar[str] = "undo"
    open_for: ClassVar[timedelta | None] = timedelta(days=3)
    void_by_play: ClassVar[bool] = True
    told_by_board: ClassVar[bool] = True

    @override
    async def check(self, matter: Matter) -> None:
        """Refuse what is not there any more, or was followed by another person's action since it was proposed.

        Refused: undo-done, undo-nothing (the start), undo-too-old, proposal-acted, and as `undo.check_open`.
        """
        await check_open(matter.connection, matter.table)
        live, first = await matter.live(), matter.proposal.facts[FIRST]
        position_before(live, first)
        since = await store_log.rows(matter.connection, matter.table.id, matter.proposal.seq)
        for row in since:
            seat = None if row.entry is None else row.entry["seat"]
            if seat is None or matter.table.occupant(seat).played_by is None:
                raise Refused("proposal-acted", table=matter.table.id)

    @override
    async def carry_out(self, matter: Matter) -> None:
        """Go back in memory, and write a row for each entry taken back."""
        live, first = await matter.live(), matter.proposal.facts[FIRST]
        matter.context.cache.drop(matter.table.id)  # until it is committed
        undone = live.match.rewind(live.seqs.index(first))
        steps = steps_back(live, undone, matter.proposal.person_id)
        await write_steps(matter.context, matter.connection, live, steps, None)
        if first == matter.row.posted_until + 1 and not matter.fresh:
            await _tell_asked_again(matter, steps[-1].row.asked_since)

        def committed() -> None:
            went_back(live, steps, undone, None)
            matter.context.cache.put(live)

        matter.afterwards.append(committed)

    @override
    async def illustrate(self, live: LiveGame, proposal: Proposal, post: Post) -> Post:
        """Show what is taken back, the board as it would be, and what is asked then."""
        first = proposal.facts[FIRST]
        if first not in live.seqs:
            return post
        position = position_before(live, first)
        return replace(
            post,
            happened=_happened(live, first, None),
            before=live.game.view(live.match.position, None),
            view=live.game.view(position, None),
            decisions=live.game.decisions(position),
        )


async def _tell_asked_again(matter: Matter, since: Mapping[Seat, int]) -> None:
    """Have those told who are asked what the newest post asks, and were not just now: no new post pings them.

    Not the presser; and nobody during a pause, after whose end who is asked is told.
    """
    table = matter.table
    if table.paused_at is not None:
        return
    presser = None if matter.press is None else matter.press.person.id
    again = {seat: seq for seat, seq in since.items() if table.asked_since.get(seat) != seq}
    await tell_asked(matter, {each: again[each] for each in again if table.occupant(each).person_id != presser})


def position_before(live: LiveGame, first: int) -> Any:
    """Return the position before the entry of that seq. Refused: undo-done, undo-nothing, undo-too-old."""
    if first not in live.seqs:
        raise Refused("undo-done", table=live.table.id)
    kept = live.seqs.index(first)
    if kept == 0:
        raise Refused("undo-nothing", table=live.table.id)
    try:
        return live.match.after(kept)
    except Exception as error:  # entries of older rules, from which the game went on by its snapshot
        raise Refused("undo-too-old", table=live.table.id) from error


def _happened(live: LiveGame, first: int, seat: Seat | None) -> tuple[Happened, ...]:
    kept = live.seqs.index(first)
    entries = zip(live.seqs[kept:], live.match.entries[kept:], strict=True)
    return tuple(Happened(seq, seen(entry, seat), revealed=entry.reveals) for seq, entry in entries)


async def way_back(context: HostContext, press: Press, table_id: int, first: int) -> WayBack:
    """Return what going back to before the entry of that seq means. Refused as `TakingBack.check`, and not-seated."""
    async with context.looking_at(table_id) as live:
        async with context.database.read() as connection:
            await check_open(connection, live.table)
        seat = find_seat(live.table, press)
        position, happened = position_before(live, first), _happened(live, first, seat)
        return WayBack(
            live.table,
            live.game,
            seat,
            first,
            happened,
            now=live.game.view(live.match.position, seat),
            view=live.game.view(position, seat),
            decisions=live.game.decisions(position),
            at_once=not others(live.table, seat) or _may_alone(live, press, first),
            known=any(each.revealed for each in happened),
        )


def _may_alone(live: LiveGame, press: Press, first: int) -> bool:
    """Return whether it is what the presser may take back without asking."""
    try:
        check_undo(live, find_seat(live.table, press), replace(press, since=first))
    except Refused:
        return False
    return True


async def go_back(context: HostContext, press: Press, table_id: int, first: int) -> Decided:
    """Go back to before the entry of that seq: at once where nobody has to agree, else the others are asked.

    Refused as `Agreements.propose`, and as `TakingBack.check`.
    """
    async with context.looking_at(table_id) as live:
        alone = _may_alone(live, press, first)
        position_before(live, first)
        happened = _happened(live, first, None)
    if alone:
        acted = await undo(context, replace(press, since=first), table_id)
        return Decided(acted.table, None, Outcome.AGREED)
    facts = {FIRST: first, "count": len(happened), "known": any(each.revealed for each in happened)}
    return await propose(context, press, table_id, TakingBack.name, facts)
