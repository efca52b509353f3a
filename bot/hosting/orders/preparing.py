"""Preparing the action of one's next turn, before it comes.

It is chosen at the position as it would be if the turn came now (`Game.at_turn`), and kept as a standing order that is
used once. When the seat is asked, the host enters it as the seat's own, after as long as any ordered answer takes, if
it is legal and nothing has changed where it acts. Else the seat is asked like any other. Nobody else can see that there
is one, and no clock knows of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame, WhichTable
from bot.hosting.orders.conditions import Conditions, digest_of_scene
from bot.hosting.orders.standing_orders import Prepared, StandingOrder
from bot.hosting.playing.play import find_seat, write_order
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Press, Refused, Status
from bot.store.order_row import OrderRow
from engine.choices import Thing
from engine.contract import Action


async def next_turn(context: HostContext, press: Press, table: WhichTable) -> Turn:
    """Return the presser's next turn as it would be if it came now."""
    async with context.looking_at(table) as live:
        return _next_turn(live, press)


async def prepare(context: HostContext, press: Press, table: WhichTable, action: Action, *, anyway: bool) -> None:
    """Keep an action for the presser's next turn, in place of the one that was prepared before."""

    def find(live: LiveGame) -> OrderRow:
        turn = _next_turn(live, press)
        turn.check(action)
        if press.since not in (None, turn.since):
            raise Refused("prepared-stale", table=live.table.id)
        return order_for(turn, action, anyway=anyway).row(turn.seat)

    await write_order(context, table, find)


def order_for(turn: Turn, action: Action, *, anyway: bool) -> StandingOrder:
    """Return the order for a prepared action; it holds for the round (or what the game has for one) of that turn.

    `anyway`: also where something has changed there.
    """
    scene = None if anyway else digest_of_scene(turn.game, turn.view, action)
    conditions = Conditions(marks=turn.game.marks(turn.view), scene=scene)
    return StandingOrder(turn.decision.kind, Prepared(turn.game.notation(action)), once=True, conditions=conditions)


def places(turn: Turn, action: Action) -> Sequence[Thing]:
    """Return where an action acts: what its condition is about."""
    return tuple(turn.game.scene(turn.view, action))


def _next_turn(live: LiveGame, press: Press) -> Turn:
    table, match = live.table, live.match
    if table.status is not Status.RUNNING:
        raise Refused(f"table-{table.status}", table=table.id)
    seat = find_seat(table, press)
    if table.occupant(seat).held_by is not None:
        raise Refused("automa-plays", table=table.id)
    if any(each.seat == seat for each in match.decisions()):
        raise Refused("turn-has-come", table=table.id)
    position = match.game.at_turn(match.position, seat)
    if position is None:
        raise Refused("nothing-to-prepare", table=table.id)
    decision = next(each for each in match.game.decisions(position) if each.seat == seat)
    return Turn(table, match.game, position, decision, orders=live.orders.get(seat, ()), imagined=True)
