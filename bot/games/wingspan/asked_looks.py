"""What the look-ups ask about; `looks` answers them, and needs what draws for that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.narration_base import NONE
from engine.choices import Many, Node, One, Option, Thing, codes_of
from engine.wingspan.choices.setup import DUET_SPECIAL
from engine.wingspan.names import FACES, LEVELS, MODES, RANDOM_BONUS, VARIANTS
from engine.wingspan.tallies import TurnTaken
from engine.wingspan.views.view import WingspanView

_DICE = 9
"""So often a face may be named: how many dice show it does not matter."""


def _scanned(view: WingspanView | None) -> Node[TurnTaken]:
    """Return the node that asks for a turn in which it looked for a space, latest first."""
    turns = [each for each in reversed(view.turns) if each.scan is not None] if view is not None else []
    return One(
        "scanned",
        turns,
        lambda turn: turn,
        key_of=_turn_key,
        about=lambda turn: Option(
            _turn_key(turn), (Thing("turn", _turn_key(turn)),), {"space": turn.scan and turn.scan.space}
        ),
    )


def _turn_key(turn: TurnTaken) -> str:
    return f"{turn.round}-{turn.turn}"


def _faces(_view: WingspanView | None) -> Node[Any]:
    return Many(
        "faces",
        lambda: [(codes_of(FACES)[face], Thing("face", face, _DICE)) for face in FACES],
        lambda: [(face,) for face in FACES],
        lambda faces: tuple(dict.fromkeys(faces)),
        judge=lambda _: None,
        picked=tuple,
        value=lambda faces: faces,
        names=lambda faces: faces,
    )


OPTIONS: Mapping[str, Mapping[str, Callable[[WingspanView | None], Node[Any]]]] = {
    "why": {"when": _scanned},
    "card": {},
    "dice": {"faces": _faces},
    "strength": {
        "mode": lambda _: One("mode", MODES, str),
        "level": lambda _: One("level", LEVELS, str),
        "special": lambda _: One("special", ("AUTOMUBON", DUET_SPECIAL, NONE), str),
        "bonus": lambda _: One("bonus", RANDOM_BONUS, str),
        "tokens": lambda _: One("tokens", VARIANTS, str),
    },
    "history": {},
}
"""What each look-up asks."""
