"""A game looked through step by step: a private page with its picture, its sentences, and the ways to others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple, Self, TypeVar

import discord

from bot.discord.answering.request import Request
from bot.discord.messages import controls, items, names
from bot.discord.messages.custom_id import CustomId, Verb, number_in
from bot.discord.messages.items import OPTIONS, PressButton, PressSelect, Row
from bot.discord.messages.message import TEXT_LENGTH, Attachment, Message
from bot.games.retold import Retelling
from bot.games.widgets import parted
from bot.hosting.replaying.replay import Eyes, Replay
from bot.hosting.table import Table
from engine.contract import AnyGame
from engine.steps import Step, rounds_of
from render.contract import Picture
from render.words import Words

_T = TypeVar("_T")

PICKED = "+"
"""Stands in the path where the select says it."""
_EVERYTHING, _PUBLIC = "a", "p"
_GREAT, _HAND = "g", "h"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a replay, as custom ids carry it: `<seq>.<eyes>.<marks>`. Forged ones are checked when used."""

    seq: int | None = None
    """None: where one begins to look."""
    eyes: str = ""
    """As `_code`; "": the usual ones."""
    great: bool = False
    """Whether only what mattered is stepped through."""
    hand: bool = False
    """Whether the hand is shown in place of the board."""

    def __str__(self) -> str:
        """Write it."""
        seq = PICKED if self.seq is None else str(self.seq)
        return f"{seq}.{self.eyes}.{_GREAT * self.great}{_HAND * self.hand}"

    @classmethod
    def read(cls, path: str, chosen: Sequence[str]) -> Self:
        """Read it, with what was picked in a select."""
        seq, eyes, marks = [*path.split("."), "", "", ""][:3]
        picked = chosen[0] if chosen else ""
        seq, eyes = (picked if each == PICKED else each for each in (seq, eyes))
        return cls(number_in(seq), eyes, _GREAT in marks, _HAND in marks)


async def show(request: Request) -> None:
    """Show the step in the custom id's path."""
    await _show(request, Spot.read(request.path, request.chosen))


async def command(request: Request, number: int | None) -> None:
    """Show the step of that number, as the title of each page counts; None: where one begins to look."""
    if number is None:
        await _show(request, Spot())
        return
    found = await request.host.looking.replay(request.person.id, await request.loaded())
    seqs = [each.seq for each in found.shown(usual_eyes(found)) if not each.undone and each.number <= number]
    await _show(request, Spot(seqs[-1] if seqs else None))


def button(words: Words, table: Table, seq: int | None = None, *, label: str | None = None) -> PressButton:
    """Return the button to a step of a game; None: to where one begins to look."""
    return controls.button(words, Verb.REPLAY, table.id, path="" if seq is None else str(Spot(seq)), label=label)


def select(words: Words, table: Table, told: Retelling, steps: Sequence[Step]) -> PressSelect:
    """Return the select that leads from a page of the log to the pictures of its steps, at most 25."""
    carried = CustomId(Verb.REPLAY, table.id, path=str(Spot()))
    return PressSelect(words("log-see"), carried, [_option(words, told, each) for each in steps[:OPTIONS]])


def usual_eyes(found: Replay) -> Eyes:
    """Return through whose eyes one looks who has not chosen."""
    return found.eyes[0]


async def _show(request: Request, spot: Spot) -> None:
    found = await request.host.looking.replay(request.person.id, await request.loaded())
    eyes = _eyes(found, spot.eyes)
    presenter = request.services.presenters[found.game.name]
    told = Retelling(found, presenter, eyes, request.names, request.words)
    page = _Page(request, told, replace(told, naming=request.plain_names), spot, found.shown(eyes))
    step = page.at()
    drawn = await _drawn(request, page, step)
    text = items.clip("\n".join(page.text(step, drawn=bool(drawn))), TEXT_LENGTH)
    await request.reply.update(Message(text, page.rows(step), drawn))


