"""What is posted in the channel: from a post of hosting to one message with narration, picture, prompts and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import structlog

from bot.discord.answering.request import Services
from bot.discord.looking import films
from bot.discord.messages import controls, names, stamps
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.items import BUTTONS_A_ROW, ROWS, PressButton, Row
from bot.discord.messages.message import Attachment, Message
from bot.discord.playing import suggesting
from bot.discord.posting import awaited, prompts, proposals, results
from bot.discord.tables import clocks, options
from bot.games import happenings
from bot.games.contract import AnyPresenter
from bot.hosting.analysing.lookback import can_be_looked_back_on
from bot.hosting.posting.post import Post, PostKind
from bot.hosting.table import ANYBODY, Occupant, Status, Table
from bot.locale.words import Wording, wording
from engine.contract import AnyGame, Event, Seat
from render.contract import Painter, Picture
from render.words import Words

log = structlog.get_logger(__name__)


async def compose(services: Services, post: Post) -> Message:
    """Make the message of a post, in the table's language."""
    words = wording(post.table.language)
    match post.kind:
        case PostKind.LOBBY | PostKind.IDLE | PostKind.INVITED:
            return _gathering(words, post)
        case PostKind.SEATS:
            return _seats(services, post, words)
        case PostKind.ASLEEP:
            return _asleep(words, post)
        case PostKind.CANCELLED | PostKind.CLOSED:
            return _cancelled(services, post, words)
        case PostKind.PROPOSAL:
            return await proposals.compose(services, post, words)
        case PostKind.FILM:
            return films.compose(words, post)
        case PostKind.BOARD | PostKind.TIMES | PostKind.LANGUAGE | PostKind.NAME:
            try:
                return await _board(services, post, words)
            except Exception:  # a fault in how a game is told must not keep the game from going on
                log.exception("telling_failed", table=post.table.id, seq=post.table.seq)
                return _plain_board(post, words)


def _asleep(words: Wording, post: Post) -> Message:
    paused = [words("post-paused")] if post.table.paused_at is not None else []
    told = [words("post-asleep", game=words(f"{post.game.name}-name")), *paused]
    return Message("\n".join(told), ([prompts.open_panel(words, post.table.id)],))


def lobby(words: Wording, table: Table, game: AnyGame) -> Message:
    """Make the lobby's message: who sits where, the rules chosen, how to go on."""
    game_name = words(f"{game.name}-name")
    if table.status is Status.CANCELLED:
        return Message(words("lobby-closed", game=game_name))
    seats = _seat_lines(words, table, game)
    lines = [words("lobby-title", game=game_name), *seats]
    lines += [*options.told(words, game, table.options), *_clock(words, table)]
    lines += suggesting.told(words, table, game)
    if table.status is not Status.LOBBY:
        return Message("\n".join([*lines, words("lobby-started")]))
    least, most = min(game.seat_counts), max(game.seat_counts)
    if table.kept:
        waits = [names.mention(each.kept_for) for each in table.kept if each.kept_for is not None]
        lines.append(words("lobby-kept-for", names=words.listed(waits), count=len(waits)))
        return Message("\n".join(lines), controls.lobby(words, table, game))
    lines.append(words("lobby-wait", least=least, most=most, missing=max(0, least - table.taken)))
    return Message("\n".join(lines), controls.lobby(words, table, game))


def _gathering(words: Wording, post: Post) -> Message:
    """Tell of the people who come together at a table."""
    if post.kind is PostKind.INVITED:
        return _invited(words, post)
    if post.kind is PostKind.IDLE:
        return _idle(words, post)
    return replace(lobby(words, post.table, post.game), pings=post.people)


def _invited(words: Wording, post: Post) -> Message:
    """Invite somebody. The name is a mention also where it is not to ping."""
    assert post.invitation is not None  # noqa: S101  (it is a post of that kind)
    text = words(
        "post-invited",
        invited=names.mention(post.invitation.person_id),
        name=names.safe(post.invitation.by),
        game=words(f"{post.game.name}-name"),
        running="yes" if post.table.status is Status.RUNNING else "no",
    )
    return Message(text, (controls.invitation(words, post.table),), pings=post.people)


