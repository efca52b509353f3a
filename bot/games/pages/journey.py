"""Going along a path: which answers lead to the page that is shown, and which of them were never asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from bot.games.pages.filled import filled, typed_only
from bot.games.pages.naming import Unsure, named
from bot.games.pages.pages import Pages
from bot.games.pages.place import AHEAD, PICK, Place, fits, meant
from engine.choices import NOTHING, Many, Node, Number, One, Option, Path, Sheet, Step, join, steps_of
from engine.contract import Action, Illegal, Unreadable
from engine.filling import forced

AnyNode: TypeAlias = Node[Any]
_STEP = re.compile(r"[A-Za-z0-9_,-]+", re.ASCII)


class TooLong(Unreadable):
    """An answer that no custom id can carry: it has to be typed as a command."""


class Taken(NamedTuple):
    """An answer on the way to a page."""

    node: AnyNode
    text: str
    """Where the node is, as a control carries it."""
    step: Step
    asked: bool
    """False: there was nothing to choose, the node has a default, or it was answered by what was typed before."""
    meant: bool = False
    """Whether it was typed before."""

    @property
    def option(self) -> Option:
        """Return the option that was taken."""
        return self.node.option_at(self.step)

    @property
    def again(self) -> str:
        """Return where the node is asked again: a sheet as it was filled in."""
        if not isinstance(self.node, Sheet) or self.step == NOTHING:
            return self.text
        return f"{self.text}{PICK}{self.step}"

    @property
    def forced(self) -> bool:
        """Whether there was nothing else to choose; a way of answering needs no mention."""
        return not (self.asked or self.meant or self.node.has_default or is_first(self.node))


def behind(text: str, step: Step) -> str:
    """Return where a step leads from a node, as a control carries it."""
    path, plus, ahead = text.partition(AHEAD)
    return path + plus + join(ahead, step) if plus else join(path, step)


def is_first(node: AnyNode) -> bool:
    """Whether a node asks for the way of answering, each of which may lead nowhere."""
    return isinstance(node, One) and not node.sure


@dataclass(slots=True)
class Journey:
    """The way to a page."""

    tree: Any
    """What is asked there: a node; at the review the action, or what is answered ahead besides (None: nothing)."""
    text: str = ""
    """Where the page is, as a control carries it."""
    taken: list[Taken] = field(default_factory=list)
    """The answers that lead there, from the first node on."""
    action: Action | None = None
    """The action, once the leaf of the first tree is reached."""
    pages: Pages[Any] | None = None
    """The words in which an answer may be named; None: nothing is typed."""
    shortlist: Sequence[Step] = ()
    """The answers that may be meant by a name that is none of them exactly."""
    pick: Step = ""
    """What is picked there so far, or was picked and refused."""
    fault: Illegal | Unreadable | None = None
    """What is wrong with the step that was to follow."""
    meant: Mapping[str, Step] = field(default_factory=dict)
    """What was typed for questions behind, by their `ask`."""

    @property
    def node(self) -> AnyNode | None:
        """Return what is asked there; None at the review."""
        return self.tree if isinstance(self.tree, Node) else None

    @property
    def ahead(self) -> Action | None:
        """Return what is answered ahead besides, at the review."""
        return self.tree if AHEAD in self.text and self.node is None else None

    @property
    def back(self) -> str | None:
        """Return where the last question is that was asked; None when nothing was."""
        return next((each.again for each in reversed(self.taken) if each.asked), None)

    @property
    def since_asked(self) -> Sequence[Taken]:
        """Return the answers since the last question that was asked, that one included."""
        last = next((at for at in reversed(range(len(self.taken))) if self.taken[at].asked), 0)
        return self.taken[last:]

    # -- going ----------------------------------------------------------------------------------------------------

    def along(self, path: Path, place: Place | None) -> None:
        """Go along a path as far as it leads, take what was chosen at its end, and go on over what is not asked."""
        for step in steps_of(path):
            self._take(step)
        if place is not None and self.fault is None and self.node is not None:
            self._choose(self.node, place)
        while self.fault is None and self.node is not None and (unasked := self._unasked(self.node)) is not None:
            self._take(unasked)

    def past_first(self) -> None:
        """Go on over the first node of what is asked ahead, which has no words, where the step at it was none."""
        fault = self.fault
        if fault is not None and self.text.endswith(AHEAD):
            self.fault = None
            self.along("", None)
            self.fault = fault

    def _unasked(self, node: AnyNode) -> Step | None:
        """Return the step of a node that is passed over: what was typed, a default, the only answer; None: it is asked.

        The first node is shown all the same where its one answer would be an action at once.
        """
        step = self.meant.get(node.ask) or forced(node)
        return None if step is None or (not self.text and not isinstance(node.take(step), Node)) else step

    def _take(self, step: Step) -> None:
        """Take a step, or note why it cannot be taken. "-" leaves what can be answered ahead until it is asked."""
        if self.fault is not None:
            return
        node, text = self.node, behind(self.text, step)
        try:
            if node is None or not _STEP.fullmatch(step):
                raise Unreadable(f"no step: {step!r}", found=step)
            if not fits(text):
                raise TooLong(f"too long: {text}")
            tree = None if step == NOTHING and self.action is not None else node.take(step)
        except (Illegal, Unreadable) as fault:
            self.fault = fault
            if isinstance(node, Sheet):
                self.pick = filled(node, Place(pick=step)).step
            else:
                self.pick = step if isinstance(fault, Illegal) or isinstance(node, Number) else ""
            return
        asked = tree is None or self._unasked(node) is None
        self.taken.append(Taken(node, self.text, step, asked, meant=self.meant.get(node.ask) == step))
        self.tree, self.text, self.pick = tree, text, ""

    def _choose(self, node: AnyNode, place: Place) -> None:
        """Take what was picked in a select or typed in a form; a pick so far is noted."""
        if isinstance(node, Sheet):
            self.pick, self.fault = filled(node, place)
            if place.typed and place.chosen and typed_only(node):
                self._take(self.pick)
            return
        try:
            step = self._picked(node, place)
        except Unsure as unsure:
            self.shortlist = unsure.keys
            return
        except (Illegal, Unreadable) as fault:
            self.pick = place.pick if place.pick and isinstance(fault, Illegal) else ""
            self.fault = fault
            return
        if place.chosen:
            self._take(step)
        else:
            self.pick = step

    def _picked(self, node: AnyNode, place: Place) -> Step:
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
        if isinstance(node, One) and place.pick and not place.chosen:
            raise Unsure(node.ask, "", dict.fromkeys(place.pick.split(","), ""))
        if place.typed and place.chosen and self.pages is not None and node.ask in self.pages.by_name:
            return named([self.pages], node, place.chosen[0])
        return place.chosen[0].strip() if place.chosen else ""


def go(
    root: AnyNode, place: Place, later: Callable[[Action], AnyNode | None], pages: Pages[Any] | None = None
) -> Journey:
    """Go to a place. `later` returns what will surely be asked because of an action: that is answered ahead."""
    journey = Journey(root, ".".join(meant(*each) for each in place.meant), meant=dict(place.meant), pages=pages)
    journey.along(place.path, place if place.ahead is None else None)
    if journey.node is not None:
        return journey
    journey.action = journey.tree
    if journey.fault is None and (asked := later(journey.tree)) is not None:
        journey.tree, journey.text = asked, journey.text + AHEAD
        journey.along(place.ahead or "", None if place.ahead is None else place)
        journey.past_first()
    return journey
