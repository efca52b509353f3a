"""How a finished game went: a private page with the chart, where it turned, who decided best and worst, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bot.discord.answering.request import Request
from bot.discord.looking import replaying
from bot.discord.messages import controls, items
from bot.discord.messages.custom_id import CustomId, Verb, number_in
from bot.discord.messages.items import BUTTONS_A_ROW, OPTIONS, PressButton, PressSelect, Row
from bot.discord.messages.message import TEXT_LENGTH, Attachment, Message
from bot.games.pages.looked_back import Telling
from bot.hosting.analysing.lookback import Lookback, Progress
from bot.hosting.table import Refused
from engine.analysis import Moment, Turning
from engine.contract import Seat
from engine.steps import standing
from render.contract import Picture

OVERVIEW, TURNINGS, DECIDED, WHY = "", "turn", "decided", "why"
"""The pages. Behind that of turning points follows a number; behind that of reasons the seat and the page."""
_LABELS = {OVERVIEW: "overview", TURNINGS: "turnings", DECIDED: "decided", WHY: "why"}


async def show(request: Request) -> None:
    """Show the page in the custom id's path; while it is worked out, how far that is."""
    found = await request.host.looking.look_back(await request.loaded())
    if isinstance(found, Progress):
        told = request.words("lookback-progress", percent=round(100 * found.share), ahead=found.ahead)
        again = controls.button(request.words, Verb.HOW, (await request.table()).id, label="button-how-again")
        await request.reply.update(Message(told, ([again],)))
        return
    presenter = request.services.presenters[found.table.game]
    page = _Page(request, found, Telling(found, presenter, request.names, request.words))
    which, *rest = request.path.split(".")
    match which:
        case "":
            await page.overview()
        case "turn":
            await page.turning(_number(rest, 0, len(found.story.turnings)))
        case "decided":
            await page.decided()
        case "why":
            await page.why(rest)
        case _:
            raise Refused("unknown-press")