def _idle(words: Wording, post: Post) -> Message:
    """Ask whether a lobby is to stay open, which nobody has started for days: the lobby's message, with that above."""
    asked = words.listed([names.mention(each) for each in post.people])
    closes = stamps.ago(post.closes_at) if post.closes_at else ""
    lead = words("lobby-idle", asked=asked, count=len(post.people), closes=closes)
    text = f"{lead}\n\n{lobby(words, post.table, post.game).text}"
    return Message(text, controls.lobby(words, post.table, post.game, idle=True), pings=post.people)


def _seats(services: Services, post: Post, words: Wording) -> Message:
    """Tell who sits where in a running game after a seat changed hands, and ask again whoever is asked.

    Nobody is pinged: who is asked anew by that has just pressed, and has a private answer.
    """
    asking = _asked(services.presenters[post.game.name], post, words)
    lines = _seat_lines(words, post.table, post.game, post)
    text = "\n".join([*_lead(words, post.table), *lines, "", asking.text]).strip()
    return replace(asking, text=text, pings=())


def _lead(words: Wording, table: Table) -> list[str]:
    """Return what stands above the seats. That everybody can take one comes first: a notification shows the start."""
    game, free = words(f"{table.game}-name"), table.free_for(ANYBODY)
    if not free:
        return [words("post-seats", game=game)]
    return [words("post-call", game=game, count=len(free), held=_held(table)), words("post-seats-now")]


def _cancelled(services: Services, post: Post, words: Wording) -> Message:
    """Tell that a table was closed and, of a game that had begun, how it stood; it can be looked at, and begun anew."""
    key = "post-closed" if post.by_manager else "post-cancelled" if post.table.seq else "lobby-closed"
    told = words(key, game=words(f"{post.game.name}-name"), begun="yes" if post.table.seq else "no")
    if post.view is None:
        return Message(told)
    presenter, named = services.presenters[post.game.name], names.names(post.table, post.game, words)
    lines = results.standing(presenter, post.view, named, words)
    rows = (controls.looking(words, post.table), controls.rematch(words, post.table))
    return Message("\n".join([told, *([words("post-cancelled-standing")] if lines else []), *lines]), rows)


def _seat_lines(words: Wording, table: Table, game: AnyGame, post: Post | None = None) -> list[str]:
    """Tell who plays which colour, a line for each; the opponent that the game itself plays comes last.

    A `post` of seats that have changed hands says who had them before.
    """
    former, parted = (post.former, post.parted) if post else ({}, {})
    lines = [
        words(
            "lobby-seat" if each.kept_for is None else "lobby-kept",
            colour=names.colour(words, table.game, each.seat),
            name=names.safe(each.name),
            automa=each.automa or "no",
            level=each.held_by or "no",
            held="no" if each.held_by is None else "still" if table.deserted else "yes",
            former=_former(each, former),
            parted=parted.get(each.seat, "no") if each.vacant else "no",
            offered=_offered(each),
        )
        for each in table.occupants
    ]
    against = names.opponent(table, game, words).items()
    return lines + [
        words("lobby-opponent", colour=names.colour(words, table.game, seat), name=name) for seat, name in against
    ]


def _free(words: Wording, table: Table, *, called: bool) -> list[str]:
    """Tell how many seats everybody can take, unless that was `called` above; and for whom others are."""
    open_to_all = table.free_for(ANYBODY)
    told = [words("post-free", count=len(open_to_all), held=_held(table))] if open_to_all and not called else []
    whose = [names.mention(table.occupant(seat).offered_to or 0) for seat in table.free if seat not in open_to_all]
    return [*told, *([words("post-promised", names=words.listed(whose), count=len(whose))] if whose else [])]


def _held(table: Table) -> str:
    """Return whether automas play for all vacant seats, of which there are some: "yes" or "no"."""
    held = table.vacant and all(table.occupant(seat).held_by for seat in table.vacant)
    return "yes" if held and not table.deserted else "no"


def _unplayed(words: Wording, table: Table) -> list[str]:
    """Tell who did not answer in time, so that an automa plays; or that no person plays, so that nothing moves."""
    away = [names.safe(each.name) for each in table.occupants if each.away]
    if table.deserted:
        return awaited.deserted(words, table)
    return [words("post-away", names=words.listed(away), count=len(away))] if away else []


