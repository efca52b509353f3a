"""Actions as text. This is the form in which they are written; engine.wingspan.formats.reading reads it back, and more.

setup duet eagle special ALLIANCE cache boxes asia bonus asia goals random,random,random,random
turn
tray 2.3 none               her turn 3 of round 2: no bird matches
tray 2.3 4,5                the printed points of those that match
goal 1 5                    goal 1 (in Duet without a number)
token r1c1                  placed; "token r1c1 to r2c2" moved, "token r1c1 off" taken back
token r1c1 to r1c1 round 1  it counts from round 1 on
react Sarus Crane           or "react Common Loon count 2"
react gain 2 food, 1 card pay 1 egg
take_back 3
score birds 40 bonus 10 eggs 12 cached 3 tucked 4 leftover 2
"""

from __future__ import annotations

from engine.wingspan.actions import Amounts, Goal, React, Score, Setup, TakeBack, Token, Tray, Turn, WingspanAction
from engine.wingspan.names import PERCENT

NONE = "none"
RANDOM = "random"


def notation(action: WingspanAction) -> str:
    """Give an action as text."""
    match action:
        case Setup():
            return _setup(action)
        case Turn():
            return "turn"
        case Tray(round_number, turn, points):
            return f"tray {round_number}.{turn} {','.join(map(str, points)) or NONE}"
        case Goal(round_number, None):
            return f"goal {round_number}"
        case Goal(round_number, count):
            return f"goal {round_number} {count}"
        case Token():
            return _token(action)
        case React():
            return _react(action)
        case TakeBack(reaction):
            return f"take_back {reaction}"
        case Score():
            return _score(action)
    raise AssertionError(action)


def _setup(action: Setup) -> str:
    goals = ",".join(goal or RANDOM for goal in action.goals)
    return (
        f"setup {action.mode} {action.level} special {action.special or NONE} {action.tokens} "
        f"boxes {','.join(action.boxes)} bonus {_bonus(action.bonus)} goals {goals}"
    )


def _bonus(bonus: str) -> str:
    """Names of percentage cards have spaces, which part words."""
    return bonus.replace(" ", "_") if bonus.startswith(PERCENT) else bonus


def _token(action: Token) -> str:
    if action.source is None:
        text = f"token {action.target}"
    else:
        text = f"token {action.source} " + ("off" if action.target is None else f"to {action.target}")
    return text if action.round is None else f"{text} round {action.round}"


def _react(action: React) -> str:
    if action.bird is None:
        text = f"react gain {_amounts(action.gains)}" + (f" pay {_amounts(action.pays)}" if action.pays else "")
    else:
        text = f"react {action.bird}"
    return text if action.count is None else f"{text} count {action.count}"


def _amounts(amounts: Amounts) -> str:
    return ", ".join(f"{count} {resource}" for resource, count in amounts)


def _score(action: Score) -> str:
    text = (
        f"score birds {action.birds} bonus {action.bonus} eggs {action.eggs} "
        f"cached {action.cached} tucked {action.tucked}"
    )
    return text if action.leftover is None else f"{text} leftover {action.leftover}"
