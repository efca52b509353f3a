"""What its turns brought it, counted anew from what was drawn and answered (rules WA17 to WA22, WA26, WA27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.wingspan.facts import TurnFact
from engine.wingspan.names import PERCENT, ROUNDS
from engine.wingspan.position import WingspanPosition
from engine.wingspan.rules import Rules
from engine.wingspan.tallies import TurnTaken, Wanted


class Kept(NamedTuple):
    """The matching birds of a tray, by their points: those kept, and those discarded."""

    kept: tuple[int, ...]
    discarded: tuple[int, ...]


def wanted(rules: Rules, bonus_card: str, level: str) -> Wanted:
    """WA10, WA18, WA19: return what its bonus card makes it take, at this level."""
    card = rules.bonus_cards.get(bonus_card)
    if card is None:
        return Wanted(bonus_card, bonus_card.removeprefix(PERCENT), True, (), 1, False)
    values = next(values for name, values in card.values.items() if name == level)
    return Wanted(card.id, card.name, False, values, card.keep, card.order == "lowest_first")


def keep(wish: Wanted, points: Sequence[int]) -> Kept:
    """WA18, WA19: part the matching birds of a tray; only the highest is kept unless the bonus card says otherwise.

    Birds that the bonus card does not want (it was changed after the answer) stay in the tray.
    """
    if not points:
        return Kept((), ())
    matching = sorted((each for each in points if wish.percent or each in wish.values), reverse=not wish.lowest_first)
    return Kept(tuple(matching[: wish.keep]), tuple(matching[wish.keep :]))


def turns_taken(position: WingspanPosition) -> tuple[TurnTaken, ...]:
    """Return all its turns with what each brought."""
    if position.setup is None or position.bonus_card is None:
        return ()
    wish = wanted(position.rules, position.bonus_card, position.setup.level)
    changes = cube_changes(position)
    return tuple([_taken(position, *each, wish) for each in zip(position.turns, changes, strict=True)])


def _taken(position: WingspanPosition, turn: TurnFact, cubes: int, wish: Wanted) -> TurnTaken:
    section = position.rules.section(turn.card, turn.round)
    kept = keep(wish, turn.points or ())
    missed = section.action == "play_bird" and turn.points is not None and not kept.kept
    return TurnTaken(
        round=turn.round,
        turn=turn.turn,
        card=turn.card,
        action=section.action,
        right=section.right,
        food_order=section.food_order,
        points=turn.points,
        kept=kept.kept,
        discarded=kept.discarded,
        face_down=int(section.action == "draw_cards" or missed),
        eggs=section.eggs,
        cubes=cubes,
        scan=turn.scan,
    )


def cube_changes(position: WingspanPosition) -> list[int]:
    """Return for each of its turns whether a cube came (1) or went (-1)."""
    if position.duet:
        return [0] * len(position.turns)
    changes, on_goal = [], dict.fromkeys(ROUNDS, 0)
    for turn in position.turns:
        change = _cube_change(position.rules.section(turn.card, turn.round).right, on_goal[turn.round])
        on_goal[turn.round] += change
        changes.append(change)
    return changes


def cubes_on_goal(position: WingspanPosition, round_number: int) -> int:
    """WA40: count its cubes on the goal of a round."""
    cubes = 0
    for turn in () if position.duet else position.turns:
        if turn.round == round_number:
            cubes += _cube_change(position.rules.section(turn.card, round_number).right, cubes)
    return cubes


def _cube_change(right: str, cubes: int) -> int:
    """WA26, WA27, WS8: a cube comes, or one goes if there is any."""
    if right == "place_cube":
        return 1
    return -1 if right == "remove_cube" and cubes > 0 else 0