class _Page(NamedTuple):
    """Makes the page of a step for one press."""

    request: Request
    told: Retelling
    plainly: Retelling
    """The same for labels and pictures, where names stand as they are."""
    spot: Spot
    steps: Sequence[Step]

    @property
    def words(self) -> Words:
        """Return the messages of who presses."""
        return self.request.words

    @property
    def found(self) -> Replay:
        """Return the game."""
        return self.told.replay

    def at(self) -> Step:
        """Return the step that is meant: of a forged seq the one before it; where none is said, the first or last."""
        seq = self.spot.seq
        if seq is None:
            seq = 0 if self.found.over else self.steps[-1].seq
        return next((each for each in reversed(self.steps) if each.seq <= seq), self.steps[0])

    def text(self, step: Step, *, drawn: bool) -> list[str]:
        """Return the lines above the picture."""
        words, standing = self.words, self.standing()
        count = len([each for each in self.steps if not each.undone])
        lines = [words("replay-title", number=step.number, count=count, round=step.round or "no")]
        lines += [f"> {line}" for line in self.told.sentences(step)]
        if step.undone:
            lines.append(words("replay-undone"))
        if self.spot.great:
            lines.append(words("replay-great", count=len(standing), all=count))
        if self.told.eyes.seat is not None:
            lines.append(words("replay-through", name=self.told.names[self.told.eyes.seat]))
        elif self.found.over and not self.told.eyes.everything:
            lines.append(words("replay-public"))
        if not drawn:
            lines.append(words("replay-no-picture" if step.known else "replay-older"))
        return lines

    def standing(self) -> list[Step]:
        """Return the steps that one goes through, from the first to the last."""
        return [each for each in self.steps if not each.undone and (not self.spot.great or self.told.mattered(each))]

    def rows(self, step: Step) -> tuple[Row, ...]:
        """Return the ways on."""
        rows = [self._ways(step), *self._rounds(step), self._steps(step), *self._whose(), self._others(step)]
        return tuple(each for each in rows if each)

    def _ways(self, step: Step) -> Row:
        through = self.standing()
        back = [each for each in through if each.seq < step.seq]
        on = [each for each in through if each.seq > step.seq]
        ways = {
            "first": back[0] if back else None,
            "back": back[-1] if back else None,
            "on": on[0] if on else None,
            "last": on[-1] if on else None,
        }
        return [self._way(f"button-replay-{label}", to, step) for label, to in ways.items()]

    def _way(self, label: str, to: Step | None, step: Step) -> PressButton:
        seq = step.seq if to is None else to.seq
        carried = CustomId(Verb.REPLAY, self.found.table.id, path=str(replace(self.spot, seq=seq)))
        return PressButton(self.words(label), carried, disabled=to is None)

    def _rounds(self, step: Step) -> list[Row]:
        """Return the select of rounds: at most 25 around the present one."""
        found = rounds_of(self.steps)
        if len(found) < 2:
            return []
        here = next((at for at, each in enumerate(found) if each.name == step.round), 0)
        options = [
            items.option(self.words("lookback-round", round=each.name), str(each.seq), chosen=each.name == step.round)
            for each in _around(found, here)
        ]
        return [self._select("replay-choose-round", replace(self.spot, seq=None), options)]

    def _steps(self, step: Step) -> Row:
        """Return the select of steps: those of the round, also taken back, at most 25 around the present one."""
        near = [each for each in self.steps if each.round == step.round and self._walked(each, step)]
        options = [
            _option(self.words, self.plainly, each, here=each is step) for each in _around(near, near.index(step))
        ]
        return self._select("replay-choose-step", replace(self.spot, seq=None), options)

    def _walked(self, each: Step, step: Step) -> bool:
        return each is step or not self.spot.great or (not each.undone and self.told.mattered(each))

    def _whose(self) -> list[Row]:
        """Return the select of eyes, where there is a choice."""
        if len(self.found.eyes) < 2:
            return []
        game, now = self.found.game, self.told.eyes
        options = [items.option(self._called(each), _code(game, each), chosen=each == now) for each in self.found.eyes]
        spot = replace(self.spot, eyes=PICKED, seq=self.at().seq)
        return [self._select("replay-choose-eyes", spot, options)]

    def _called(self, eyes: Eyes) -> str:
        if eyes.seat is not None:
            return self.words("replay-eyes-seat", name=self.plainly.names[eyes.seat])
        return self.words("replay-eyes-everything" if eyes.everything else "replay-eyes-public")

    def _select(self, placeholder: str, spot: Spot, options: list[discord.SelectOption]) -> PressSelect:
        return PressSelect(self.words(placeholder), CustomId(Verb.REPLAY, self.found.table.id, path=str(spot)), options)

    def _others(self, step: Step) -> Row:
        """Return the buttons to the other ways of looking, and to the log."""
        table, here = self.found.table, replace(self.spot, seq=step.seq)
        great = self._other(f"button-replay-{'every' if here.great else 'great'}", replace(here, great=not here.great))
        hand = self._other(f"button-replay-{'board' if here.hand else 'hand'}", replace(here, hand=not here.hand))
        log = controls.button(self.words, Verb.LOG, table.id, path=f"all.at{step.seq}", label="button-replay-log")
        film = controls.button(self.words, Verb.FILM if self.found.over else Verb.MISSED, table.id)
        return [great, *([hand] if self.has_hand else []), log, film, controls.signs(self.words, self.found.game.name)]

    def _other(self, label: str, spot: Spot) -> PressButton:
        return PressButton(self.words(label), CustomId(Verb.REPLAY, self.found.table.id, path=str(spot)))

    @property
    def has_hand(self) -> bool:
        """Return whether the eyes see a hand."""
        return self.told.eyes.seat is not None and self.told.presenter.hands


