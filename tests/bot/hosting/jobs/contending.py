"""A process that acts where others act, too: `python -m tests.bot.hosting.jobs.contending URL NUMBER ACTIONS`.

It presses whatever a table asks, as fast as it can, and prints in the end which of its presses were confirmed.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter
from pathlib import Path

from bot.hosting.host import Host, Pace
from bot.hosting.table import Person, Place, Press, Refused, Status
from bot.store.database import open_database
from engine.contract import Illegal
from tests.engine.toy import Draw, Pass, Toy, ToyAction

TABLES = 24
PEOPLE = (Person(1, "Ann"), Person(2, "Ben"))


async def main(url: str, number: int, actions: int) -> None:
    """Act so often, or try to."""
    host = Host(await open_database(Path(), url), games={"toy": Toy()}, pace=Pace(0, 0, 0, 0, grace=0))
    rng, confirmed, refused = random.Random(number), {}, Counter[str]()
    for count in range(actions):
        place = Place(9, 100 + rng.randrange(TABLES))
        press = number * 10_000_000 + count
        try:
            seq = await _act(host, place, press, rng.choice((Draw(), Pass(), Pass())))
        except Refused as reason:
            refused[reason.reason] += 1
        except Illegal as reason:
            refused[reason.reason] += 1
        else:
            if seq is not None:
                confirmed[press] = seq
    await host.close()
    print(json.dumps({"confirmed": confirmed, "refused": refused}))


async def _act(host: Host, place: Place, number: int, action: ToyAction) -> tuple[int, int] | None:
    """Press once at a place: what is asked there, else what brings its game on; return table and seq of an action."""
    table = await host.tables.at(place)
    if table is None or table.status.over:
        await host.lobbies.open(Press(number, PEOPLE[0], place), "toy", {}, "en")
    elif table.status is Status.LOBBY and len(table.occupants) < len(PEOPLE):
        await host.lobbies.join(Press(number, PEOPLE[1], place), table.id)
    elif table.status is Status.LOBBY:
        await host.lobbies.start(Press(number, PEOPLE[0], place), table.id)
    else:
        seat, since = next(iter(table.asked_since.items()))
        person = next(each for each in PEOPLE if table.seat_of(each.id) == seat)
        acted = await host.playing.act(Press(number, person, place, since=since), table.id, action)
        return table.id, acted.seq
    return None


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
