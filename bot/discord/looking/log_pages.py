"""The log of a game in pages, narrowed down as somebody likes; each line leads to its picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from bot.discord.answering.request import Request
from bot.discord.looking import replaying
from bot.discord.messages import controls, items, names
from bot.discord.messages.custom_id import CustomId, Verb, number_in
from bot.discord.messages.items import PressButton, PressSelect, Row
from bot.discord.messages.message import Attachment, Message
from bot.discord.posting import results
from bot.games.retold import Retelling
from bot.hosting.analysing.lookback import can_be_looked_back_on
from engine.contract import Seat
from engine.steps import Step
from render.words import Words

PAGE = 12
"""Steps of a page."""
ROOM = 1750
"""Characters that they have together."""
SHARES = (1750, 600, 420, 300, 220, 160, 120)
"""To so many characters each is shortened, the first that leaves room for all."""

ALL, GREAT, UNDONE, FILE = "all", "great", "undone", "file"
SINCE, OF = "since", "of"
"""What the log can be narrowed down to; behind `since` follows a seq, behind `of` the number of a seat."""
_AT = "at"


@dataclass(frozen=True, slots=True)
class Shown:
    """What of a log is shown, as custom ids carry it: `<what>.<page>`. It may be forged, and is checked when used."""

    what: str = ALL
    page: str = ""
    """A number from 0; `at<seq>`: the page with that step; "": the last one."""

    def __str__(self) -> str:
        """Write it."""
        return f"{self.what}.{self.page}"

    @classmethod
    def read(cls, path: str, chosen: Sequence[str]) -> Self:
        """Read it, with what was picked in the select."""
        what, _, page = path.partition(".")
        return cls(chosen[0], "") if chosen else cls(what or ALL, page)


async def show(request: Request) -> None:
    """Show the page in the custom id's path."""
    if request.path == FILE:
        await _send_file(request)
        return
    await _show(request, Shown.read(request.path, request.chosen))


async def command(request: Request, what: str | None) -> None:
    """Show the log, or what of it somebody has asked for."""
    await _show(request, Shown(what or ALL))


async def _show(request: Request, shown: Shown) -> None:
    told = await _retelling(request)
    shown = replace(shown, what=await _meant(request, told, shown.what))
    steps = told.replay.shown(told.eyes)
    page = _Page(request, told, shown, steps, _narrowed(told, steps, shown.what))
    await request.reply.update(Message("\n".join(page.text()), page.rows()))


async def _retelling(request: Request, *, plain: bool = False) -> Retelling:
    found = await request.host.looking.replay(request.person.id, await request.loaded())
    naming = request.plain_names if plain else request.names
    presenter = request.services.presenters[found.game.name]
    return Retelling(found, presenter, replaying.usual_eyes(found), naming, request.words)


async def _meant(request: Request, told: Retelling, what: str) -> str:
    """Return what the log is narrowed down to; `mine` and `since` are those of who asks. All, where it is nothing."""
    if what == SINCE:
        last = await request.host.looking.last_visit(request.person.id, await request.loaded())
        return ALL if last is None else f"{SINCE}{last.seq}"
    if what == "mine":
        own = told.replay.own
        return ALL if own is None else f"{OF}{controls.seat_index(told.replay.game, own)}"
    known = {ALL, GREAT, UNDONE, *told.presenter.topics}
    return what if what in known or _number(what, SINCE) is not None or _seat(told, what) is not None else ALL


def _number(what: str, lead: str) -> int | None:
    digits = what.removeprefix(lead)
    return None if what == digits else number_in(digits)


def _seat(told: Retelling, what: str) -> Seat | None:
    number, colours = _number(what, OF), told.replay.game.colours
    return colours[number] if number is not None and number < len(colours) else None


def _narrowed(told: Retelling, steps: Sequence[Step], what: str) -> list[Step]:
    """Return those of the steps that are meant."""
    since, seat = _number(what, SINCE), _seat(told, what)
    if since is not None:
        return [each for each in steps if each.seq > since]
    if seat is not None:
        return [each for each in steps if each.entry.actor == seat]
    if what in told.presenter.topics:
        return [each for each in steps if not each.undone and told.is_about(each, what)]
    if what == GREAT:
        return [each for each in steps if not each.undone and told.mattered(each)]
    return [each for each in steps if each.undone or what != UNDONE]


