"""The course of the game: turns, rounds and periods, and running on to the next decision (rules B1, H1, R1, P)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.contract import Seat
from engine.moa.actions import Decline, EndTurn, NeutralSkip, Pass
from engine.moa.agenda import (
    AskAction,
    AskDefend,
    AskDefenders,
    AskNeutral,
    AskTiles,
    BeginPeriod,
    BeginRound,
    BeginTurn,
    CallWaiting,
    DrawMammals,
    EndRound,
    FinishTurn,
    Instruct,
    ScorePeriod,
    Step,
)
from engine.moa.events import FirstPlayerPassed, GameEnded, Passed, PeriodScored, TurnBegan, TurnEnded
from engine.moa.invasion import ask_defenders, call_waiting, clear_strongholds, decline
from engine.moa.neutral import can_add, neutral_skip, roll
from engine.moa.payment import is_points
from engine.moa.play import Play, added
from engine.moa.position import MoaPosition
from engine.moa.scoring import public_sheet, result, score_period
from engine.moa.setup import begin_period
from engine.moa.terrain import begin_round, draw_mammals, instruct
from engine.moa.tiles import has_use


def run_on(play: Play) -> None:
    """Carry out the agenda up to the next decision or the end."""
    agenda = play.position.agenda
    while agenda:
        step = agenda[-1]
        work = _WORK.get(type(step))
        if work is not None:
            agenda.pop()
            work(play, step)
        elif not _host_answers(play, step):
            return


def _host_answers(play: Play, step: Step) -> bool:
    """Answer a decision that is public knowledge: H1, the end of a turn by itself (B1), nothing to add (T3)."""
    position = play.position
    match step:
        case AskAction(seat) if is_bare(position, seat):
            take_pass(play, seat, Pass(), by_host=True)
        case AskDefend(seat) if is_bare(position, seat):
            decline(play, seat, Decline(), by_host=True)
        case AskTiles(seat) if not has_use(position, seat):
            play.position.agenda.pop()
        case AskNeutral(seat, territory) if not can_add(position, territory):
            neutral_skip(play, seat, NeutralSkip(), by_host=True)
        case _:
            return False
    return True


def is_bare(position: MoaPosition, seat: Seat) -> bool:
    """H1: no bird cards, no leader tile with icons, no karakia tile (fresh ones count)."""
    state = position.seats[seat]
    return not state.hand and not state.karakia and all(map(is_points, state.leader_tiles))


# -- turns ----------------------------------------------------------------------------------------------------------


def begin_turn(play: Play, step: BeginTurn) -> None:
    """B1: one action, tiles around it."""
    if play.position.rules.fresh_until_own_turn:
        play.position.seats[step.seat].fresh = ()
    play.tell(TurnBegan(step.seat))
    play.then(AskAction(step.seat), FinishTurn(step.seat))


def action_taken(play: Play, seat: Seat) -> None:
    """B1: the action is taken; tiles may still be used."""
    play.position.agenda[-1] = AskTiles(seat)


def take_pass(play: Play, seat: Seat, _: Pass, by_host: bool = False) -> None:
    """B4: a pass counts as the action."""
    play.tell(Passed(seat, by_host))
    action_taken(play, seat)


def end_turn(play: Play, _: Seat, _action: EndTurn) -> None:
    """B1: the seat uses no further tile."""
    play.position.agenda.pop()


def finish_turn(play: Play, step: FinishTurn) -> None:
    """K2: fresh tiles become ready; T1: then the die is rolled."""
    if not play.position.rules.fresh_until_own_turn:
        play.position.seats[step.seat].fresh = ()
    play.tell(TurnEnded(step.seat))
    if play.position.neutral is not None:
        roll(play, step.seat)


# -- rounds and periods ---------------------------------------------------------------------------------------------


def end_round(play: Play, _: EndRound) -> None:
    """R1: the token passes; then another round, or the period is scored."""
    position = play.position
    position.first_player = position.clockwise()[1]
    play.tell(FirstPlayerPassed(position.first_player))
    if position.round < position.rules.components.limits.rounds:
        position.round += 1
        play.then(BeginRound())
    else:
        play.then(ScorePeriod())


def finish_period(play: Play, _: ScorePeriod) -> None:
    """P4, P3: score, tidy up; then another period, or the end."""
    position = play.position
    sheet = score_period(position)
    for column in sheet.seats:
        position.seats[column.seat].score = column.after
    position.sheets += (public_sheet(position, sheet),)
    play.tell(PeriodScored(position.sheets[-1]))
    _tidy_up(play)
    if position.period < position.rules.components.limits.periods:
        play.then(BeginPeriod())
    elif (ended := result(position)) is not None:
        play.tell(GameEnded(ended.scores, ended.winners))


def _tidy_up(play: Play) -> None:
    """SC4, SC5, P3: what is scored leaves, and hands and strongholds."""
    position = play.position
    for state in position.seats.values():
        play.discard_mammals(*state.sold_cards)
        state.trophies = state.sold_cards = ()
        state.leader_tiles = tuple(tile for tile in state.leader_tiles if not is_points(tile))
        position.bird_discard = added(position.bird_discard, state.hand)
        state.hand = ()
    for territory in position.territories.values():
        territory.sale_scored = territory.sold_by is not None
    clear_strongholds(play)


_WORK: dict[type[Step], Callable[[Play, Any], None]] = {
    BeginPeriod: begin_period,
    BeginRound: begin_round,
    Instruct: instruct,
    DrawMammals: draw_mammals,
    CallWaiting: call_waiting,
    AskDefenders: ask_defenders,
    BeginTurn: begin_turn,
    FinishTurn: finish_turn,
    EndRound: end_round,
    ScorePeriod: finish_period,
}
"""What carries out each step that does not wait for a seat."""
