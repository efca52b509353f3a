"""What the page of a step says, ready for its template."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from markupsafe import Markup

from bot.hosting.replaying.replay import Eyes
from bot.hosting.table import Status
from bot.locale.language_names import name_of as language_name
from bot.locale.words import LANGUAGES
from bot.web.chat_text import as_html
from bot.web.look import BOARD, HAND, SQUARE, Look
from bot.web.places import name_of
from engine.steps import Step, rounds_of

LOG = 24
"""Steps of the log that stand beside a step."""


class Link(NamedTuple):
    """A way to another place."""

    label: str
    address: str
    """Relative to the page's own; "": there is none, or one is there already."""
    here: bool = False


class Line(NamedTuple):
    """A step in the log."""

    number: str
    address: str
    told: Markup
    undone: bool
    here: bool
    when: str
    """The round, where it is another one than that of the line before."""


class StepPage:
    """The page of one step."""

    def __init__(self, look: Look, step: Step) -> None:
        self.look = look
        self.step = step
        self.words = look.words
        self.path = look.path
        self.replay = look.replay

    # -- what it is about -----------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """Return what the game is called."""
        return self.words(f"{self.replay.game.name}-name")

    @property
    def players(self) -> str:
        """Return who plays which colour."""
        game = self.replay.game.name
        colours = {seat: self.words(f"{game}-colour", seat=seat) for seat in self.look.names}
        told = [
            name if name == colours[seat] else self.words("web-player", name=name, colour=colours[seat])
            for seat, name in self.look.names.items()
        ]
        return self.words.listed(told)

    @property
    def status(self) -> str:
        """Return whether the game goes on."""
        over = {Status.FINISHED: "finished", Status.CANCELLED: "cancelled"}
        return self.words("web-status", status=over.get(self.replay.table.status, "running"))

    @property
    def running(self) -> bool:
        """Return whether something can happen."""
        return not self.replay.over

    @cached_property
    def title(self) -> str:
        """Return where in the game it is."""
        if self.step.undone:
            return self.words("web-title-undone", round=self.step.round or "no")
        return self.words("web-title", number=self.number, count=self.count, round=self.step.round or "no")

    @cached_property
    def number(self) -> int:
        """Return its place among the steps that stand; of one that was taken back, that of the one before it."""
        before = len(self.path.before(self.step))
        return max(1, before) if self.step.undone else before + 1

    @property
    def count(self) -> int:
        """Return how many steps stand."""
        return len(self.path.standing)

    @cached_property
    def name(self) -> str:
        """Return what the step is called in its address."""
        return self.path.name(self.step)

    @property
    def query(self) -> str:
        """Return the end of all addresses."""
        return self.look.asked.query()

    # -- what happened --------------------------------------------------------------------------------------------

    @property
    def told(self) -> Sequence[Markup]:
        """Return what happened in it."""
        return [as_html(each) for each in self.look.told.sentences(self.step)]

    @cached_property
    def picture(self) -> str:
        """Return the address of its picture; "": there is none."""
        return self._picture(BOARD)

    @property
    def square(self) -> str:
        """Return the address of the picture for narrow screens."""
        return self._picture(SQUARE)

    @cached_property
    def hand(self) -> str:
        """Return the address of the hand's picture."""
        return self._picture(HAND)

    @property
    def hand_of(self) -> str:
        """Return whose hand that is."""
        return self.look.names.get(self.look.eyes.seat or "", "")

    @property
    def alt(self) -> str:
        """Describe the picture."""
        return self.look.alt(self.step)

    @cached_property
    def full_text(self) -> Sequence[Markup]:
        """Describe everything, a paragraph each."""
        paragraphs = self.look.full_text(self.step)
        return [Markup("<br>").join(as_html(line) for line in each) for each in paragraphs]

    @cached_property
    def points(self) -> Sequence[tuple[str, int, bool]]:
        """Return whose points are known, how many, and whether that one has won; most points first."""
        return self.look.points(self.step)

    def _picture(self, kind: str) -> str:
        if kind not in self.look.kinds(self.step):
            return ""
        version = self.look.version(self.step, kind) if self.replay.over else ""
        ending = "" if kind == BOARD else f"-{kind}"
        query = self.look.asked.query(lang=self.words.language, v=version)
        return f"{self.name}{ending}.png{query}"

    # -- ways on --------------------------------------------------------------------------------------------------

    @cached_property
    def ways(self) -> dict[str, Link]:
        """Return the ways to the first step, to those around this one, and to the last."""
        before, behind = self.path.before(self.step), self.path.behind(self.step)
        to = {
            "first": before[0] if before else None,
            "back": before[-1] if before else None,
            "on": behind[0] if behind else None,
            "last": behind[-1] if behind else None,
        }
        return {way: Link(self.words(f"web-{way}"), self._address(step)) for way, step in to.items()}

    @cached_property
    def rounds(self) -> Sequence[Link]:
        """Return the ways to the rounds; none in a game that does not say."""
        found = rounds_of(self.path.every)
        seqs = {each.seq: each for each in self.path.standing}
        return [
            Link(each.name, self._address(seqs[each.seq]), each.name == self.step.round)
            for each in (found if len(found) > 1 else ())
        ]

    @cached_property
    def whose(self) -> Sequence[Link]:
        """Return the ways to look through other eyes, where there is a choice."""
        if len(self.replay.eyes) < 2:
            return []
        here, usual = self.look.eyes, self.replay.eyes[0]
        name = "" if self.step.undone else self.name
        return [
            Link(
                self._called(each),
                f"{name or './'}{self.look.asked.query(eyes='' if each == usual else name_of(each))}",
                each == here,
            )
            for each in self.replay.eyes
        ]

    @cached_property
    def languages(self) -> Sequence[Link]:
        """Return the ways to other languages, where there are some."""
        return [
            Link(language_name(each), f"{self.name}{self.look.asked.query(lang=each)}", each == self.words.language)
            for each in (LANGUAGES if len(LANGUAGES) > 1 else ())
        ]

    def _called(self, eyes: Eyes) -> str:
        if eyes.seat is not None:
            return self.words("replay-eyes-seat", name=self.look.names[eyes.seat])
        return self.words("replay-eyes-everything" if eyes.everything else "replay-eyes-public")

    def _address(self, step: Step | None) -> str:
        return "" if step is None else f"{self.path.name(step)}{self.query}"

    # -- the log --------------------------------------------------------------------------------------------------

    @cached_property
    def log(self) -> Sequence[Line]:
        """Return the part of the log that the step stands in."""
        first = self._log_begins
        lines: list[Line] = []
        when = ""
        for each in self.path.every[first : first + LOG]:
            told_when = self.look.told.when(each)
            lines.append(self._line(each, "" if told_when == when else told_when))
            when = told_when
        return lines

    @cached_property
    def log_ways(self) -> dict[str, Link]:
        """Return the ways to the parts of the log before and behind that."""
        every, first = self.path.every, self._log_begins
        to = {
            "earlier": every[first - 1] if first else None,
            "later": every[first + LOG] if first + LOG < len(every) else None,
        }
        return {way: Link(self.words(f"web-log-{way}"), self._address(step)) for way, step in to.items()}

    @cached_property
    def _log_begins(self) -> int:
        at = next(at for at, each in enumerate(self.path.every) if each.seq == self.step.seq)
        return at - at % LOG

    def _line(self, step: Step, when: str) -> Line:
        name, here = self.path.name(step), step.seq == self.step.seq
        number = "" if step.undone else name
        return Line(number, self._address(step), as_html(self.look.told.line(step)), step.undone, here, when)


def facts_of(page: StepPage) -> dict[str, Any]:
    """Return what the template of a step is given."""
    return {"page": page, "t": page.words, "language": page.words.language}
