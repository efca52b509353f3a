"""What a seat does in a running game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.hosting.context import HostContext
from bot.hosting.live_game import WhichTable
from bot.hosting.orders import preparing
from bot.hosting.orders.standing_orders import StandingOrder
from bot.hosting.playing import play, undo
from bot.hosting.playing.play import Acted
from bot.hosting.playing.turn import Turn
from bot.hosting.suggesting import asking
from bot.hosting.suggesting.asking import Suggested
from bot.hosting.table import Press
from bot.hosting.tips import giving
from bot.hosting.tips.tip import Tip
from engine.contract import Action


class Playing:
    """Turns: what a seat is asked, what it answers, prepares, orders and takes back."""

    def __init__(self, context: HostContext) -> None:
        self._context = context

    async def turn(self, press: Press, table: WhichTable) -> Turn:
        """Return what the person's seat is asked now, or has answered and may answer anew.

        Refused: not-seated, not-asked and answered (with who is asked), stale (the press's `since` is not that of the
        present decision; facts tell what is asked now), still-lobby, table-finished, table-cancelled.
        """
        return await play.turn(self._context, press, table)

    async def act(self, press: Press, table: WhichTable, action: Action, ahead: Action | None = None) -> Acted:
        """Take an action for the person's own seat. Refused as `turn`; Illegal from the rules.

        `ahead` is what the seat answers to the question still to come (`Game.ahead`); its next action, whoever gives
        it, replaces it.
        """
        return await play.act(self._context, press, table, action, ahead)

    async def suggest(self, press: Press, table: WhichTable, on_thinking: Callable[[], Awaitable[None]]) -> Suggested:
        """Suggest moves for what the person's seat is asked; nobody else can notice that.

        `on_thinking` is awaited where they have to be thought about first. Refused as `turn`; suggestions-off (at that
        table), suggest-nothing (not for this, or not in this game), suggest-busy (another question of that person is
        thought about), suggest-stale (something else is asked by now), suggest-crowded (too
        much waits to be thought about).
        """
        return await asking.suggest(self._context, press, table, on_thinking)

    async def tip(self, turn: Turn, person_id: int) -> Tip | None:
        """Return a tip that is of use to a person at a turn, once each, if the person wants any."""
        return await giving.tip_for(self._context, turn, person_id)

    async def next_turn(self, press: Press, table: WhichTable) -> Turn:
        """Return the next turn of the person's seat as it would be if it came now, to prepare an action for it.

        Refused: turn-has-come (the seat is asked), nothing-to-prepare (nobody can tell what it will be asked),
        automa-plays (for the person just now), not-seated, still-lobby, table-finished, table-cancelled.
        """
        return await preparing.next_turn(self._context, press, table)

    async def prepare(self, press: Press, table: WhichTable, action: Action, *, anyway: bool = False) -> None:
        """Prepare an action for that turn: it is entered when the turn comes, if nothing has changed where it acts.

        `anyway`: also where something has, as long as it is legal. Refused as `next_turn`, and prepared-stale
        (something has happened since the press's `since`); Illegal from the rules.
        """
        await preparing.prepare(self._context, press, table, action, anyway=anyway)

    async def give_order(self, press: Press, table_id: int, order: StandingOrder) -> None:
        """Let the host answer for the person's seat, from its next question on, in place of an order of that kind.

        Refused: not-seated, still-lobby, table-finished, table-cancelled.
        """
        await play.change_order(self._context, press, table_id, order, given=True)

    async def take_back_order(self, press: Press, table_id: int, order: StandingOrder) -> None:
        """Take back the order for that kind of decision. Refused as `give_order`."""
        await play.change_order(self._context, press, table_id, order, given=False)

    async def standing_orders(self, person_id: int, table_id: int) -> Sequence[StandingOrder]:
        """Return what a person has told the host to answer; nobody else is told."""
        return await play.orders_of(self._context, person_id, table_id)

    async def undo(self, press: Press, table: WhichTable) -> Acted:
        """Take back the person's own last action; `events` are those taken back.

        A press with `since` means the action that led to that seq, and takes back no other. Refused: undo-revealed
        (with the `events` that revealed something), undo-other-acted (with the `seats` that acted since),
        undo-nothing, undo-passed (the person acted on since then), undo-done, not-seated, table-finished; and
        undo-place-taken for the end of a game played alone, where another table stands by now.
        """
        return await undo.undo(self._context, press, table)