class _Page(NamedTuple):
    """Makes a page for one press."""

    request: Request
    told: Retelling
    shown: Shown
    steps: Sequence[Step]
    """All that may be looked at."""
    found: Sequence[Step]
    """Those of them that are meant."""

    @property
    def words(self) -> Words:
        """Return the messages of who asks."""
        return self.request.words

    @property
    def last(self) -> int:
        """Return the number of the last page, from 0."""
        return max(0, len(self.found) - 1) // PAGE

    @property
    def number(self) -> int:
        """Return the number of the page, from 0; of a forged one the last."""
        page = self.shown.page
        if (seq := _number(page, _AT)) is not None:
            before = len([each for each in self.found if each.seq <= seq])
            return max(0, before - 1) // PAGE
        number = number_in(page, 8)
        return self.last if number is None else min(number, self.last)

    def on_page(self) -> Sequence[Step]:
        """Return the steps of the page."""
        first = self.number * PAGE
        return self.found[first : first + PAGE]

    def text(self) -> list[str]:
        """Return the lines of the page."""
        what = self._called(self.shown.what)
        title = self.words("log-title", what=what, page=self.number + 1, pages=self.last + 1)
        lines = self._lines(self.on_page())
        return [title, *(lines or [self.words("log-nothing")]), *self._points()]

    def _points(self) -> list[str]:
        """Return the points under the end of a game."""
        steps = self.on_page()
        if not self.told.replay.over or not steps or steps[-1] is not self.found[-1] or not steps[-1].known:
            return []
        game, last = self.told.replay.game, steps[-1]
        if (result := game.result(last.after)) is None:
            return []
        view = self.told.replay.view(last, self.told.eyes)
        return results.standing(self.told.presenter, view, self.told.names, self.words, result)

    def _lines(self, steps: Sequence[Step]) -> list[str]:
        """Return a line for each step, under the rounds; shortened where all together are too long."""
        told = [(each, self.told.line(each)) for each in steps]
        share = next((each for each in SHARES if sum(min(len(line), each) for _, line in told) <= ROOM), SHARES[-1])
        lines, when = [], ""
        for step, line in told:
            if self.told.when(step) != when:
                when = self.told.when(step)
                lines.append(f"__{when}__")
            key = "log-line-undone" if step.undone else "log-line"
            lines.append(self.words(key, number=step.number, told=_shortened(line, share)))
        return lines

    def rows(self) -> tuple[Row, ...]:
        """Return the ways on."""
        steps = self.on_page()
        table = self.told.replay.table
        plainly = replace(self.told, naming=self.request.plain_names)
        see = [replaying.select(self.words, table, plainly, steps)] if steps else []
        return tuple(row for row in (self._ways(), *see, self._choice(plainly), self._others()) if row)

    def _ways(self) -> Row:
        here, last = self.number, self.last
        if not last:
            return []
        ways = {"first": 0, "earlier": here - 1, "later": here + 1, "last": last}
        return [self._way(label, to, here, last) for label, to in ways.items()]

    def _way(self, label: str, to: int, here: int, last: int) -> PressButton:
        shown = replace(self.shown, page=str(min(max(0, to), last)))
        disabled = not 0 <= to <= last or to == here
        return PressButton(self.words(f"button-log-{label}"), self._id(shown), disabled=disabled)

    def _id(self, shown: Shown) -> CustomId:
        return CustomId(Verb.LOG, self.told.replay.table.id, path=str(shown))

    def _choice(self, plainly: Retelling) -> Row:
        """Return the select of what is shown."""
        game, own = self.told.replay.game, self.told.replay.own
        seats = sorted(self.told.replay.table.occupants, key=lambda each: each.seat != own)
        codes = [ALL, GREAT, *(f"{OF}{controls.seat_index(game, each.seat)}" for each in seats)]
        codes += self.told.presenter.topics
        codes += [SINCE] if own is not None and not self.told.replay.over else []
        codes += [UNDONE] if any(each.undone for each in self.steps) else []
        picked = SINCE if self.shown.what.startswith(SINCE) else self.shown.what
        page = self._replace(told=plainly)
        options = [items.option(page._called(code), code, chosen=code == picked) for code in codes]
        return PressSelect(self.words("log-choose"), self._id(Shown()), options)

    def _called(self, what: str) -> str:
        """Return what is shown, in words."""
        seat = _seat(self.told, what)
        if seat is not None:
            had = self.told.had(seat)
            mine = seat == self.told.replay.own and len(had) == 1
            if mine:
                return self.words("log-of-mine")
            return self.words("log-of-seat", name=self.words.listed(had), count=len(had))
        return self.words(f"log-of-{SINCE if what.startswith(SINCE) else what}")

    def _others(self) -> Row:
        """Return the buttons to other ways of looking back."""
        table, game = self.told.replay.table, self.told.replay.game
        how = [controls.button(self.words, Verb.HOW, table.id)] if can_be_looked_back_on(table, game) else []
        file = controls.button(self.words, Verb.LOG, table.id, path=FILE, label="button-log-file")
        return [replaying.button(self.words, table), file, *how]


def _shortened(line: str, length: int) -> str:
    """Return a line of chat text that is not longer than that, without halves of marks."""
    if len(line) <= length:
        return line
    cut = line[: length - 1].rstrip("\\")
    return cut + "**" * (cut.count("**") % 2) + "…"


async def _send_file(request: Request) -> None:
    """Send everything as a file."""
    told = await _retelling(request, plain=True)
    table = told.replay.table
    lines: list[str] = []
    for each in told.replay.shown(told.eyes):
        key = "log-line-undone" if each.undone else "log-line"
        lines.append(request.words(key, number=each.number, told="\n  ".join(told.sentences(each))))
    text = names.unescaped("\n".join(lines)).replace("**", "").replace("~~", "")
    file = Attachment(f"{table.game}-{table.id}-log.txt", text.encode())
    await request.reply.send(Message(request.words("log-file"), files=(file,)))
