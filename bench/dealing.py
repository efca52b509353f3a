"""Tables of all three games, opened and played through hosting as people would: for whatever needs games in a store."""

from __future__ import annotations

import random
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count, cycle
from typing import NamedTuple

from bot.hosting.filming.film import Film
from bot.hosting.hands.hand import Hand, Kept
from bot.hosting.host import Host
from bot.hosting.leagues.league import LeaguePost, NewPlace
from bot.hosting.notices.letter import Letter, Told
from bot.hosting.playing.turn import Sight
from bot.hosting.posting.post import Post, Posted
from bot.hosting.replaying.replay import Replay
from bot.hosting.table import Person, Place, Press, Table
from engine.automa import PLAYERS


class Title(NamedTuple):
    """How a game is dealt: how many people sit at a table, and after about how many actions a game is half over."""

    seats: int
    middle: int


TITLES: Mapping[str, Title] = {"moa": Title(3, 32), "laisla": Title(3, 44), "wingspan": Title(1, 26)}
"""The games. Wingspan is played alone against its Automa."""
PEOPLE = [Person(number, f"Person {number}") for number in range(1, 5)]


class Silent:
    """An announcer that posts nowhere."""

    def __init__(self) -> None:
        self._messages = count(time.time_ns())

    async def post(self, post: Post) -> Posted:
        """Take a notice."""
        return Posted(next(self._messages))

    async def retire(self, place: Place, message_id: int) -> None:
        """Take the buttons off nothing."""

    async def tell(self, letter: Letter) -> Told:
        """Take a letter."""
        return Told(letter.person_id, next(self._messages))

    async def take_back(self, told: Told, language: str) -> None:
        """Take nothing back."""

    hand_games: Collection[str] = ()

    async def draw_film(self, replay: Replay) -> Film:
        """Draw nothing."""
        return Film(b"", "")

    async def keep_hand(self, hand: Hand) -> Kept | None:
        """Keep no hand."""
        return None

    async def open_place(self, wanted: NewPlace) -> int:
        """Make a place."""
        return next(self._messages)

    async def tell_league(self, post: LeaguePost) -> int:
        """Take a post of a league."""
        return next(self._messages)


def games(tables: int) -> Iterator[str]:
    """Return what is played at so many tables: each game at every third one."""
    names = cycle(TITLES)
    return (next(names) for _ in range(tables))


async def open_table(host: Host, ids: Iterator[int], game: str, place: Place, people: Sequence[Person]) -> Table:
    """Begin a game with as many of the people as sit at it."""
    seated = people[: TITLES[game].seats]
    table = await host.lobbies.open(Press(next(ids), seated[0], place), game, {}, "en")
    for person in seated[1:]:
        await host.lobbies.join(Press(next(ids), person, place), table.id)
    return await host.lobbies.start(Press(next(ids), seated[0], place), table.id)


async def play(host: Host, ids: Iterator[int], table_id: int, rng: random.Random, actions: int) -> None:
    """Take so many actions at a table, drawn at random, or fewer where the game ends."""
    for _ in range(actions):
        sight = await host.looking.sight(None, table_id)
        if (person := asked(sight)) is None:
            return
        turn = await host.playing.turn(Press(next(ids), person, sight.table.place), table_id)
        action = PLAYERS["random"].choose(turn, rng)
        await host.playing.act(Press(next(ids), person, sight.table.place), table_id, action)


def asked(sight: Sight) -> Person | None:
    """Return one of the people who has something to answer; None where nobody has."""
    seats = {each.seat for each in sight.decisions}
    people = (each for each in sight.table.occupants if each.seat in seats)
    return next((Person(each.person_id, each.name) for each in people if each.person_id is not None), None)
