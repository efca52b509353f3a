"""Two players: the die and the neutral colour (rules T)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.actions import MoaAction, NeutralBirds, NeutralLeader, NeutralSkip
from engine.moa.agenda import AskNeutral
from engine.moa.chapters.leader import leader_fits, why_leader_misfits
from engine.moa.chapters.place import active_terrains, why_missing, why_occupied
from engine.moa.chapters.transition import Transition
from engine.moa.events import DieRolled, NeutralBirdsPlaced, NeutralLeaderPlaced, NeutralSkipped
from engine.moa.position import MoaPosition

MOST_ADDED = 2


def roll(transition: Transition, seat: Seat) -> None:
    """T1: roll for the neutral colour, also when nothing can come of it."""
    value = transition.chance.die(len(transition.position.territories))
    transition.emit(DieRolled(seat, value))
    transition.push(AskNeutral(seat, value))


def reach(position: MoaPosition, rolled: int) -> list[int]:
    """T1: the rolled territory and those next to it, in order of number."""
    return sorted((rolled, *position.rules.adjacent[rolled]))


def bird_places(position: MoaPosition, rolled: int) -> list[int]:
    """T1, T3: where a neutral bird can be added."""
    if not _neutral(position)[1]:
        return []
    return [
        number
        for number in reach(position, rolled)
        if position.territories[number].mammal is None and not position.closed_for_good(number)
    ]


def most_added(position: MoaPosition, number: int) -> int:
    """T1: how many neutral birds can be added there: two where the terrain is active, as far as the supply goes."""
    return min(MOST_ADDED if position.active(number) else 1, _neutral(position)[1])


def leader_places(position: MoaPosition, rolled: int) -> list[int]:
    """T2: where a neutral leader can be added."""
    neutral, _, leaders = _neutral(position)
    if not leaders:
        return []
    places = reach(position, rolled)
    return [number for number in places if position.active(number) and leader_fits(position, neutral, number)]


def can_add(position: MoaPosition, rolled: int) -> bool:
    """T3: whether there is anything to ask."""
    return bool(bird_places(position, rolled) or leader_places(position, rolled))


def default(position: MoaPosition, rolled: int) -> MoaAction:
    """H2: one bird in the rolled territory, else in the lowest legal one, else nothing."""
    places = bird_places(position, rolled)
    if not places:
        return NeutralSkip()
    return NeutralBirds(rolled if rolled in places else places[0], 1)


def _neutral(position: MoaPosition) -> tuple[Seat, int, int]:
    """Return the neutral colour and its supply."""
    assert position.neutral is not None  # noqa: S101  (only rolled for with two seats)
    state = position.seats[position.neutral]
    return position.neutral, state.birds, state.leaders


def _why_out_of_reach(position: MoaPosition, number: int, rule: str) -> Illegal | None:
    asked = position.agenda[-1]
    assert isinstance(asked, AskNeutral)  # noqa: S101  (the decision allows the action)
    if number in position.territories and number not in reach(position, asked.territory):
        return Illegal(rule, "out-of-reach", territory=number, rolled=asked.territory)
    return why_missing(position, number, "T3")


def _why_not_active(position: MoaPosition, number: int, rule: str) -> Illegal | None:
    if position.active(number):
        return None
    terrain, active = position.rules.terrain[number], active_terrains(position)
    return Illegal(rule, "terrain-not-active", territory=number, terrain=terrain, active=active)


def why_no_neutral_birds(position: MoaPosition, _: Seat, action: NeutralBirds) -> Illegal | None:
    """Return the refusal of adding these birds."""
    number = action.territory
    if refused := _why_out_of_reach(position, number, "T1") or why_occupied(position, number, "T3"):
        return refused
    if not 1 <= action.birds <= MOST_ADDED:
        return Illegal("T1", "neutral-count", birds=action.birds)
    if action.birds > 1 and (refused := _why_not_active(position, number, "T1")):
        return refused
    supply = _neutral(position)[1]
    return Illegal("T1", "birds-over-supply", birds=action.birds, supply=supply) if action.birds > supply else None


def neutral_birds(transition: Transition, seat: Seat, action: NeutralBirds) -> None:
    """T1: add them."""
    transition.position.agenda.pop()
    neutral = _neutral(transition.position)[0]
    transition.place_birds(neutral, action.territory, action.birds)
    transition.emit(NeutralBirdsPlaced(seat, neutral, action.territory, action.birds))


def why_no_neutral_leader(position: MoaPosition, _: Seat, action: NeutralLeader) -> Illegal | None:
    """Return the refusal of adding a leader there."""
    number = action.territory
    if refused := _why_out_of_reach(position, number, "T2") or _why_not_active(position, number, "T2"):
        return refused
    neutral, _birds, leaders = _neutral(position)
    return why_leader_misfits(position, neutral, number) if leaders else Illegal("T2", "leaders-spent", seat=neutral)


def neutral_leader(transition: Transition, seat: Seat, action: NeutralLeader) -> None:
    """T2: add it; the leader tile leaves the game."""
    transition.position.agenda.pop()
    neutral = _neutral(transition.position)[0]
    tile = transition.place_leader(neutral, action.territory)
    transition.emit(NeutralLeaderPlaced(seat, neutral, action.territory, tile))


def why_no_skip(position: MoaPosition, _: Seat, _action: NeutralSkip) -> Illegal | None:
    """T3: return the refusal of adding nothing while a bird can be added."""
    asked = position.agenda[-1]
    assert isinstance(asked, AskNeutral)  # noqa: S101  (the decision allows the action)
    return Illegal("T3", "skip-refused") if bird_places(position, asked.territory) else None


def neutral_skip(transition: Transition, seat: Seat, _: NeutralSkip, by_host: bool = False) -> None:
    """T3: add nothing."""
    transition.position.agenda.pop()
    transition.emit(NeutralSkipped(seat, by_host))
