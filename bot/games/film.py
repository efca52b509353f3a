"""Which moments of a game its animated picture shows, how long each, and what stands on the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from bot.games.naming import at_start
from bot.games.retold import Retelling
from engine.steps import Step
from render.contract import Painter, Picture

MOST = 44
"""Boards of a film: more in about the same time could not be read."""
LENGTH = 34.0
"""Seconds of all boards together, where there are enough of them."""
LONGEST = 2.0
"""Seconds of a board, at most."""
WEIGHT = 1.6
"""How many times as long is shown what mattered."""
TITLE, END = 2.0, 5.0
"""Seconds of the cards."""

Draw: TypeAlias = Callable[..., Picture]
"""Draws a frame, given the `palette` of the film: a `partial`, which can be sent to another process."""


class Shot(NamedTuple):
    """A frame of a film."""

    draw: Draw
    seconds: float


@dataclass(frozen=True, slots=True)
class Film:
    """What a film shows, one after the other."""

    boards: Sequence[Shot]
    """The first of them gives the film its colours; at least one."""
    title: Shot | None
    end: Shot | None
    alt: str

    @property
    def shots(self) -> list[Shot]:
        """Return all frames, in order."""
        return [*([self.title] if self.title else []), *self.boards, *([self.end] if self.end else [])]


def film_of(told: Retelling, painter: Painter, steps: Sequence[Step], *, cards: bool = True) -> Film | None:
    """Return the film of steps that follow each other and stand, as `told` sees them; None where none can be drawn.

    Names of `told` are plain. `cards`: with the title and, where the game is over, the final standing.
    """
    boards = list(_boards(told, painter, moments(told, steps)))
    if not boards:
        return None
    title = Shot(_title(told), TITLE) if cards else None
    end = _end(told, steps[-1]) if cards else None
    alt = [told.words("film-alt", game=told.words(f"{told.replay.game.name}-name"), count=len(boards))]
    if end is not None:
        alt.append(told.words("film-alt-end", standing=told.words.listed(_standing(told, steps[-1]))))
    return Film(boards, title, Shot(end, END) if end else None, " ".join(alt))


def drawn(film: Film) -> Picture:
    """Return a film, drawn here and now."""
    from render.film.frame import palette_of  # noqa: PLC0415  (drawing takes long to load)
    from render.film.gif import Frame, put_together  # noqa: PLC0415

    palette = palette_of(film.boards[0].draw().data)
    return put_together([Frame(each.draw(palette=palette).data, each.seconds) for each in film.shots], film.alt)


def moments(told: Retelling, steps: Sequence[Step]) -> list[Sequence[Step]]:
    """Return the steps in groups, each shown by the board behind it: at most MOST.

    Groups end where a seat changes hands first of all, since each has one caption; then with rounds and with what
    mattered, then with turns, then wherever there is room.
    """
    known = [each for each in steps if each.known]
    ends = _ends(told, known)
    groups: list[Sequence[Step]] = []
    begun = 0
    for at, each in enumerate(known, 1):
        if each.seq in ends:
            groups.append(known[begun:at])
            begun = at
    return groups


def _ends(told: Retelling, steps: Sequence[Step]) -> set[int]:
    if not steps:
        return set()
    pairs = list(pairwise(steps))
    kinds = (
        [steps[0], steps[-1]],
        [one for one, other in pairs if told.names_at(one) != told.names_at(other)],
        [one for one, other in pairs if one.round != other.round],
        [each for each in steps if told.mattered(each)],
        [one for one, other in pairs if one.entry.actor != other.entry.actor],
        steps,
    )
    ends: set[int] = set()
    for them in kinds:
        new = [each.seq for each in them if each.seq not in ends]
        room = MOST - len(ends)
        ends |= set(new) if len(new) <= room else {new[number * len(new) // room] for number in range(room)}
    return ends


def _boards(told: Retelling, painter: Painter, groups: Sequence[Sequence[Step]]) -> Iterator[Shot]:
    weights = [WEIGHT if any(told.mattered(each) for each in group) else 1.0 for group in groups]
    for group, weight in zip(groups, weights, strict=True):
        yield Shot(_board(told, painter, group), min(LONGEST, LENGTH * weight / sum(weights)))


def _board(told: Retelling, painter: Painter, group: Sequence[Step]) -> Draw:
    """Return what draws the board behind some steps, with what changed by them marked."""
    from render.film.frame import board_frame  # noqa: PLC0415  (drawing takes long to load)

    replay, last = told.replay, group[-1]
    view = replay.view(last, told.eyes)
    events = [event for each in group for event in replay.events(each, told.eyes)]
    return partial(
        board_frame,
        view,
        told.words,
        painter,
        before=replay.view_before(group[0], told.eyes),
        caption=told.presenter.caption(events, view, told.names_at(last), told.words),
        names=dict(told.names_at(last)),
        happened=[event.seen_by(None) for each in group for event in each.entry.events],
    )


def _title(told: Retelling) -> Draw:
    from render.film.card import Card, Line  # noqa: PLC0415
    from render.film.frame import card_frame  # noqa: PLC0415

    lines = [Line(each.seat, told.names[each.seat]) for each in told.replay.table.occupants]
    title = told.words(f"{told.replay.game.name}-name")
    count = len([each for each in told.replay.steps if not each.undone])
    return partial(card_frame, Card(title, told.words("film-title", count=count), lines), told.words)


def _end(told: Retelling, last: Step) -> Draw | None:
    """Return what draws the final standing; None of a game that was not played to its end."""
    from render.film.card import Card, Line  # noqa: PLC0415
    from render.film.frame import card_frame  # noqa: PLC0415

    result = told.replay.game.result(last.after)
    if result is None:
        return None
    ranked = sorted((seat for seat in result.scores if seat in told.names), key=lambda seat: -result.scores[seat])
    lines = [
        Line(seat, at_start(told.names[seat]), str(result.scores[seat]), seat in result.winners) for seat in ranked
    ]
    winners = told.words.listed([at_start(told.names[seat]) for seat in result.winners if seat in told.names])
    under = told.words("film-winners", names=winners, count=len(result.winners))
    return partial(card_frame, Card(told.words("film-end"), under, lines), told.words)


def _standing(told: Retelling, last: Step) -> list[str]:
    result = told.replay.game.result(last.after)
    scores = result.scores.items() if result else ()
    ranked = sorted(((seat, score) for seat, score in scores if seat in told.names), key=lambda each: -each[1])
    return [told.words("seat-number", name=told.names[seat], number=score) for seat, score in ranked]
