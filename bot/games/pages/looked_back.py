"""A finished game looked back on, in sentences: where it turned, the best and costliest decisions, and the reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.games.contract import AnyPresenter
from bot.games.naming import Naming
from bot.games.widgets import Names
from bot.hosting.analysing.lookback import Lookback
from engine.analysis import Decided, Moment, Turning
from engine.automa import Considered
from engine.contract import Action, Illegal, Seat, Unreadable
from render.words import Words

LONGEST = 140
"""Characters of what an answer is called."""
LINES = 8
"""Lines of what happened with a decision."""
DEEDS = 3
"""Answers of one turn that are told in a line."""
THOUGHTS = 5
"""Answers that are told of a decision, besides the one that was given."""
GLANCING = frozenset({"fledgling", "nestling"})
"""Levels that look one action ahead: what they expected is told by such a look."""
AT_RANDOM = frozenset({"random"})
"""Levels that had no reasons."""
_NOTICED = 0.015
"""A share that has moved by less is not told."""


@dataclass(frozen=True, slots=True)
class Telling:
    """Tells of a game in a language."""

    lookback: Lookback
    presenter: AnyPresenter
    naming: Naming
    words: Words

    @property
    def names(self) -> Names:
        """Return who has the seats now."""
        return self.naming(self.lookback.table)

    def names_at(self, moment: Moment) -> Names:
        """Return who had them when a decision was made."""
        return self.naming(self.lookback.table_at(moment))

    # -- turning points -------------------------------------------------------------------------------------------

    def turnings(self) -> list[str]:
        """Return a line for each turning point: when, who did what, and what came of it."""
        return [
            self.words("lookback-turning", number=number, what=self._deed(each), moved=self.moved(each))
            for number, each in enumerate(self.lookback.story.turnings, 1)
        ]

    def happened(self, *moments: Moment) -> list[str]:
        """Return what happened with decisions that follow each other, as the channel was told it."""
        view, told = self.lookback.game.view(moments[-1].after, None), list[str]()
        for named, them in groupby(moments, key=self.names_at):
            told += self.presenter.narrate(self.lookback.events(them), view, named, self.words)
        return [line for each in told for line in _lines(each)][:LINES]

    def moved(self, turning: Turning) -> str:
        """Return whose shares moved, the most first."""
        by = {seat: abs(turning.after[seat] - share) for seat, share in turning.before.items()}
        seats = [seat for seat in sorted(by, key=lambda seat: -by[seat]) if by[seat] >= _NOTICED]
        return self.words.listed([self._moved(turning, seat) for seat in seats or list(by)[:1]])

    def _moved(self, turning: Turning, seat: Seat) -> str:
        before, after = _percent(turning.before[seat]), _percent(turning.after[seat])
        named = self.names_at(self._at(turning.ns[0]))
        return self.words("lookback-moved", name=named[seat], before=before, after=after)

    # -- the best and the costliest decision of each ------------------------------------------------------------------

    def decided(self, seats: Iterable[Seat]) -> Iterator[str]:
        """Give a paragraph for each seat."""
        story = self.lookback.story
        for seat in seats:
            kinds = (("best", story.best.get(seat)), ("costliest", story.costliest.get(seat)))
            lines = [self._decided(key, each) for key, each in kinds if each is not None]
            told = lines or [self.words("lookback-even")]
            yield "\n".join([self.words("lookback-seat", name=self.names[seat]), *told])

    def _decided(self, key: str, decided: Decided) -> str:
        moment = self._at(decided.n)
        return self.words(
            f"lookback-{key}",
            when=self._when_by(moment),
            what=self.called(moment, decided.played.action),
            percent=_percent(decided.played.share),
            other=self.called(moment, decided.other.action),
            other_percent=_percent(decided.other.share),
            points=abs(round(decided.margin)),
        )

    # -- why ------------------------------------------------------------------------------------------------------

    def why(self, moment: Moment) -> str:
        """Return what whoever decided weighed, with estimates."""
        level = self.lookback.level(moment) or "person"
        head = self.words("lookback-why", when=self.when(moment), name=self.names_at(moment)[moment.seat])
        lines = [head]
        if level in AT_RANDOM:
            return "\n".join([*lines, self.words("lookback-at-random")])
        judgement = self.lookback.judged.best(moment.n)
        thoughts = judgement.glance if level in GLANCING else judgement.considered
        lines.append(self.words("lookback-weighed", level=level))
        lines += self._weighed(moment, thoughts)
        return "\n".join([*lines, self.words("lookback-honest-why", level=level)])

    def _weighed(self, moment: Moment, thoughts: Sequence[Considered]) -> list[str]:
        """Return a line for each answer that is another one in words; the one that was given is marked."""
        known, lines = set[str](), list[str]()
        played = next((each for each in thoughts if each.action == moment.played), None)
        if played is None:
            lines.append(self.words("lookback-unweighed", what=self.called(moment, moment.played)))
        for each in (*([played] if played else []), *thoughts):
            what = self.called(moment, each.action)
            if what not in known and len(known) <= THOUGHTS:
                known.add(what)
                lines.append(self._estimate(what, each, given=each is played))
        return lines

    def _estimate(self, what: str, considered: Considered, *, given: bool) -> str:
        points = round(considered.margin)
        return self.words(
            "lookback-estimate",
            what=what,
            given="yes" if given else "no",
            percent=_percent(considered.share),
            points=abs(points),
            how="level" if not points else "ahead" if points > 0 else "behind",
        )

    # -- words for moments ------------------------------------------------------------------------------------------

    def when(self, moment: Moment) -> str:
        """Return when a decision was, in words."""
        return self.words("lookback-round", round=moment.round) if moment.round else self.words("lookback-once")

    def _when_by(self, moment: Moment) -> str:
        """Return when it was, and who decided, where that is not who has the seat now."""
        name = self.names_at(moment)[moment.seat]
        same = name == self.names[moment.seat]
        return self.when(moment) if same else self.words("lookback-when-by", when=self.when(moment), name=name)

    def called(self, moment: Moment, action: Action) -> str:
        """Return what an answer is called, in a short line."""
        named = self.names_at(moment)
        try:
            told = self.presenter.in_words(self.lookback.turn(moment), action, named, self.words)
        except (Illegal, Unreadable):
            told = self.lookback.game.notation(action)
        line = " ".join(told.replace("**", "").split()).removeprefix(f"{named[moment.seat]}: ").removesuffix(".")
        return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"

    def _deed(self, turning: Turning) -> str:
        """Return what a seat did at a turning point: all of which others saw something, as far as there is room."""
        them = [self._at(n) for n in turning.ns]
        told = [self.called(each, each.played) for each in [each for each in them if self.happened(each)] or them]
        name, what = self.names_at(them[0])[them[0].seat], " · ".join(told[:DEEDS])
        named = "yes" if name in what else "no"
        return self.words("lookback-deed", when=self.when(them[0]), name=name, what=what, named=named)

    def _at(self, n: int) -> Moment:
        moment = self.lookback.moment(n)
        if moment is None:
            raise KeyError(n)
        return moment


def _lines(told: str) -> Sequence[str]:
    return [line.removeprefix("> ") for line in told.split("\n") if line]


def _percent(share: float) -> int:
    return round(100 * share)
