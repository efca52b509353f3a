"""Setting up (rules WA5 to WA13): what is played, and what is drawn for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.contract import Illegal, Seat, ShuffleOrDie
from engine.wingspan.actions import Setup
from engine.wingspan.chapters.goals import goal_sheets, rescored
from engine.wingspan.chapters.transition import Transition
from engine.wingspan.events import Corrected, RoundBegan, SetUp
from engine.wingspan.names import EDGE_GOALS, PERCENT, RANDOM_BONUS, ROUNDS, Box, Mode
from engine.wingspan.position import WingspanPosition
from engine.wingspan.rules import Rules

COLOURS: tuple[Seat, ...] = ("blue", "green", "purple", "red", "yellow")
"""The colours that the game has cubes of."""


def automa_colour(seat: Seat) -> Seat:
    """WA8: return the first colour that is not the person's."""
    return next(colour for colour in COLOURS if colour != seat)


# -- what can be chosen ---------------------------------------------------------------------------------------------


def bonus_pool(rules: Rules, setup: Setup) -> tuple[str, ...]:
    """WA10: return the cards that its bonus card is drawn of, in the order of the components."""
    if setup.bonus == "percent":
        return tuple(card for card, boxes in rules.percent_boxes.items() if set(boxes) & set(setup.boxes))
    return tuple(card.id for card in rules.bonus_cards.values() if card.set == setup.bonus)


def goal_pool(rules: Rules, setup: Setup) -> tuple[str, ...]:
    """WA5, WA9: return the goals that can be played, in the order of the components."""
    return rules.duet_goals if setup.mode == "duet" else _base_goals(rules, setup.boxes)


@lru_cache(maxsize=64)
def _base_goals(rules: Rules, boxes: tuple[Box, ...]) -> tuple[str, ...]:
    return tuple(goal for goal in rules.base_goals if rules.goal_box[goal] in boxes)


def why_no_setup(position: WingspanPosition, setup: Setup) -> Illegal | None:
    """Return why this cannot be played together, or is settled with the Automa's first card."""
    rules = position.rules
    return (
        why_no_boxes(setup)
        or why_no_special(rules, setup)
        or why_no_bonus(rules, setup)
        or why_no_goals(rules, setup)
        or why_settled(position, setup.mode, setup.special)
    )


def why_no_boxes(setup: Setup) -> Illegal | None:
    """WA5: return why the mode cannot be played with these boxes."""
    if not setup.boxes or len(set(setup.boxes)) != len(setup.boxes):
        return Illegal("WA5", "boxes-unclear")
    needed = needed_box(setup.mode)
    return None if needed in setup.boxes else Illegal("WA5", "box-missing", box=needed, mode=setup.mode)


def needed_box(mode: Mode) -> Box:
    """WA5: return the box that a mode cannot be played without."""
    return "asia" if mode == "duet" else "core"


def why_settled(position: WingspanPosition, mode: Mode, special: str | None) -> Illegal | None:
    """WA7: return why a running game does not get this mode, or this special card."""
    before = position.setup
    if before is None or not position.turns:
        return None
    for what, one, other in (("mode", before.mode, mode), ("special", before.special, special)):
        if one != other:
            return Illegal("WA7", "settled", what=what)
    return None


def why_no_special(rules: Rules, setup: Setup) -> Illegal | None:
    """WA7: return why there is no such special card in the boxes."""
    if setup.special is None or rules.special_box.get(setup.special) in setup.boxes:
        return None
    return Illegal("WA7", "no-such-special", special=setup.special)


def why_no_bonus(rules: Rules, setup: Setup) -> Illegal | None:
    """WA10: a sort must have a card in the boxes; a card must be in one of them, and not be one of those excluded."""
    if setup.bonus in RANDOM_BONUS:
        owned = setup.bonus == "percent" or setup.bonus in setup.boxes
        fits = owned and bool(bonus_pool(rules, setup))
        return None if fits else Illegal("WA10", "no-such-bonus", bonus=setup.bonus)
    if setup.bonus.removeprefix(PERCENT) in rules.components.percent_cards.excluded:
        return Illegal("WA10", "bonus-excluded", bonus=setup.bonus)
    card = rules.bonus_cards.get(setup.bonus)
    boxes: Iterable[str] = rules.percent_boxes.get(setup.bonus, ()) if card is None else (card.set,)
    return None if set(boxes) & set(setup.boxes) else Illegal("WA10", "no-such-bonus", bonus=setup.bonus)


