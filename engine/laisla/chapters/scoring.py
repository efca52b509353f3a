"""The final scoring (rules LI35 to LI38), as a sheet that shows how each seat came by its points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.contract import Result, Seat
from engine.laisla.position import LaIslaPosition, SeatState

SET_POINTS = 10
CUBES_A_POINT = 2


@dataclass(frozen=True, slots=True)
class SpeciesScore:
    """LI35 for one species: how many animals (LI36 for a large tile), each worth the value of the track."""

    animal: str
    count: int
    value: int
    points: int


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat's column of the sheet."""

    seat: Seat
    before: int
    sets: int
    """Complete sets of all species (LI37)."""
    set_points: int
    species: tuple[SpeciesScore, ...]
    animal_points: int
    cubes: int
    cube_points: int
    after: int


@dataclass(frozen=True, slots=True)
class ScoringSheet:
    """The final scoring; `seats` in seating order."""

    seats: tuple[SeatScore, ...]

    @property
    def scores(self) -> Mapping[Seat, int]:
        """Each seat's points in the end."""
        return {each.seat: each.after for each in self.seats}

    @property
    def winners(self) -> tuple[Seat, ...]:
        """LI35: most points, then most cubes; several seats when both are equal."""
        best = max((each.after, each.cubes) for each in self.seats)
        return tuple(each.seat for each in self.seats if (each.after, each.cubes) == best)


def score_sheet(position: LaIslaPosition) -> ScoringSheet:
    """Return the sheet as if the game ended now; once it has ended, as it did."""
    ended = position.phase == "finished"
    return ScoringSheet(tuple(_column(position, seat, state, ended) for seat, state in position.seats.items()))


def _column(position: LaIslaPosition, seat: Seat, state: SeatState, ended: bool) -> SeatScore:
    species = _species(position, state)
    sets = min(each.count for each in species)
    animal_points = sum(each.points for each in species)
    cube_points = state.cube_count // CUBES_A_POINT
    gained = sets * SET_POINTS + animal_points + cube_points
    before = state.score - gained if ended else state.score
    return SeatScore(
        seat=seat,
        before=before,
        sets=sets,
        set_points=sets * SET_POINTS,
        species=species,
        animal_points=animal_points,
        cubes=state.cube_count,
        cube_points=cube_points,
        after=before + gained,
    )


def _species(position: LaIslaPosition, state: SeatState) -> tuple[SpeciesScore, ...]:
    scores = []
    for animal in position.rules.animals:
        count = state.animals(animal, position.rules.large_counts)
        value = position.rules.value(position.markers[animal])
        scores.append(SpeciesScore(animal, count, value, count * value))
    return tuple(scores)


def finish(position: LaIslaPosition) -> ScoringSheet:
    """End the game: add the final scoring to the scores and return its sheet."""
    sheet = score_sheet(position)
    for each in sheet.seats:
        position.seats[each.seat].score = each.after
    position.phase = "finished"
    position.agenda.clear()
    return sheet


def result(position: LaIslaPosition) -> Result | None:
    """Return the result, or None while the game runs."""
    if position.phase != "finished":
        return None
    sheet = score_sheet(position)
    return Result(sheet.scores, sheet.winners)
