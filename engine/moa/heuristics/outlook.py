"""A position as the heuristics see it: whose turns are to come, what mammals threaten, what land and hands bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract import Seat
from engine.moa.agenda import (
    AskAction,
    AskDefend,
    AskDefenders,
    AskDiscard,
    AskTiles,
    BeginTurn,
    CallWaiting,
    DrawMammals,
    Instruct,
)
from engine.moa.chapters.payment import FIGHT, TWO_FIGHT
from engine.moa.components import VOLCANO_TERRITORY, WEASEL
from engine.moa.heuristics.land import HEAT, MOVING, NOBODY
from engine.moa.heuristics.tables import MOST_ROUNDS, Tables, tail
from engine.moa.position import MoaPosition
from engine.moa.rules import lowered

HOTTEST = 16
"""Heat is not told apart above this."""
CARDS_FOR_ALL_TURNS = 1.2
"""With so many cards for each of its turns a seat can come everywhere."""


class Standing(NamedTuple):
    """Who stands in a territory: the pieces of each seat, and which of them has the leader there, or NOBODY."""

    counts: tuple[int, ...]
    leader: int


class Ground(NamedTuple):
    """What is known of a territory, whoever stands there."""

    values: tuple[int, int]
    heats: tuple[int, ...]
    """How much each seat may still come, in this period and in the next."""
    next_heats: tuple[int, ...]
    stays: float
    """How likely it outlasts this period; how much of what it brings in the next one counts now."""
    hope: float
    hit: float
    """How likely it is invaded in this period, and in the next one."""
    hit_next: float
    idle: Sequence[float]
    """How likely each seat does not defend it, if it is asked once."""

    def shares(self, counts: Sequence[int]) -> tuple[float, float]:
        """Return what of the points of this period and of the next one is to be expected where these stand."""
        hit, after = self.hit, self.hit_next
        if not (hit or after):
            return self.stays, self.hope
        lost = 1.0
        for count, idle in zip(counts, self.idle, strict=True):
            if count:
                lost *= idle
        kept = 1 - hit * lost
        return self.stays * kept, self.hope * kept * (1 - after * lost)


class Outlook:
    """What a position leads to, as far as everybody goes on as usual."""

    __slots__ = (
        "active",
        "grounds",
        "hit",
        "hit_next",
        "idle",
        "last",
        "later",
        "next_heats",
        "number_of",
        "open_heats",
        "position",
        "queue",
        "seats",
        "shut_heats",
        "standings",
        "tables",
        "turns",
        "using",
        "volcano_stays",
    )

    def __init__(self, tables: Tables, position: MoaPosition) -> None:
        self.tables = tables
        self.position = position
        self.seats: tuple[Seat, ...] = tuple(position.seats)
        self.last = position.period >= tables.periods
        """Whether no period follows."""
        self.number_of = {seat: at for at, seat in enumerate(self.seats)}
        self.later = tables.rounds - position.round
        self.active = position.open_territories
        self.queue: tuple[int, tuple[Seat, ...]] | None = None
        """A territory that is being invaded, and who may defend it still."""
        self.using: Seat | None = None
        """Who may still use tiles, behind its action."""
        now, mammals = self._agenda()
        self.turns = {seat: self.later + now.get(seat, 0) for seat in self.seats}
        self._heat(now)
        self.idle = [1 - self._readiness(seat) for seat in self.seats]
        """How likely each seat does not defend what it has, if it is asked once."""
        self._threats(mammals)
        self._volcano()
        self.standings: dict[int, Standing] = {}
        self.grounds: dict[tuple[int, bool, bool], Ground] = {}

    # -- what is to come --------------------------------------------------------------------------------------------

    def _agenda(self) -> tuple[dict[Seat, int], float]:
        """Return who has a turn to come in this round, and how many mammals are on their way in it."""
        now: dict[Seat, int] = {}
        mammals = 0.0
        defender: Seat | None = None
        for step in self.position.agenda:
            match step:
                case BeginTurn(seat) | AskAction(seat):
                    now[seat] = 1
                case AskTiles(seat):
                    self.using = seat
                case AskDefenders(territory, _, seats):
                    self.queue = territory, seats
                case AskDefend(seat):
                    defender = seat
                case Instruct() | DrawMammals() | CallWaiting():
                    mammals += self._pending(step)
        if defender is not None and self.queue is not None:
            self.queue = self.queue[0], (defender, *self.queue[1])
        return now, mammals

    def _pending(self, step: Instruct | DrawMammals | CallWaiting) -> float:
        tables, display = self.tables, self.position.display
        match step:
            case DrawMammals(cards):
                return cards * tables.kinds[WEASEL]
            case CallWaiting(mammal):
                return display[mammal]
            case Instruct(card):
                instruction = card.split(":")[1]
                if instruction.startswith("draw_"):
                    return int(instruction[-1]) * tables.kinds[WEASEL]
                return display.get(instruction.removesuffix("_invasion"), 0)

    def _heat(self, now: dict[Seat, int]) -> None:
        """Reckon how much each seat may still come to open and to other territories, and in the next period."""
        position = self.position
        often = self.later * self.tables.weights.land.open_rate
        opened, shut, after = [], [], []
        for seat in self.seats:
            state = position.seats[seat]
            if seat == position.neutral:
                turns = sum(now.values()) + self.later * len(position.seating)
                heat = -min(HOTTEST, round(turns * HEAT / 4)) if state.birds else 0
                opened.append(heat)
                shut.append(heat)
                after.append(-HOTTEST)
                continue
            turns = self.turns[seat]
            can = min(1.0, len(state.hand) / (CARDS_FOR_ALL_TURNS * turns)) if turns and state.birds else 0.0
            opened.append(min(HOTTEST, round(HEAT * can * (now.get(seat, 0) + often))))
            shut.append(min(HOTTEST, round(HEAT * can * often)))
            after.append(round(HEAT * self.tables.rounds * self.tables.weights.land.open_rate))
        self.open_heats, self.shut_heats, self.next_heats = tuple(opened), tuple(shut), tuple(after)

    def _readiness(self, seat: Seat) -> float:
        """Return how likely a seat defends what it has, if it is asked once."""
        weights = self.tables.weights.defence
        ready = (self.fight_of(seat) - weights.free) / weights.full
        return weights.most * min(1.0, max(0.0, ready))

    def fight_of(self, seat: Seat) -> int:
        """Count the fight icons that a seat could spend."""
        icons, state = self.tables.rules.icons, self.position.seats[seat]
        fight = self.tables.fight_in(state.hand)
        if state.leader_tiles:
            fight += sum([icons[tile][FIGHT] for tile in state.leader_tiles])
        return fight + 2 * state.karakia.count(TWO_FIGHT) if state.karakia else fight

    def _threats(self, pending: float) -> None:
        """Reckon how likely each territory is invaded, in this period and in the next one."""
        tables, position = self.tables, self.position
        later = min(self.later, MOST_ROUNDS - 1)
        mean = pending + tables.fresh[later]
        for kind, waiting in position.display.items():
            if waiting:
                mean += waiting * tables.called[kind][later]
        exposed, after = [], []
        for number, territory in position.territories.items():
            if territory.mammal is None and not position.closed_for_good(number):
                after.append(number)
                if not territory.stronghold:
                    exposed.append(number)
        self.hit = dict(zip(exposed, tail(mean, len(exposed)), strict=True))
        self.hit_next: dict[int, float] = {}
        if not self.last:
            self.hit_next = dict(zip(after, tail(tables.fresh[tables.rounds], len(after)), strict=True))

    def _volcano(self) -> None:
        """Reckon how likely 12 outlasts this period, and the next."""
        position, tables = self.position, self.tables
        steps = tables.rules.eruption_step - position.volcano
        if position.erupted or steps <= 0:
            self.volcano_stays = (0.0, 0.0)
            return
        this, both = (tail(tables.rises * rounds, steps)[-1] for rounds in (self.later, self.later + tables.rounds))
        self.volcano_stays = (1 - this, 1 - both)

    # -- land -------------------------------------------------------------------------------------------------------

    def standing(self, number: int) -> Standing:
        """Return who stands in a territory now."""
        found = self.standings.get(number)
        if found is None:
            territory = self.position.territories[number]
            birds = territory.birds
            counts = [birds.get(seat, 0) for seat in self.seats]
            leader = NOBODY
            if territory.leader is not None:
                leader = self.number_of[territory.leader]
                counts[leader] += 1
            found = self.standings[number] = Standing(tuple(counts), leader)
        return found

    def ground(self, number: int, *, sold: bool = False, safe: bool = False) -> Ground:
        """Return what is known of a territory; `safe`: no mammal comes there in this period."""
        key = number, sold, safe
        found = self.grounds.get(key)
        if found is None:
            found = self.grounds[key] = self._ground(number, sold, safe)
        return found

    def _ground(self, number: int, sold: bool, safe: bool) -> Ground:
        land, rules = self.tables.weights.land, self.tables.rules
        values = lowered(rules.vp[number], number, rules, self.position.volcano)
        stays, stays_next = self.volcano_stays if number == VOLCANO_TERRITORY else (1.0, 1.0)
        share = land.sold_hope if sold else land.hope
        hope = 0.0 if self.last else share * stays_next
        if sold:
            return Ground(values, *self.move_heats(), stays, hope, 0.0, 0.0, self.idle)
        heats = self.open_heats if number in self.active else self.shut_heats
        hit = 0.0 if safe else self.hit.get(number, 0.0)
        return Ground(values, heats, self.next_heats, stays, hope, hit, self.hit_next.get(number, 0.0), self.idle)

    def move_heats(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return how much each seat may come to sold land, where only a move tile leads, now and in the next period."""
        weights, position = self.tables.weights.land, self.position
        stock = weights.move_stock * position.stock["move"] * self.later
        now, after = [], []
        for seat in self.seats:
            state, plays = position.seats[seat], seat != position.neutral
            often = weights.move_held * state.karakia.count("move") + stock if plays and self.turns[seat] else 0.0
            now.append(_moving(often))
            after.append(_moving(weights.move_next if plays else 0.0))
        return tuple(now), tuple(after)

    def fate(self, number: int) -> tuple[bool, bool]:
        """Return whether a territory is sold, and whether it is being invaded right now."""
        return self.position.territories[number].sold_by is not None, self.queue is not None and self.queue[0] == number

    def land(self, number: int) -> list[float]:
        """Return what each seat may expect of a territory as it stands."""
        sold, invaded = self.fate(number)
        ground, (counts, leader) = self.ground(number, sold=sold, safe=invaded), self.standing(number)
        part, hope = ground.shares(counts)
        points, held = self.tables.land.points, self.held if invaded else 1.0
        now = points(ground.values, counts, leader, ground.heats)
        if not hope:
            return [held * part * each for each in now]
        after = points(ground.values, counts, leader, ground.next_heats)
        return [held * (part * one + hope * other) for one, other in zip(now, after, strict=True)]

    @property
    def held(self) -> float:
        """Return how likely somebody defends the territory that is being invaded."""
        return self._defended(0)

    @property
    def held_by_others(self) -> float:
        """Return how likely somebody behind the one who is asked now defends it."""
        return self._defended(1)

    def _defended(self, first: int) -> float:
        """Return how likely somebody defends, without the `first` ones in the queue."""
        if self.queue is None:
            return 0.0
        number, seats = self.queue
        needed = self.tables.rules.fight[self.position.territories[number].mammal or ""]
        able = sum(self.fight_of(seat) >= needed for seat in seats[first:])
        return 1 - (1 - self.tables.weights.defence.willing) ** able

    # -- seats ------------------------------------------------------------------------------------------------------

    def hold(self, seat: Seat) -> float:
        """Return what the hand and the tiles of a seat are worth."""
        state, tables = self.position.seats[seat], self.tables
        turns = self.turns[seat]
        total = tables.hand_worth(self._kept(seat), turns, state.birds, last=self.last) if state.hand else 0.0
        more = not self.last
        total += self.reserve(state.birds)
        if state.leader_tiles and (turns or more):
            total += tables.weights.hand.keep * sum([tables.things[tile] for tile in state.leader_tiles])
        if state.karakia and (turns or more or seat == self.using):
            total += sum([tables.tiles[tile] for tile in state.karakia])
        return total

    def reserve(self, birds: int) -> float:
        """Return what birds in the supply are worth for the period after this one."""
        weights = self.tables.weights.hand
        return 0.0 if self.last else weights.reserve * min(birds, weights.reserve_most)

    def _kept(self, seat: Seat) -> tuple[str, ...]:
        """Return the hand; without the worst cards while some are to be discarded (KT2)."""
        hand, top = self.position.seats[seat].hand, self.position.agenda[-1]
        if not (isinstance(top, AskDiscard) and top.seat == seat):
            return hand
        things = self.tables.things if self.position.seats[seat].birds else self.tables.birdless
        return tuple(sorted(sorted(hand, key=lambda card: things[card])[3:]))

    def booked(self, seat: Seat) -> int:
        """Return what a seat has or surely gets at the end of the period beside land."""
        state, tables = self.position.seats[seat], self.tables
        trophy = tables.rules.trophy
        total = state.score
        for kind in (*state.trophies, *state.sold_cards):
            total += trophy[kind]
        for tile in state.leader_tiles:
            total += tables.points.get(tile, 0)
        return total


def _moving(often: float) -> int:
    """Return the heat of birds that are moved so often."""
    heat = min(HOTTEST, round(HEAT * often))
    return MOVING + heat if heat else 0