def _ways_back(words: Wording, table: Table) -> Row:
    """Return the buttons beside that: to play again oneself, and to give the seat of somebody away to others."""
    away = any(each.away for each in table.occupants)
    back = away or (table.deserted and any(each.person_id is not None for each in table.occupants))
    verbs = [*([Verb.BACK] if back else []), *([Verb.SUBSTITUTE] if away else [])]
    return [controls.button(words, verb, table.id) for verb in verbs]


def _offered(occupant: Occupant) -> str:
    """Return to whom a seat is offered: "no", "anybody", or the person as the channel shows it, without a ping."""
    if occupant.offered_to is None:
        return "no"
    return "anybody" if occupant.offered_to == ANYBODY else names.mention(occupant.offered_to)


def _former(occupant: Occupant, former: Mapping[Seat, str]) -> str:
    """Return who had a seat before, "no" for nobody or the same one."""
    name = former.get(occupant.seat)
    return "no" if name is None or name == occupant.name else names.safe(name)


def _clock(words: Wording, table: Table) -> list[str]:
    """Tell the clock, where there is one: not of a game that one person plays, alone or with automas."""
    unused = table.for_one and table.status is not Status.LOBBY
    return [] if table.clock is None or unused else [words("lobby-clock", clock=clocks.told(words, table.clock))]


async def _board(services: Services, post: Post, words: Wording) -> Message:
    presenter, painter = services.presenters[post.game.name], services.painter(post.game.name)
    named = names.names(post.table, post.game, words)
    on_picture = names.plain_names(post.table, post.game, words)
    *earlier, last = _passages(presenter, painter, post, words)
    asking = _asked(presenter, post, words)
    lines = [*_intro(presenter, post, words), *_late(post, words), *last.lines]
    if post.stays_known:
        told = any(each.undone and each.revealed for each in post.happened)
        lines.append(words("undo-known" if told else "undo-known-untold"))
    if post.table.status is Status.FINISHED:
        lines += ["", words("post-finished"), *results.standing(presenter, post.view, named, words, post.result)]
    events = [event for each in post.happened if not each.undone for event in each.events]
    newest = happenings.newest(post.table, post.happened)
    then = names.plain_names(newest.table, post.game, words)
    caption = presenter.caption(newest.events, post.view, then, words)
    board = partial(
        painter.board, post.view, words, before=post.before, caption=caption, names=on_picture, happened=events
    )
    files = await _picture(services, post, "board", board)
    text = "\n".join([*lines, *([""] if lines else []), asking.text]).strip()
    sheets = [await _sheet(services, post, words, each, number) for number, each in enumerate(earlier)]
    return replace(asking, text=text or words("post-board"), files=files, earlier=tuple(sheets))


def _intro(presenter: AnyPresenter, post: Post, words: Wording) -> list[str]:
    """Return what a game is about, where it begins."""
    return [words(f"{post.game.name}-intro") + "\n"] if presenter.overview and begins(post) else []


def _late(post: Post, words: Wording) -> list[str]:
    """Tell, once for each seat, who answered in its person's place, and whether time was over."""
    late = {}
    for each in post.happened:
        then = post.table.at(each.seq)
        named = names.names(then, post.game, words)
        if each.late is not None and not each.undone:
            late[each.late] = [words("post-late", name=named[each.late], automa="no")]
        elif each.by is not None and not each.undone:
            late[each.by] = _played(words, then.occupant(each.by), named[each.by])
    return [line for lines in late.values() for line in lines]


def _played(words: Wording, occupant: Occupant, name: str) -> list[str]:
    """Tell that an automa has answered for somebody. Of who is away and of seats without a person all is told below."""
    if occupant.away or occupant.person_id is None:
        return []
    if occupant.timed_out:
        return [words("post-late", name=name, automa="yes")]
    return [words("post-played", name=name)]


def begins(post: Post) -> bool:
    """Return whether a post tells the beginning of a game."""
    return post.happened[:1] != () and post.happened[0].seq == 1


def _plain_board(post: Post, words: Wording) -> Message:
    """Make the least that a game needs to go on: who is asked, and the button to the panel."""
    people = [post.table.occupant(each.seat).person_id for each in post.decisions]
    named = [each for each in people if each is not None]
    pings = [person for each in post.pings if (person := post.table.occupant(each).person_id) is not None]
    text = words("post-untold", asked=words.listed([names.mention(each) for each in named]), count=len(named))
    asking: list[Row] = [[prompts.open_panel(words, post.table.id)]] if named else []
    return Message(text, (*asking, controls.looking(words, post.table)), pings=pings)


