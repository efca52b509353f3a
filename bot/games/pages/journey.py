"""Going along a path: which answers lead to the page that is shown, and which of them were never asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.games.pages.place import AHEAD, Place, fits
from engine.choices import NOTHING, Many, Node, Number, One, Option, Step, Thing, join, steps_of
from engine.contract import Action, Illegal, Unreadable
from engine.filling import forced

AnyNode: TypeAlias = Node[Any]
_STEP = re.compile(r"[A-Za-z0-9_,-]+", re.ASCII)


class TooLong(Unreadable):
    """An answer that no custom id can carry: it has to be typed as a command."""


@dataclass(frozen=True, slots=True)
class Taken:
    """An answer on the way to a page."""

    node: AnyNode
    text: str
    """Where the node is, as a control carries it."""
    step: Step
    asked: bool
    """False: there was nothing to choose, or the node has a default."""

    @property
    def option(self) -> Option:
        """Return the option that was taken."""
        return option_of(self.node, self.step)

    @property
    def forced(self) -> bool:
        """Whether there was nothing else to choose; a way of answering needs no mention."""
        return not self.asked and not _has_default(self.node) and not is_first(self.node)


@dataclass(frozen=True, slots=True)
class Journey:
    """The way to a page. `taken` are the answers that lead there, from the first node on."""

    taken: tuple[Taken, ...]
    text: str
    """Where the page is, as a control carries it."""
    node: AnyNode | None = None
    """What is asked there; None at the review."""
    action: Action | None = None
    """The action, once the leaf of the first tree is reached."""
    ahead: Action | None = None
    """What is answered ahead besides, at the review."""
    pick: Step = ""
    """What is picked there so far, or was picked and refused."""
    fault: Illegal | Unreadable | None = None
    """What is wrong with the step that was to follow."""

    @property
    def back(self) -> str | None:
        """Return where the last question is that was asked; None when nothing was."""
        return next((each.text for each in reversed(self.taken) if each.asked), None)

    @property
    def since_asked(self) -> Sequence[Taken]:
        """Return the answers since the last question that was asked, that one included."""
        last = next((at for at in reversed(range(len(self.taken))) if self.taken[at].asked), 0)
        return self.taken[last:]


def behind(text: str, step: Step) -> str:
    """Return where a step leads from a node, as a control carries it."""
    path, plus, ahead = text.partition(AHEAD)
    return path + plus + join(ahead, step) if plus else join(path, step)


def option_of(node: AnyNode, step: Step) -> Option:
    """Return the option of a step that can be taken."""
    match node:
        case One():
            for values, usual in ((node.usual, True), (node.odd, False)):
                for value in values:
                    if node.key_of(value) == step:
                        return node.option(value, usual=usual)
        case Many():
            return node.option(node.pick_of(step))
        case Number() if step != NOTHING:
            return Option(step, (Thing(node.ask, int(step)),))
    return Option(step)


def unasked(node: AnyNode, *, first: bool = False) -> Step | None:
    """Return the step of a node that is passed over, since it has a default or only one answer; None: it is asked.

    A `first` node is shown all the same where its one answer would be an action at once.
    """
    step = forced(node)
    return None if step is None or (first and not isinstance(node.take(step), Node)) else step


def is_first(node: AnyNode) -> bool:
    """Whether a node asks for the way of answering, each of which may lead nowhere."""
    return isinstance(node, One) and not node.sure


def _has_default(node: AnyNode) -> bool:
    return isinstance(node, One) and node.default is not None


# -- going ----------------------------------------------------------------------------------------------------------


class _Walker:
    """Goes from node to node and notes the way."""

    def __init__(self, root: AnyNode, text: str = "", taken: Sequence[Taken] = ()) -> None:
        self.tree: Any = root
        self.text = text
        self.taken = list(taken)
        self.pick: Step = ""
        self.fault: Illegal | Unreadable | None = None

    def along(self, steps: Sequence[Step]) -> None:
        """Take steps as far as they can be taken."""
        for step in steps:
            if self.fault is None:
                self.take(step)

    def take(self, step: Step) -> None:
        """Take a step, or note why it cannot be taken."""
        node, text = self.tree, behind(self.text, step)
        try:
            if not isinstance(node, Node) or not _STEP.fullmatch(step):
                raise Unreadable(f"no step: {step!r}", found=step)
            if not fits(text):
                raise TooLong(f"too long: {text}")
            self.tree = node.take(step)
        except (Illegal, Unreadable) as fault:
            self.fault = fault
            self.pick = step if isinstance(fault, Illegal) or isinstance(node, Number) else ""
            return
        asked = unasked(node, first=not self.text) is None
        self.taken.append(Taken(node, self.text, step, asked))
        self.text, self.pick = text, ""

    def pass_over(self) -> None:
        """Go on to the next node that is asked, or to the leaf."""
        while self.fault is None and isinstance(self.tree, Node):
            step = unasked(self.tree, first=not self.text)
            if step is None:
                return
            self.take(step)

    def choose(self, place: Place) -> None:
        """Take what was picked in a select or typed in a form; a pick so far is noted."""
        if self.fault is not None or not isinstance(self.tree, Node):
            return
        try:
            step = picked(self.tree, place)
        except (Illegal, Unreadable) as fault:
            self.pick, self.fault = place.pick or "", fault
            return
        if place.chosen:
            self.take(step)
        else:
            self.pick = step


def go(root: AnyNode, place: Place) -> Journey:
    """Go along a place's path as far as it leads, take what was chosen there, and go on over what is not asked."""
    walker = _Walker(root)
    walker.along(steps_of(place.path))
    if place.ahead is None:
        walker.choose(place)
    walker.pass_over()
    if isinstance(walker.tree, Node):
        return Journey(tuple(walker.taken), walker.text, walker.tree, pick=walker.pick, fault=walker.fault)
    return Journey(tuple(walker.taken), walker.text, action=walker.tree, fault=walker.fault)


