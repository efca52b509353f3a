"""Its turn (rules WA15 to WA28): a card, its section's icons, its token, the birds of the tray."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.contract import Illegal
from engine.wingspan.actions import Tray
from engine.wingspan.chapters.numbers import why_no_number
from engine.wingspan.chapters.scan import after_drawing, after_playing, without_tokens
from engine.wingspan.chapters.tally import cube_changes, cubes_on_goal, keep, wanted
from engine.wingspan.chapters.transition import Transition
from engine.wingspan.component_schema import Section
from engine.wingspan.events import (
    BirdTaken,
    CardDrawn,
    Corrected,
    CubePlaced,
    CubeRemoved,
    EggsLaid,
    FaceDownTaken,
    NoToken,
    PinkActivated,
    TokenPlaced,
    TrayAnswered,
    TrayDiscarded,
)
from engine.wingspan.facts import Scan, TurnFact
from engine.wingspan.names import MOST_POINTS, TRAY
from engine.wingspan.position import WingspanPosition


def take_turn(transition: Transition) -> None:
    """WA15, WA16: it draws a card and does what stands in this round's section; the tray is asked for afterwards."""
    position = transition.position
    card, position.deck = position.deck[0], position.deck[1:]
    number = len(position.this_round) + 1
    section = position.rules.section(card, position.round)
    transition.emit(
        CardDrawn(
            position.round,
            number,
            card,
            section.action,
            section.right,
            section.eggs,
            section.food_order,
            position.round,
        )
    )
    scan = _scan(position, card, section)
    position.turns += (TurnFact(position.round, number, card, None, scan),)
    _ACTIONS[section.action](transition, section)
    if scan is not None:
        transition.emit(NoToken(scan) if scan.space is None else TokenPlaced(scan))
    _do_right(transition, section)
    _end_round_if_due(transition)


def _scan(position: WingspanPosition, card: str, section: Section) -> Scan | None:
    """WA47, WS4: find the space of its token; what the tray holds makes no difference to it."""
    if not position.duet or section.action not in ("draw_cards", "play_bird"):
        return None
    if len(position.automa_tokens()) >= position.rules.components.duet.tokens:
        return without_tokens(position, card)
    return after_playing(position, card) if section.action == "play_bird" else after_drawing(position, card)


def _draw_cards(transition: Transition, _: Section) -> None:
    """WA17, WS5: the tray goes first, then a card of the bird deck comes to it."""
    transition.emit(TrayDiscarded(), FaceDownTaken("draw"))


def _lay_eggs(transition: Transition, section: Section) -> None:
    transition.emit(EggsLaid(section.eggs))


def _nothing_to_tell(_: Transition, __: Section) -> None:
    """WA18, WA24: what is asked for, and what the person does with the feeder, is told with the card."""


_ACTIONS: Mapping[str, Callable[[Transition, Section], None]] = {
    "draw_cards": _draw_cards,
    "lay_eggs": _lay_eggs,
    "play_bird": _nothing_to_tell,
    "gain_food": _nothing_to_tell,
}


def _do_right(transition: Transition, section: Section) -> None:
    """WA25 to WA27: carry out the symbol of the right column; cubes are there for base goals only."""
    if section.right == "pink":
        transition.emit(PinkActivated())
    elif not transition.position.duet and section.right in ("place_cube", "remove_cube"):
        cubes = cubes_on_goal(transition.position, transition.position.round)
        removed = cube_changes(transition.position)[-1] < 0
        transition.emit(CubePlaced(cubes) if section.right == "place_cube" else CubeRemoved(cubes, removed))


def _end_round_if_due(transition: Transition) -> None:
    """After its last turn of a round, with the tray answered, its goal is scored."""
    position = transition.position
    if position.open_tray is None and len(position.this_round) == position.turns_in_round:
        position.phase = "goal"


# -- the tray -------------------------------------------------------------------------------------------------------


def bird_turns(position: WingspanPosition) -> tuple[TurnFact, ...]:
    """Return its turns in which a bird was played: those that a tray can be told for."""
    return tuple(turn for turn in position.turns if position.plays(turn))


def why_no_tray(position: WingspanPosition, action: Tray) -> Illegal | None:
    """Return why no tray can be told for this turn, or why these birds cannot lie there or do not match."""
    if (action.round, action.turn) not in [(turn.round, turn.turn) for turn in bird_turns(position)]:
        return Illegal("WA18", "no-such-turn", round=action.round, turn=action.turn)
    if len(action.points) > TRAY:
        return Illegal("WA18", "too-many-birds", found=len(action.points), most=TRAY)
    return next(filter(None, (why_no_points(position, points) for points in action.points)), None)


def why_no_points(position: WingspanPosition, points: int) -> Illegal | None:
    """Return why a bird of these points does not match the Automa's bonus card."""
    assert position.bonus_card is not None  # noqa: S101  (set up)
    if illegal := why_no_number("WA18", (points,), MOST_POINTS):
        return illegal
    wish = wanted(position.rules, position.bonus_card, position.told.level)
    fits = wish.percent or points in wish.values
    return None if fits else Illegal("WA19", "not-wanted", points=points, values=list(wish.values))


def answer_tray(transition: Transition, action: Tray) -> None:
    """WA18 to WA20: it keeps the best that its bonus card lets it, or takes a card face down."""
    position = transition.position
    answered = position.open_tray
    again = answered is None or (answered.round, answered.turn) != (action.round, action.turn)
    position.turns = tuple(
        replace(turn, points=action.points) if (turn.round, turn.turn) == (action.round, action.turn) else turn
        for turn in position.turns
    )
    if again:
        transition.emit(Corrected("tray", action.round, action.turn))
    transition.emit(TrayAnswered(action.round, action.turn, action.points))
    assert position.bonus_card is not None  # noqa: S101  (set up)
    kept = keep(wanted(position.rules, position.bonus_card, position.told.level), action.points)
    transition.emit(BirdTaken(kept.kept, kept.discarded) if kept.kept else FaceDownTaken("no_match"))
    if not again:
        _end_round_if_due(transition)