@dataclass(frozen=True, slots=True)
class _Passage:
    """Lines of what is told, up to a scoring sheet; None: up to the end."""

    lines: list[str]
    sheet: object | None = None


def narration(presenter: AnyPresenter, painter: Painter, post: Post, words: Wording) -> list[str]:
    """Tell what happened, undone things as such; a scoring sheet stands where it was made."""
    return [line for passage in _passages(presenter, painter, post, words) for line in passage.lines]


def _passages(presenter: AnyPresenter, painter: Painter, post: Post, words: Wording) -> list[_Passage]:
    """Tell the same in passages: each but the last ends with a scoring sheet."""
    ended: list[_Passage] = []
    lines: list[str] = []
    for part in happenings.parts(post.table, post.happened):
        named = names.names(part.table, post.game, words)
        for events in _ending_with_sheets(presenter, part.events):
            told = presenter.narrate(events, post.view, named, words)
            lines += taken_back(words, told) if part.undone else told
            for sheet in () if part.undone else presenter.sheets(events):
                ended.append(_Passage([*lines, painter.sheet_text(sheet, words, names=named)], sheet))
                lines = []
    return [*ended, _Passage(lines)]


def taken_back(words: Words, told: Sequence[str]) -> list[str]:
    """Tell that what these lines tell was taken back."""
    if len(told) == 1:
        return [words("post-undone", told=told[0])]
    return [words("post-undone-title"), *(f"> {line}" for line in "\n".join(told).split("\n"))] if told else []


def _ending_with_sheets(presenter: AnyPresenter, events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """Part events after each that brings a scoring sheet."""
    begun = 0
    for end, event in enumerate(events, start=1):
        if end == len(events) or presenter.sheets([event]):
            yield events[begun:end]
            begun = end


def _asked(presenter: AnyPresenter, post: Post, words: Wording) -> Message:
    """Make the part that asks the people whose turn it is: the sentences, the buttons, and whom to ping."""
    asked = prompts.ask(presenter, post, words)
    texts = [*asked.texts, *([words("post-paused")] if post.table.paused_at is not None else [])]
    running = post.table.status is Status.RUNNING
    how = can_be_looked_back_on(post.table, post.game)
    last = [controls.looking(words, post.table, hand=presenter.hands, how=how)]
    signs, asking = controls.signs(words, post.game.name), asked.rows
    if begins(post) and presenter.overview:
        minute = controls.overview(words, post.game.name, presenter.overview, post.table.id)
        last.append([minute, signs])
    elif running:
        asking = _with_signs(asking, signs)
    if post.table.status is Status.FINISHED:
        last.append(controls.rematch(words, post.table))
    if running and post.table.free:
        texts += _free(words, post.table, called=post.kind is PostKind.SEATS)
        last.insert(0, controls.free_seats(words, post.table))
    if running:
        texts += _unplayed(words, post.table)
        ways = _ways_back(words, post.table)
        last = [*([ways] if ways else []), *last]
    rows = (*asking[: ROWS - len(last)], *last)
    return Message("\n".join(texts), rows, pings=asked.pings)


def _with_signs(rows: list[Sequence[PressButton]], signs: PressButton) -> list[Sequence[PressButton]]:
    """Put what the signs on the picture mean behind the last row that asks, where that has room."""
    if not rows or len(rows[-1]) >= BUTTONS_A_ROW:
        return rows
    return [*rows[:-1], [*rows[-1], signs]]


async def _sheet(services: Services, post: Post, words: Wording, passage: _Passage, number: int) -> Message:
    """Make the message of a passage with its scoring sheet, drawn."""
    painter, named = services.painter(post.game.name), names.plain_names(post.table, post.game, words)
    job = partial(painter.sheet, post.view, words, sheet=passage.sheet, names=named)
    return Message("\n".join(passage.lines).strip(), files=await _picture(services, post, "sheet", job, f"-{number}"))


async def _picture(
    services: Services, post: Post, kind: str, job: Callable[[], Picture], number: str = ""
) -> tuple[Attachment, ...]:
    """Draw a picture of a post; nothing where that fails."""
    name = f"{kind}-{post.table.id}-{post.table.seq}{number}"
    drawn = await services.render_pool.draw(("post", post.id, name), name, job, public=True)
    return () if drawn is None else (drawn,)
