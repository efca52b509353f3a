"""A game at a table at which seats have standing orders and prepared turns, as somebody else can watch it.

The same stretch is hosted twice, with other things in the places that the witness cannot see, with the same orders and
the same answers by hand. Time is wound on at both alike until the host has entered what was ordered.

What is left out, since there others may see a difference:

- A prepared action that is legal at one of the tables only is not prepared; where it has become so by the time of the
  turn, the stretch ends. What a hand can do may be seen, as it is where a seat answers by hand. Orders to decline are
  never left out: every hand can decline.
- Where time is over for a seat and the defaults differ, the stretch ends: a default may name cards of the hand.
- Where something hidden comes to light that differs, the stretch ends, as in `watch_twice`. That the host has entered
  the answer which brought that, and when, is still compared.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import timedelta
from typing import TypeAlias

from bot.hosting.clocks.schedule import Stage
from bot.hosting.clocks.typed import presets
from bot.hosting.orders.answers_to_come import TIMER, answers_to_come
from bot.hosting.orders.order_choices import order_choices
from bot.hosting.orders.standing_orders import OBVIOUS, StandingOrder
from bot.hosting.people.choices import ChosenNext, ChosenReminders
from bot.hosting.people.preferences import Reminders
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Refused
from bot.store import timers
from engine.contract import Action, Illegal, Seat, Unreadable
from engine.question import question_of
from tests.support.permute import permute
from tests.support.witness import TRIES, Hosted, Stand, Stretch, Watched, answer_for_both, is_legal, told_apart

PAUSES = (5.0, 120.0, 1000.0, 1000.0)
"""Seconds between answers by hand: mostly the host is faster."""
CLOCKS = (None, None, "daily", "live")
"""The presets of clocks: one under which ordered answers have as long as without any, and one that hurries."""
Tables: TypeAlias = tuple[Hosted, Hosted]


async def watch_orders(stands: tuple[Stand, Stand], stretch: Stretch, steps: int) -> Watched:
    """Play a stretch twice, where seats let the host answer. `answers` counts what the host has entered for them."""
    rng = random.Random(stretch.seed)
    twin = permute(stretch.case.game, stretch.position, stretch.seat, rng, alike_later=rng.random() < 0.7)
    preset = rng.choice(CLOCKS)
    clock = None if preset is None else presets()[preset]
    one, other = await stands[0].seat(stretch, stretch.position, clock), await stands[1].seat(stretch, twin, clock)
    pair = _Pair((one, other), rng)
    await pair.choose_reminders()
    for n in range(steps):
        for seat in stretch.case.setup.seats:
            await pair.give_orders(seat, 0.7 if n == 0 else 0.1)
        if n == 0:
            await pair.ask_anew()
        elif not await pair.answer_by_hand(f"{stretch.seed} {n}"):
            break
        if not await pair.wind(max(PAUSES) if n == 0 else rng.choice(PAUSES)):
            break
        for each in pair.tables:
            await each.look()
    return Watched((stands[0].witness.noted, stands[1].witness.noted), pair.ordered)


@dataclass
class _Pair:
    """The two tables of a stretch."""

    tables: Tables
    rng: random.Random
    ordered: int = 0
    """How many ordered answers the host has entered at the first one."""

    async def choose_reminders(self) -> None:
        """Let the people of both tables take letters in the same different ways."""
        for seat in self.tables[0].stretch.case.setup.seats:
            chosen = ChosenReminders(self.rng.choice([None, *Reminders])), ChosenNext(self.rng.random() < 0.3)
            closed = self.rng.random() < 0.3
            for each in self.tables:
                person, witness = each.people[seat], each.stand.witness
                await each.stand.host.people.choose(each.stand.press(person, each.place), *chosen)
                witness.closed |= {person.id} if closed else set()

    # -- orders -----------------------------------------------------------------------------------------------------

    async def give_orders(self, seat: Seat, chance: float) -> None:
        """Let a seat give orders at both tables, and take back others; it prepares its turn."""
        codes: dict[str, list[str]] = {}
        for code in _choices(self.tables[0], seat):
            codes.setdefault(code.split(".")[0], []).append(code)
        for of_kind in codes.values():
            if self.rng.random() < chance:
                code = self.rng.choice(of_kind)
                await self._change(seat, [_choices(each, seat)[code] for each in self.tables], given=True)
        if self.tables[0].stretch.case.game.obvious_kinds and self.rng.random() < chance:
            await self._change(seat, [OBVIOUS, OBVIOUS], given=self.rng.random() < 0.7)
        if self.rng.random() < max(0.3, chance):
            await self._prepare(seat)

    async def _change(self, seat: Seat, orders: list[StandingOrder], *, given: bool) -> None:
        for each, order in zip(self.tables, orders, strict=True):
            host, press = each.stand.host, each.stand.press(each.people[seat], each.place)
            change = host.playing.give_order if given else host.playing.take_back_order
            await change(press, each.table_id, order)

    async def _prepare(self, seat: Seat) -> None:
        turns: list[Turn] = []
        presses = [each.stand.press(each.people[seat], each.place) for each in self.tables]
        for each, press in zip(self.tables, presses, strict=True):
            try:
                turns.append(await each.stand.host.playing.next_turn(press, each.table_id))
            except Refused:
                return
        drawn = (turns[0].draw(self.rng) for _ in range(TRIES))
        action = next((each for each in drawn if _allowed(turns[1], each)), None)
        if action is not None:
            anyway = self.rng.random() < 0.5
            for each, press in zip(self.tables, presses, strict=True):
                await each.stand.host.playing.prepare(press, each.table_id, action, anyway=anyway)

    async def ask_anew(self) -> None:
        """Let the host answer already what is asked where the stretch begins."""
        for each in self.tables:
            context = each.stand.host._context
            live = await context.live(each.table_id)
            async with context.database.write() as connection:
                await timers.plan(connection, answers_to_come(context, live, live.table.asked_since, live.table.seq))

    # -- play -------------------------------------------------------------------------------------------------------

    async def answer_by_hand(self, seed: str) -> bool:
        """Answer for a seat at both tables, where a legal answer is found; return whether they stay alike."""
        found = answer_for_both(*self.tables, self.rng)
        if found is None:
            return False
        for each in self.tables:
            await each.act(*found, seed)
        return await self._alike()

    async def wind(self, seconds: float) -> bool:
        """Let time pass at both tables; return whether they stay alike. What comes after they do not is not noted."""
        clock = self.tables[0].stand.clock
        until = clock.now() + timedelta(seconds=seconds)
        while True:
            if await self._time_is_over_apart():
                return False
            await self._serve()
            if not await self._alike():
                return False
            dues = [due for each in self.tables for due in await each.stand.deliver()]
            if (left := (min([until, *dues]) - clock.now()).total_seconds()) <= 0:
                return True
            for each in self.tables:
                each.stand.clock.forward(left)

    async def _serve(self) -> None:
        """Serve the timers that are due, and note that entries came of it."""
        due = await self._due(TIMER)
        for number, each in enumerate(self.tables):
            before = len(each.live.match.entries)
            await each.stand.serve()
            entries = each.live.match.entries[before:]
            if entries:
                each.stand.witness.note("entries", before)
            if number == 0:
                self.ordered += sum(entry.seat in due for entry in entries)

    async def _time_is_over_apart(self) -> bool:
        """Return whether the host is to answer for a seat that is too late, and the tables differ in how."""
        if not await self._due(Stage.TIME_OUT):
            return False
        one, other = ({each.seat: each.default for each in table.live.match.decisions()} for table in self.tables)
        return one != other

    async def _due(self, kind: str) -> list[Seat | None]:
        """Return the seats for which timers of a kind are due at the first table now."""
        table = self.tables[0]
        async with table.stand.host._context.database.read() as connection:
            planned = await timers.of_table(connection, table.table_id)
        return [each.seat for each in planned if each.kind == kind and each.due_at <= table.stand.clock.now()]

    async def _alike(self) -> bool:
        """Return whether nothing has come to light, and what is to be used once is legal at both tables or neither."""
        if told_apart(*self.tables, 1):
            return False
        one, other = self.tables
        seats = [each.seat for each in one.live.match.decisions()]
        return all([await _once(one, seat) == await _once(other, seat) for seat in seats])


def _choices(table: Hosted, seat: Seat) -> dict[str, StandingOrder]:
    match = table.live.match
    view = match.game.view(match.position, seat)
    return dict(order_choices(match.game, view, seat, table.stand.clock.now()))


def _allowed(turn: Turn, action: Action) -> bool:
    try:
        turn.check(action)
    except Illegal:
        return False
    return True


async def _once(table: Hosted, seat: Seat) -> list[Action | None]:
    """Return what a seat has ordered to be done once, as far as it is legal now."""
    orders = await table.stand.host.playing.standing_orders(table.people[seat].id, table.table_id)
    return [_legal_answer(table, seat, each) for each in orders if each.once]


def _legal_answer(table: Hosted, seat: Seat, order: StandingOrder) -> Action | None:
    """Return the answer of an order, whatever its conditions: whether those hold must hang on nothing hidden."""
    match = table.live.match
    try:
        question = question_of(match.game, match.position, seat)
        action = order.answers.answer(question)
    except (Illegal, Unreadable, ValueError):
        return None
    return action if action is not None and is_legal(match, seat, action) else None
