"""What a seat can choose, as data: a tree of questions that opens as it is asked.

The rules of a game give the first node for a seat (`Game.choices`). A node says what is asked, which answers there are
and why the others are not possible; taking an answer leads to the next node or, at a leaf, to the action itself.
Panels, commands, typed text, players made of code and hints all read this one tree. It knows no game, no language and
no chat client.

    node.py     what each node has: Thing, Option, Node; Closed, a question without an answer
    one.py      one value                  many.py   several things together: payments, cards
    number.py   a number                   sheet.py  named fields with a beginning: a setup
    way.py      the kinds of answers that a game knows without a position
    path.py     walk, trace, leaves, draw: going through a tree

Nothing of a tree is kept between two presses: a press carries the path as text ("attack.7.ggik.3"), and `walk` goes
along it anew, checking each step. The laws that every tree keeps are in tests/engine/test_choices.py.
"""

from engine.choices.many import Many, codes_of
from engine.choices.node import (
    EMPTY,
    KEY,
    NOTHING,
    PATH_LENGTH,
    Closed,
    Node,
    Option,
    Path,
    Pick,
    Step,
    Thing,
    Tree,
    blocked,
    nearest,
)
from engine.choices.number import Number
from engine.choices.one import One, judged
from engine.choices.path import Reached, draw, join, leaves, reach, steps_of, trace, walk
from engine.choices.sheet import Sheet, SheetField
from engine.choices.way import Ask, Way, choose_way

__all__ = [
    "EMPTY",
    "KEY",
    "NOTHING",
    "PATH_LENGTH",
    "Ask",
    "Closed",
    "Many",
    "Node",
    "Number",
    "One",
    "Option",
    "Path",
    "Pick",
    "Reached",
    "Sheet",
    "SheetField",
    "Step",
    "Thing",
    "Tree",
    "Way",
    "blocked",
    "choose_way",
    "codes_of",
    "draw",
    "join",
    "judged",
    "leaves",
    "nearest",
    "reach",
    "steps_of",
    "trace",
    "walk",
]
