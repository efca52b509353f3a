"""Simulating the Automa alone: how its final score spreads for each setting (`aviary strength`, strength.toml).

What is simulated by the rules themselves: its deck, turns, eggs, cubes, map tokens, goals, groups and the final sheet.
What comes from the person's table is a model, whose numbers stand in model.toml:

- *Tray*: whenever it plays a bird, three birds lie there, drawn anew and independently. Their printed points follow
  one distribution; a percentage card matches each with its printed rate, whatever the bird is worth; a card that asks
  for points matches those. In truth birds that it leaves stay, and the person takes some.
- *Goals*: in the base modes the person has a little more of each goal than its base value. In Duet the person places a
  token in about half of the turns, on the best of a few random free spaces. Both touch its goal points only.
- *Reactions*: a few a round, of random birds that let it gain, and each the same for the cache and the hoard.

What it gets for birds and tokens touches nothing else, so one game at the table serves every level, bonus card and
variant; scores of different settings are therefore not independent, which their comparison gains from.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from engine.chance import LiveChance
from engine.contract import Seat
from engine.wingspan import wingspan
from engine.wingspan.actions import Goal, Score, Setup, Token, Tray, Turn, WingspanAction
from engine.wingspan.chapters.measure import improves
from engine.wingspan.chapters.setup import bonus_pool
from engine.wingspan.chapters.tally import keep, wanted
from engine.wingspan.names import BOXES, LEVELS, MODES, RANDOM_BONUS, SPACES, TRAY, VARIANTS, Box, Level, Mode, Variant
from engine.wingspan.position import WingspanPosition
from engine.wingspan.rules import Rules, rules_for
from engine.wingspan.strength.distribution import NO_SPECIAL, Distribution, Setting, summed_up
from engine.wingspan.strength.model import drawn, model

OWNED: tuple[Box, ...] = ("asia", "core")
"""The boxes that goals and percentage cards are drawn of."""


@dataclass(frozen=True, slots=True)
class TableGame:
    """What one game brought it apart from the birds of the tray."""

    played: int
    """Turns in which it played a bird."""
    drawn: int
    """Turns in which it drew cards: face-down birds."""
    eggs: int
    """Those it laid."""
    goals: int
    group: int
    """Points for goals and its largest group."""
    tokens: Mapping[Variant, int]
    """For reactions, by variant."""


@dataclass(frozen=True, slots=True)
class Birds:
    """What the trays of one game brought it."""

    points: int
    face_down: int
    """Trays in which no bird matched."""


class Part(NamedTuple):
    """Some games at one table: what can be simulated apart from the others."""

    mode: Mode
    special: str
    """A special card's id, or `NO_SPECIAL`."""
    seed: int
    first: int
    """The number of its first game; those at a table are counted from 0."""
    games: int


Scores = Mapping[Setting, Sequence[int]]
"""Final scores of each setting, game by game."""


def simulate(games: int, seed: int, tables: Sequence[tuple[Mode, str]] = ()) -> dict[Setting, Distribution]:
    """Return its distribution for each setting, from `games` games at each table.

    A table is a mode with a special card; by default all are simulated. The same seed gives the same.
    """
    return joined(simulate_part(part) for part in parts(games, seed, games, tables))


def parts(games: int, seed: int, most: int, tables: Sequence[tuple[Mode, str]] = ()) -> list[Part]:
    """Divide `games` games at each table into parts of at most `most` games."""
    return [
        Part(mode, special, seed, first, min(most, games - first))
        for mode, special in tables or tuple(all_tables())
        for first in range(0, games, most)
    ]


def simulate_part(part: Part) -> dict[Setting, list[int]]:
    """Return the scores of a part. Each game has a chance of its own, so it does not matter who plays what."""
    scores: dict[Setting, list[int]] = {}
    for number in range(part.first, part.first + part.games):
        rng = random.Random(f"{part.seed}:{part.mode}:{part.special}:{number}")  # noqa: S311  (to be had again)
        for setting, points in _scores(part.mode, part.special, rng):
            scores.setdefault(setting, []).append(points)
    return scores


def joined(found: Iterable[Scores]) -> dict[Setting, Distribution]:
    """Return the distributions of the scores of all `parts`, given in their order."""
    scores: dict[Setting, list[int]] = {}
    for part in found:
        for setting, points in part.items():
            scores.setdefault(setting, []).extend(points)
    return {setting: summed_up(points) for setting, points in scores.items()}


def all_tables() -> Iterator[tuple[Mode, str]]:
    """Return each mode with each special card, and with none."""
    rules = rules_for(wingspan.components(), {})
    offered = [card for card, box in rules.special_box.items() if box in BOXES]
    yield from product(MODES, (NO_SPECIAL, *offered))


