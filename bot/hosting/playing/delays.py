"""When an automa acts: at a moment that tells nothing of what it holds or sees.

Its answer is entered at the latest of

- a moment that is drawn by the pace of the host and nothing else: from half of it to twice as much, as often below it
  as above;
- a fixed time, for each level one, after somebody began to think about its question: so much that thinking hardly ever
  takes longer. So it is the same whether there is one legal action or thousands;
- where a person sits alone with automas and has just moved: a rest in which that person may think better of it.

Where the pace is 0 automas act as soon as they can, but for that rest.

How long a question waits for a worker hangs on the other tables alone. Only where a worker is so slow that thinking
takes longer than that fixed time does an answer come when it is ready, and then the machine tells more than the player.
"""

from __future__ import annotations

import math
import random

from bot.hosting.live_game import LiveGame

GRACE = 2.5
"""Seconds from a person's action: two from when the button to take it back is there, which is seen a little later."""


def drawn(pace: float, rng: random.Random) -> float:
    """Return the seconds that an automa lets pass at least."""
    return pace * math.pow(2.0, rng.uniform(-1, 1))


def rest_for(live: LiveGame, grace: float = GRACE) -> float:
    """Return the seconds for which automas leave a person who sits alone with them and has just moved."""
    return grace if live.table.for_one and _moved_by_person(live) else 0.0


def _moved_by_person(live: LiveGame) -> bool:
    """Return whether the newest row of the log is a person's: an action, or an undo, which leaves no entry."""
    last = live.match.entries[-1]
    automas = [each.seat for each in live.table.occupants if each.automa is not None]
    return live.seqs[-1] != live.table.seq or (last.by is None and last.seat not in automas)