def why_no_goals(rules: Rules, setup: Setup) -> Illegal | None:
    """WA5, WA9: return why the goals named cannot be played, or not together."""
    if len(setup.goals) != len(ROUNDS):
        return Illegal("WA5", "no-such-goal", goal=None)
    pool, tiles = goal_pool(rules, setup), dict[str, str]()
    for goal in setup.goals:
        if goal is None:
            continue
        if goal in EDGE_GOALS:
            return Illegal("WA9", "goal-excluded", goal=goal)
        if goal not in pool:
            return Illegal("WA5", "no-such-goal", goal=goal)
        if other := tiles.get(rules.tile[goal]):
            return Illegal("WA5", "one-tile", goal=goal, other=other)
        tiles[rules.tile[goal]] = goal
    return None


# -- drawing --------------------------------------------------------------------------------------------------------


def set_up(transition: Transition, setup: Setup) -> None:
    """WA6 to WA13: draw what is drawn; of a setup told anew only what is now something else.

    Tokens that were entered before Duet was given up are gone.
    """
    position = transition.position
    scored = goal_sheets(position)
    before, position.setup = position.setup, setup
    position.bonus_card = _bonus_card(position, before, transition.chance)
    position.goals = _goals(position, before, transition.chance)
    if not position.duet:
        position.own_tokens = ()
    told = SetUp(setup, position.bonus_card, position.goals, setup.special)
    if before is None or before.special != setup.special:
        special = () if setup.special is None else (setup.special,)
        position.deck = tuple(transition.chance.shuffle("automa_deck", (*position.rules.deck, *special)))
    if before is None:
        position.round, position.phase = 1, "turns"
        transition.emit(told, RoundBegan(1, None))
    else:
        transition.emit(Corrected("setup", None, None), told, *rescored(scored, goal_sheets(position)))


def _bonus_card(position: WingspanPosition, before: Setup | None, chance: ShuffleOrDie) -> str:
    setup = position.told
    if setup.bonus not in RANDOM_BONUS:
        return setup.bonus
    pool = bonus_pool(position.rules, setup)
    if before is not None and before.bonus == setup.bonus and position.bonus_card in pool:
        return position.bonus_card
    return chance.deal("bonus_cards", pool, 1)[0]


def _goals(position: WingspanPosition, before: Setup | None, chance: ShuffleOrDie) -> tuple[str, ...]:
    """Keep what was drawn where nothing is named and it still fits; draw the rest, no two of one tile."""
    rules, setup = position.rules, position.told
    pool, chosen = goal_pool(rules, setup), list(setup.goals)
    tiles = {rules.tile[goal] for goal in chosen if goal is not None}
    for place, drawn in enumerate(_drawn_before(position, before)):
        if chosen[place] is None and drawn in pool and rules.tile[drawn] not in tiles:
            chosen[place] = drawn
            tiles.add(rules.tile[drawn])
    left: Iterator[str] = iter(())
    if None in chosen:
        left = _apart(rules, chance.shuffle("goals", [goal for goal in pool if rules.tile[goal] not in tiles]))
    return tuple(goal or next(left) for goal in chosen)


def _drawn_before(position: WingspanPosition, before: Setup | None) -> tuple[str, ...]:
    """Return the goal of each round that was drawn and not named; "" where there is none."""
    if before is None:
        return ()
    return tuple("" if named else goal for named, goal in zip(before.goals, position.goals, strict=True))


def _apart(rules: Rules, goals: Iterable[str]) -> Iterator[str]:
    """Return the goals without those whose tile came before."""
    first: dict[str, str] = {}
    for goal in goals:
        first.setdefault(rules.tile[goal], goal)
    return iter(first.values())