def go_ahead(root: AnyNode, before: Journey, place: Place) -> Journey:
    """Go on from the leaf that `before` reached, in the tree of the question that is answered ahead.

    The step "-" leaves the answer until it is asked.
    """
    walker = _Walker(root, before.text + AHEAD, before.taken)
    steps = steps_of(place.ahead or "")
    later = steps[-1:] == [NOTHING]
    walker.along(steps[:-1] if later else steps)
    if later and isinstance(walker.tree, Node) and walker.fault is None:
        taken = Taken(walker.tree, walker.text, NOTHING, asked=True)
        return replace(before, taken=(*walker.taken, taken), text=behind(walker.text, NOTHING))
    if place.ahead is not None:
        walker.choose(place)
    walker.pass_over()
    reached = replace(before, taken=tuple(walker.taken), text=walker.text, fault=walker.fault)
    if isinstance(walker.tree, Node):
        return replace(reached, node=walker.tree, pick=walker.pick)
    return replace(reached, ahead=walker.tree)


# -- what was picked ------------------------------------------------------------------------------------------------


def picked(node: AnyNode, place: Place) -> Step:
    """Return the step of what was picked at a node: in a select, thing by thing, or typed.

    Unreadable or Illegal for a forged one.
    """
    if isinstance(node, Many) and place.pick is not None:
        held = {code: str(thing.name) for code, thing in node.held()}
        codes = [each.partition("-")[0] for each in place.chosen]
        if unknown := [code for code in codes if code not in held]:
            raise node.no_such(unknown[0])
        kept = node.pick_of(place.pick) if place.pick else ()
        step = node.step((*kept, *(held[code] for code in codes)))
        return node.step(node.pick_of(step)) if step != NOTHING else ""
    return place.chosen[0].strip() if place.chosen else ""
