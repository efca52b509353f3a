"""Where the pages about the Automa are: paths through its tree of choices, and two pages that are no choice.

token=2;3          row B of the map for a token of the supply that counts since round 2
token.r1c1;3       the same row for the token that lies on A1
correct, dice      answers given so far; the feeder
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.pages.place import MARK, PICK
from engine.choices import NOTHING
from engine.wingspan.choices.reaction import bird_keys
from engine.wingspan.choices.token import OFF, SUPPLY
from engine.wingspan.views.view import WingspanView

FIRST = ""
CORRECT, DICE = "correct", "dice"
TURN, TOKEN, REACT, DESCRIBE, TAKE_BACK = "turn", "token", "react", f"react.{NOTHING}", "take_back"
SETUP, SCORE = "setup", "score"
USUAL_SETUP = f"{SETUP}.{NOTHING}"


def tray(round_number: int, turn: int, points: Sequence[int] | None = None) -> str:
    """Return the page about the tray of a turn; with points the answer."""
    where = f"tray.{round_number}-{turn}"
    return where if points is None else f"{where}.{''.join(map(str, points)) or NOTHING}"


def goal(round_number: int, count: int | None = None) -> str:
    """Return the page about the goal of a round; with a count the answer."""
    return f"goal.{round_number}" if count is None else f"goal.{round_number}.{count}"


def token(source: str | None, target: str | None, since: int | None = None) -> str:
    """Return the answer that puts a token on `target`, or off the map."""
    if target is None:
        return f"{TOKEN}.{source}.{OFF}"
    return f"{TOKEN}.{source or SUPPLY}.{target}.{since or NOTHING}"


def token_page(source: str | None, row: int | None = None, since: int | None = None) -> str:
    """Return the page about a token: of the supply, or on `source`; `row`: the row of the map that is shown."""
    where = TOKEN if source is None else f"{TOKEN}.{source}"
    picked = f"{PICK}{since}" if since else ""
    return f"{where}{picked}{MARK}{row + 1}" if row else f"{where}{picked}"


def keys(view: WingspanView) -> Mapping[str, str]:
    """Return the key of each bird that touches the Automa, by its English name, in the order of names."""
    return bird_keys(tuple(sorted(view.components.birds)))


def bird(view: WingspanView, name: str) -> str:
    """Return where a bird's power leads."""
    return f"{REACT}.{keys(view)[name]}"
