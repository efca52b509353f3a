"""From what is stored of a league to its season: how it stands, who plays, what was played."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bot.hosting.clocks.settings import read_clock
from bot.hosting.leagues.league import League, LeagueStatus, Member, Pairing, PairingStatus, SideOf
from bot.hosting.table import Place, Status
from bot.leagues.season import Played, Season, Side, Tables
from bot.leagues.standing import draw_lots, standing
from bot.store.leagues import MemberRow, PairingRow, SeasonRows, SideRow
from engine.contract import Result, Seat
from engine.statistics import place_of


def league_of(rows: SeasonRows) -> League:
    """Return a league as it is stored."""
    row = rows.league
    joining = row.status in (LeagueStatus.JOINING, LeagueStatus.CANCELLED)
    members = [_member(each) for each in rows.members if each.person_id is not None or not joining]
    return League(
        id=row.league_id,
        place=Place(row.guild_id, row.channel_id),
        opener_id=row.opener_id,
        game=row.game,
        language=row.language,
        clock=read_clock(row.clock),
        size=row.size,
        rounds=row.rounds,
        days=row.days,
        status=LeagueStatus(row.status),
        round=row.round,
        round_ends_at=row.round_ends_at,
        members=tuple(members),
        pairings=tuple(map(_pairing, rows.pairings)),
        lines=tuple(each for each in standing(season_of(rows)) if each.person in {member.number for member in members}),
        trouble=row.trouble,
        options=row.options,
    )


def season_of(rows: SeasonRows) -> Season:
    """Return what a standing is counted from. Lots are drawn when the season is over."""
    numbers = [each.number for each in rows.members]
    over = rows.league.status == LeagueStatus.OVER
    return Season(
        people=numbers,
        played=[_played(each) for each in rows.pairings if each.sides is not None],
        sat_out={each.number: _sat_out(rows, each) for each in rows.members},
        dropped=frozenset(each.number for each in rows.members if not plays(each)),
        lots=draw_lots(numbers, rows.league.seed) if over else {},
    )


def plays(member: MemberRow) -> bool:
    """Return whether somebody has tables in rounds to come."""
    return member.person_id is not None and member.dropped is None


def rounds_of(rows: SeasonRows) -> list[Tables]:
    """Return the rounds that were made, each as its tables."""
    return [[each.seats for each in rows.pairings if each.round == made] for made in range(1, rows.league.round + 1)]


def sides_of(result: Result, seats: Sequence[Seat], counts_for: Sequence[int | None]) -> tuple[SideRow, ...]:
    """Return what each seat of a finished game came to; `counts_for`: whom each counts for, None: nobody."""
    best = max(result.scores[seat] for seat in seats)
    return tuple(
        SideRow(number, place_of(result, seat, seats), result.scores[seat], best)
        for seat, number in zip(seats, counts_for, strict=True)
    )


def _sat_out(rows: SeasonRows, member: MemberRow) -> int:
    """Return in how many rounds somebody who was in the season had no table."""
    last = rows.league.round if member.dropped is None else min(member.dropped, rows.league.round)
    played = {each.round for each in rows.pairings if member.number in each.seats}
    return sum(made not in played for made in range(1, last + 1))


def _played(pairing: PairingRow) -> Played:
    if not pairing.sides:
        return Played(pairing.round, closed=pairing.seats)
    sides = (Side(each.number, each.place, _share(each)) for each in pairing.sides)
    return Played(pairing.round, tuple(sides))


def _share(side: SideRow) -> Fraction:
    """Return a score as a share of the best one; scores below zero count as none."""
    if side.score == side.best:
        return Fraction(1)
    return Fraction(max(0, side.score), side.best) if side.best > 0 else Fraction(0)


def _member(row: MemberRow) -> Member:
    return Member(row.number, row.person_id, row.name or "?", row.dropped)


def _pairing(row: PairingRow) -> Pairing:
    return Pairing(
        round=row.round,
        number=row.number,
        seats=row.seats,
        status=PairingStatus(row.status),
        channel_id=row.channel_id,
        table_id=row.table_id,
        table_status=None if row.table_status is None else Status(row.table_status),
        sides=tuple(SideOf(each.number, each.place, each.score) for each in row.sides or ()),
    )