def _option(words: Words, told: Retelling, step: Step, *, here: bool = False) -> discord.SelectOption:
    line, what = (names.unescaped(each).replace("*", "") for each in (told.line(step), told.short(step)))
    label = words("replay-step-undone" if step.undone else "replay-step", number=step.number, what=what)
    if what == line:
        return items.option(label, str(step.seq), chosen=here)
    return items.option(parted(label)[0], str(step.seq), line, chosen=here)


def _around(them: Sequence[_T], at: int) -> Sequence[_T]:
    """Return at most as many as a select holds, `at` among them."""
    first = max(0, min(at - OPTIONS // 2, len(them) - OPTIONS))
    return them[first : first + OPTIONS]


def _code(game: AnyGame, eyes: Eyes) -> str:
    """Return what stands for eyes in a custom id."""
    if eyes.seat is not None:
        return str(controls.seat_index(game, eyes.seat))
    return _EVERYTHING if eyes.everything else _PUBLIC


def _eyes(found: Replay, code: str) -> Eyes:
    """Return the eyes that a code stands for; of none, the usual ones. What may not be looked at is refused later."""
    colours = found.game.colours
    seat = number_in(code)
    if seat is not None and seat < len(colours):
        return Eyes(colours[seat])
    return {_EVERYTHING: Eyes(everything=True), _PUBLIC: Eyes()}.get(code, usual_eyes(found))


async def _drawn(request: Request, page: _Page, step: Step) -> tuple[Attachment, ...]:
    """Draw the board after a step with what changed by it marked, or the hand; nothing where that cannot be."""
    if not step.known:
        return ()
    hand = page.spot.hand and page.has_hand
    name = f"{'hand' if hand else 'step'}-{page.found.table.id}-{step.seq}"
    job = _hand(request, page, step) if hand else _board(request, page, step)
    drawn = await request.services.render_pool.draw(("look", request.interaction.id), name, job)
    return () if drawn is None else (drawn,)


def _hand(request: Request, page: _Page, step: Step) -> Callable[[], Picture]:
    painter, view = request.services.painter(page.found.game.name), page.found.view(step, page.told.eyes)
    return partial(painter.hand, view, request.words, names=page.plainly.names_at(step))


def _board(request: Request, page: _Page, step: Step) -> Callable[[], Picture]:
    painter, eyes = request.services.painter(page.found.game.name), page.told.eyes
    return partial(
        painter.board,
        page.found.view(step, eyes),
        request.words,
        before=page.found.view_before(step, eyes),
        caption=page.plainly.caption(step),
        names=page.plainly.names_at(step),
        happened=[event.seen_by(None) for event in step.entry.events],
    )