def _scores(mode: Mode, special: str, rng: random.Random) -> Iterator[tuple[Setting, int]]:
    """Play one game and give its score with each level, bonus card and variant."""
    rules = rules_for(wingspan.components(), {})
    game = play(Setup(mode=mode, special=None if special == NO_SPECIAL else special, boxes=OWNED), rng)
    for bonus in (*RANDOM_BONUS, *rules.bonus_cards):
        card = rng.choice(cards_of(rules, bonus))
        trays = [tray(rng) for _ in range(game.played)]
        for level in LEVELS:
            birds = took(rules, card, level, trays)
            for tokens in VARIANTS:
                yield Setting(mode, level, special, bonus, tokens), score(rules, level, game, birds, tokens)


def cards_of(rules: Rules, bonus: str) -> tuple[str, ...]:
    """Return the cards that a sort of bonus card is drawn of, or the one that is named."""
    return bonus_pool(rules, Setup(bonus=bonus, boxes=OWNED)) if bonus in RANDOM_BONUS else (bonus,)


def score(rules: Rules, level: Level, game: TableGame, birds: Birds, tokens: Variant) -> int:
    """WA55 to WA60: count its score."""
    worth = rules.components.levels[level]
    face_down = (game.drawn + birds.face_down) * worth.face_down
    eggs = game.eggs + game.tokens[tokens] // worth.tokens_per_egg
    return birds.points + face_down + eggs + game.goals + game.group


# -- the tray -------------------------------------------------------------------------------------------------------

Tray3 = tuple[tuple[int, float], ...]
"""Three birds: their points, and a lot from 0 to 1 that says of which percentage cards they match."""


def tray(rng: random.Random) -> Tray3:
    """Draw a tray."""
    weights = model().points.birds
    return tuple((points, rng.random()) for points in rng.choices(range(len(weights)), weights, k=TRAY))


def took(rules: Rules, card: str, level: Level, trays: Sequence[Tray3]) -> Birds:
    """WA18 to WA20: return what it takes of these trays."""
    wish = wanted(rules, card, level)
    rate = model().percent_cards[wish.name].rate / 100 if wish.percent else 0.0
    kept = [
        keep(wish, [points for points, lot in each if (lot < rate if wish.percent else points in wish.values)]).kept
        for each in trays
    ]
    return Birds(sum(map(sum, kept)), sum(not birds for birds in kept))


# -- the table ------------------------------------------------------------------------------------------------------


def play(setup: Setup, rng: random.Random) -> TableGame:
    """Let a game be played by the rules; the person's answers come from the model, no bird of a tray matches."""
    seat = wingspan.colours[0]
    chance = LiveChance(rng)
    position = wingspan.start((seat,), {}, wingspan.components(), chance).position
    position = wingspan.apply(position, seat, setup, chance).position
    tokens = dict.fromkeys(VARIANTS, 0)
    while position.asked is not None:
        if position.asked == "turn" and not position.this_round:
            _react(position.rules, tokens, rng)
        for action in _answers(position, rng):
            position = wingspan.apply(position, seat, action, chance).position
    return _summed_up(position, seat, tokens)


def _summed_up(position: WingspanPosition, seat: Seat, tokens: Mapping[Variant, int]) -> TableGame:
    final = wingspan.view(position, seat).final
    assert final is not None  # noqa: S101  (played to the end)
    played = sum(position.plays(turn) for turn in position.turns)
    return TableGame(
        played=played,
        drawn=final.hers.face_down_count - played,
        eggs=final.hers.eggs_laid,
        goals=final.hers.goals,
        group=final.hers.group or 0,
        tokens=tokens,
    )


def _answers(position: WingspanPosition, rng: random.Random) -> Iterator[WingspanAction]:
    """Return what the person tells until they are asked next."""
    if position.asked == "turn":
        if position.duet and (space := _own_space(position, rng)):
            yield Token(None, space)
        yield Turn()
    elif position.asked == "tray":
        turn = position.turns[-1]
        yield Tray(turn.round, turn.turn, ())
    elif position.asked == "goal":
        yield Goal(position.round, None if position.duet else _count(position, rng))
    else:
        yield Score(leftover=0)


def _own_space(position: WingspanPosition, rng: random.Random) -> str | None:
    """Return the space of a token that the person places this turn, if any: one that helps of a few that are free."""
    person, own = model().person, position.your_tokens()
    taken = {*own, *position.automa_tokens()}
    free = [space for space in SPACES if space not in taken]
    left = position.rules.components.duet.tokens - len(own)
    if rng.random() >= person.token[position.round - 1] or not (free and left):
        return None
    seen = rng.sample(free, min(person.looks_at, len(free)))
    return next((space for space in seen if improves(position.rules, position.goal, own, space)), seen[0])


def _count(position: WingspanPosition, rng: random.Random) -> int:
    """Return how much the person has of a goal."""
    base = position.rules.base_goals[position.goal].base[position.round - 1]
    return max(0, base + drawn(model().person.goal_over_base, rng))


def _react(rules: Rules, tokens: dict[Variant, int], rng: random.Random) -> None:
    """Add what the reactions of a round bring it."""
    gaining = sorted(bird for bird, power in rules.powers.items() if power.kind in ("gain", "given"))
    for bird in rng.choices(gaining, k=drawn(model().person.reactions_a_round, rng)):
        tokens["cache"] += rules.powers[bird].cache
        tokens["hoard"] += rules.powers[bird].hoard
