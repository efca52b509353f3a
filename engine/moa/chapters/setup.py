"""The setup of a game, and of each period (rules S, P)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Seat, ShuffleOrDie
from engine.faults import one_of, phrase
from engine.moa.agenda import BeginPeriod, BeginRound
from engine.moa.chapters.transition import Transition
from engine.moa.events import GameStarted, HandDealt, PeriodBegan
from engine.moa.position import MoaPosition, SeatState, TerritoryState
from engine.moa.rules import Rules
from engine.schema import Fault


def neutral_colour(seats: Sequence[Seat], colours: Sequence[Seat]) -> Seat | None:
    """T1: with two seats, the first colour that neither has."""
    if len(seats) != 2:
        return None
    return next(colour for colour in colours if colour not in seats)


def check_seats(seats: Sequence[Seat], neutral: Seat | None, rules: Rules) -> None:
    """Raise Unreadable when nobody can play with these seats (S1, T1)."""
    if (fault := _wrong_seats(seats, neutral, rules)) is not None:
        raise fault.unreadable("seats")


def _wrong_seats(seats: Sequence[Seat], neutral: Seat | None, rules: Rules) -> Fault | None:
    limits = rules.components.limits
    fewest, most = limits.seats
    if len(seats) != 2 and not fewest <= len(seats) <= most:
        expected = phrase("moa-fault-seat-counts", "2 or {fewest} to {most}", fewest=fewest, most=most)
        return Fault("seats", len(seats), expected)
    everybody = [*seats, neutral] if neutral is not None else list(seats)
    if len(set(everybody)) != len(everybody):
        return Fault("seats", everybody, phrase("moa-fault-different", "different colours"))
    for seat in everybody:
        if seat not in limits.colours:
            return Fault("seats", repr(seat), one_of(list(limits.colours)))
    if (neutral is None) != (len(seats) != 2):
        expected = phrase("moa-fault-neutral", "a colour exactly with two seats")
        return Fault("neutral", repr(neutral), expected)
    return None


def set_up(seats: Sequence[Seat], neutral: Seat | None, rules: Rules, chance: ShuffleOrDie) -> Transition:
    """S1 to S3: draw the seating, lay the leader tiles, shuffle the mammal deck."""
    limits = rules.components.limits
    seating = tuple(chance.shuffle("seating", list(seats)))
    tiles = chance.shuffle("leader_tiles", rules.leader_tiles)
    everybody = seating if neutral is None else (*seating, neutral)
    position = MoaPosition(
        rules=rules,
        seating=seating,
        neutral=neutral,
        first_player=seating[0],
        period=0,
        round=0,
        volcano=0,
        erupted=False,
        sales=0,
        active_terrain=(),
        display=dict.fromkeys(rules.waiting, 0),
        stock={kind: tile.count for kind, tile in rules.components.karakia_tiles.items()},
        territories={n: TerritoryState(leader_tile=tile) for n, tile in zip(rules.terrain, tiles, strict=True)},
        seats={seat: SeatState(0, limits.birds, limits.leaders) for seat in everybody},
        bird_draw=(),
        mammal_draw=tuple(chance.shuffle("mammal_deck", rules.mammal_deck)),
        terrain_draw=(),
        bird_discard=(),
        mammal_discard=(),
        agenda=[BeginPeriod()],
    )
    transition = Transition(position, chance)
    transition.emit(GameStarted(seating, neutral))
    return transition


def begin_period(transition: Transition, _: BeginPeriod) -> None:
    """P1: shuffle all bird cards and deal; choose the terrain cards of the period."""
    position = transition.position
    limits = position.rules.components.limits
    position.period += 1
    position.round = 1
    position.bird_discard = ()
    position.bird_draw = tuple(transition.chance.shuffle("bird_deck", position.rules.bird_deck))
    position.terrain_draw = tuple(
        transition.chance.deal("terrain_deck", position.rules.terrain_deck, limits.terrain_cards)
    )
    transition.emit(PeriodBegan(position.period))
    for seat in position.clockwise():
        cards, position.bird_draw = position.bird_draw[: limits.hand], position.bird_draw[limits.hand :]
        position.seats[seat].hand = tuple(sorted(cards))
        transition.emit(HandDealt(seat, len(cards), position.seats[seat].hand))
    transition.push(BeginRound())