class _Page(NamedTuple):
    """Makes the pages for one press."""

    request: Request
    lookback: Lookback
    telling: Telling

    async def overview(self) -> None:
        """Show the chart, with the turning points in a line each."""
        words = self.request.words
        drawn = await self._draw("how", self._lead())
        turnings = self.telling.turnings() or [words("lookback-no-turning")]
        missing = [] if drawn else [words("lookback-no-picture")]
        await self._answer(
            [words("lookback-title"), *missing, *turnings, words("lookback-honest")], OVERVIEW, (), drawn
        )

    async def turning(self, at: int) -> None:
        """Show a turning point: what happened, how the chances moved, and the board then, as everybody saw it."""
        words, turnings = self.request.words, self.lookback.story.turnings
        if not turnings:
            await self._answer([words("lookback-no-turning")], TURNINGS, ())
            return
        them = self._moments(turnings[at])
        when = self.telling.when(them[0])
        lines = [
            words("lookback-turning-title", number=at + 1, count=len(turnings), when=when),
            *(f"> {line}" for line in self.telling.happened(*them)),
            words("lookback-turning-moved", moved=self.telling.moved(turnings[at])),
            words("lookback-honest"),
        ]
        others = [self._way(f"{TURNINGS}.{each}", str(each + 1), here=each == at) for each in range(len(turnings))]
        await self._answer(lines, TURNINGS, ([*others, await self._replay(them[0])],), await self._board(them))

    async def _replay(self, moment: Moment) -> PressButton:
        """Return the button that replays the game from a decision on."""
        found = await self.request.host.looking.replay(self.request.person.id, await self.request.loaded())
        seq = next(each.seq for each in standing(found.steps) if each.number == moment.n)
        return replaying.button(self.request.words, self.lookback.table, seq)

    async def decided(self) -> None:
        """Show the best and the costliest decision of each."""
        words, lookback = self.request.words, self.lookback
        seats = [each.seat for each in lookback.table.occupants]
        result = lookback.game.result(lookback.moments[-1].after)
        scores = {} if result is None else result.scores
        told = self.telling.decided(sorted(seats, key=lambda seat: -scores.get(seat, 0)))
        title = words("lookback-decided-title")
        await self._answer([title, *told, words("lookback-honest-decided")], DECIDED, ())

    async def why(self, rest: Sequence[str]) -> None:
        """Show a choice of decisions, and what was weighed for the one that was chosen."""
        words, lookback = self.request.words, self.lookback
        seats = [each.seat for each in lookback.table.occupants if lookback.choices_of(each.seat)]
        seats.sort(key=lambda seat: lookback.table.occupant(seat).automa is None)
        seat = seats[_number(rest, 0, len(seats))]
        found = lookback.choices_of(seat)
        pages = -(-len(found) // OPTIONS)
        page = _number(rest[1:], 0, pages)
        chosen = self._chosen(found)
        text = words("lookback-why-title") if chosen is None else self.telling.why(chosen)
        rows: list[Row] = [self._seats(seats, seat), self._select(seats, seat, page, chosen)]
        if pages > 1:
            rows.append(self._pages(seats.index(seat), page, pages))
        await self._answer([text], WHY, rows)

    def _chosen(self, found: Sequence[Moment]) -> Moment | None:
        """Return the decision that was picked in the select; it may be forged."""
        picked = next(iter(self.request.chosen), "")
        return next((each for each in found if str(each.n) == picked), None)

    def _seats(self, seats: Sequence[Seat], seat: Seat) -> Row:
        named = self.request.plain_names(self.lookback.table)
        ways = [self._way(f"{WHY}.{at}", named[each], here=each == seat) for at, each in enumerate(seats)]
        return ways[:BUTTONS_A_ROW]

    def _select(self, seats: Sequence[Seat], seat: Seat, page: int, chosen: Moment | None) -> Row:
        words = self.request.words
        options = [
            items.option(self._labelled(each), str(each.n), chosen=each is chosen)
            for each in self.lookback.choices_of(seat)[page * OPTIONS : (page + 1) * OPTIONS]
        ]
        placeholder = words("lookback-why-choose", name=self.telling.names[seat])
        carried = CustomId(Verb.HOW, self.lookback.table.id, path=f"{WHY}.{seats.index(seat)}.{page}")
        return PressSelect(placeholder, carried, options)

    def _labelled(self, moment: Moment) -> str:
        what = self.telling.called(moment, moment.played)
        return self.request.words("lookback-why-option", when=self.telling.when(moment), what=what)

    def _pages(self, seat: int, page: int, pages: int) -> Row:
        words = self.request.words
        earlier = self._way(f"{WHY}.{seat}.{max(0, page - 1)}", words("button-how-earlier"), here=page == 0)
        later = self._way(f"{WHY}.{seat}.{min(pages - 1, page + 1)}", words("button-how-later"), here=page == pages - 1)
        return [earlier, later]

    def _way(self, path: str, label: str, *, here: bool) -> PressButton:
        return PressButton(label, CustomId(Verb.HOW, self.lookback.table.id, path=path), disabled=here)

    def _lead(self) -> Callable[[], Picture]:
        """Return what draws the chart."""
        from render.charts.lead import Lead, Line, draw_lead  # noqa: PLC0415  (drawing takes long to load)

        story, named = self.lookback.story, self.request.plain_names(self.lookback.table)
        lines = [
            Line(each.seat, named[each.seat], [point.shares[each.seat] for point in story.points])
            for each in self.lookback.table.occupants
        ]
        rounds = [each.round for each in story.points[:-1]]
        turnings: dict[int, list[int]] = {}
        for number, turning in enumerate(story.turnings, 1):
            begins = self._moments(turning)[0]
            if begins.round in rounds:
                turnings.setdefault(rounds.index(begins.round), []).append(number)
        marked = {at: self.request.words.listed([str(each) for each in found]) for at, found in turnings.items()}
        lead = Lead([*rounds, self.request.words("chart-lead-end")], lines, marked)
        return partial(draw_lead, lead, self.request.words)

    def _moments(self, turning: Turning) -> Sequence[Moment]:
        return [each for each in self.lookback.moments if each.n in turning.ns]

    async def _board(self, them: Sequence[Moment]) -> tuple[Attachment, ...]:
        """Draw the board behind decisions that follow each other, with what changed by them."""
        request, game = self.request, self.lookback.game
        presenter, painter = self.telling.presenter, request.services.painter(game.name)
        named, events = request.plain_names(self.lookback.table_at(them[-1])), self.lookback.events(them)
        before, after = (game.view(each, None) for each in (them[0].before, them[-1].after))
        caption = presenter.caption(events, after, named, request.words)
        job = partial(painter.board, after, request.words, before=before, caption=caption, names=named, happened=events)
        return await self._draw(f"then-{them[0].n}", job)

    async def _draw(self, name: str, job: Callable[[], Picture]) -> tuple[Attachment, ...]:
        table = self.lookback.table
        key = ("how", table.id, self.request.person.id)
        drawn = await self.request.services.render_pool.draw(key, f"{name}-{table.id}", job)
        return () if drawn is None else (drawn,)

    async def _answer(
        self, lines: Sequence[str], here: str, rows: Sequence[Row], files: tuple[Attachment, ...] = ()
    ) -> None:
        words = self.request.words
        ways = [self._way(each, words(f"button-how-{_LABELS[each]}"), here=each == here) for each in _LABELS]
        text = items.clip("\n".join(lines), TEXT_LENGTH)
        await self.request.reply.update(Message(text, (*rows, ways), files))


def _number(given: Sequence[str], usual: int, below: int) -> int:
    """Return the first of what a path gave as a number below `below`; it may be forged, then the usual one."""
    number = number_in("".join(given[:1]))
    return usual if number is None or number >= below else number
