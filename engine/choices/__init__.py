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

from engine.choices.many import Many as Many
from engine.choices.many import codes_of as codes_of
from engine.choices.node import EMPTY as EMPTY
from engine.choices.node import KEY as KEY
from engine.choices.node import NOTHING as NOTHING
from engine.choices.node import PATH_LENGTH as PATH_LENGTH
from engine.choices.node import Closed as Closed
from engine.choices.node import Node as Node
from engine.choices.node import Option as Option
from engine.choices.node import Path as Path
from engine.choices.node import Pick as Pick
from engine.choices.node import Step as Step
from engine.choices.node import Thing as Thing
from engine.choices.node import Tree as Tree
from engine.choices.node import blocked as blocked
from engine.choices.node import nearest as nearest
from engine.choices.number import Number as Number
from engine.choices.one import One as One
from engine.choices.one import judged as judged
from engine.choices.path import Reached as Reached
from engine.choices.path import draw as draw
from engine.choices.path import join as join
from engine.choices.path import leaves as leaves
from engine.choices.path import reach as reach
from engine.choices.path import steps_of as steps_of
from engine.choices.path import trace as trace
from engine.choices.path import walk as walk
from engine.choices.sheet import Sheet as Sheet
from engine.choices.sheet import SheetField as SheetField
from engine.choices.way import Ask as Ask
from engine.choices.way import Way as Way
from engine.choices.way import choose_way as choose_way
from engine.choices.way import declining as declining
from engine.choices.way import ways_to as ways_to
