"""The scoring of a period, and the result (rules SC)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Result, Seat
from engine.moa.chapters.payment import is_points
from engine.moa.formats.record import with_points
from engine.moa.position import MoaPosition
from engine.moa.rules import lowered
from engine.moa.views.view import ScoringSheet, SeatScore, TerritoryScore


def score_territory(
    number: int, vp: tuple[int, int], pieces: Mapping[Seat, int], leader: Seat | None
) -> TerritoryScore:
    """SC1, SC2: who scores what where these pieces stand."""
    first, second = _ranks(pieces, leader)
    points = dict.fromkeys(pieces, 0)
    for value, seats in zip(vp, (first, second), strict=True):
        for seat in seats:
            points[seat] += value // len(seats)
    return TerritoryScore(number, vp, pieces, leader, first, second, points)


def _ranks(pieces: Mapping[Seat, int], leader: Seat | None) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """SC1: a tie for most goes to the tied seat with the leader; the others tied then count as second."""
    most = max(pieces.values(), default=0)
    first = tuple(seat for seat, count in pieces.items() if count == most)
    if len(first) > 1 and leader in first:
        return (leader,), tuple(seat for seat in first if seat != leader)
    rest = {seat: count for seat, count in pieces.items() if count < most}
    next_most = max(rest.values(), default=0)
    return first, tuple(seat for seat, count in rest.items() if count == next_most)


def score_period(position: MoaPosition) -> ScoringSheet:
    """Return the sheet of the period that ends now, without changing anything. With every seat's column (W3)."""
    territories = tuple(
        score_territory(number, _values(position, number), _pieces(position, number), state.leader)
        for number, state in position.territories.items()
        if not position.closed_for_good(number)
    )
    seats = tuple(_seat_score(position, seat, territories) for seat in position.seats)
    return ScoringSheet(position.period, territories, seats)


def public_sheet(position: MoaPosition, sheet: ScoringSheet) -> ScoringSheet:
    """W3: leave out the column of the neutral colour where its score is hidden."""
    if position.neutral is None or position.rules.neutral_shown:
        return sheet
    columns = tuple(column for column in sheet.seats if column.seat != position.neutral)
    return ScoringSheet(sheet.period, sheet.territories, columns)


def _values(position: MoaPosition, number: int) -> tuple[int, int]:
    return lowered(position.rules.vp[number], number, position.rules, position.volcano)


def _pieces(position: MoaPosition, number: int) -> dict[Seat, int]:
    territory = position.territories[number]
    return {seat: count for seat in position.seats if (count := territory.pieces(seat))}


def _seat_score(position: MoaPosition, seat: Seat, territories: tuple[TerritoryScore, ...]) -> SeatScore:
    state = position.seats[seat]
    trophy = dict(position.rules.trophy)
    land = sum(territory.points.get(seat, 0) for territory in territories)
    mammals = sum(trophy[kind] for kind in state.trophies + state.sold_cards)
    tiles = sum(int(tile.split(":")[1]) for tile in state.leader_tiles if is_points(tile))
    return SeatScore(
        seat=seat,
        before=state.score,
        territories=land,
        trophies=with_points(state.trophies, trophy),
        sold_cards=with_points(state.sold_cards, trophy),
        mammals=mammals,
        leader_tiles=tiles,
        after=state.score + land + mammals + tiles,
    )


def result(position: MoaPosition) -> Result | None:
    """SC6: most points, then most pieces on the board, else a shared victory; None while the game runs."""
    if position.agenda:
        return None
    ranks = {seat: (position.seats[seat].score, position.pieces_on_board(seat)) for seat in position.seating}
    best = max(ranks.values())
    winners = tuple(seat for seat in position.seating if ranks[seat] == best)
    return Result({seat: position.seats[seat].score for seat in position.seating}, winners)
