"""What is posted in the channel: from a notice to one message with narration, picture, prompts and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import structlog

from bot.discord import controls, names, panels, results
from bot.discord.call import Services
from bot.discord.items import BUTTONS_A_ROW, ROWS, PressButton, Row
from bot.discord.message import Attachment, Message
from bot.games.contract import Button, Presenter, Style
from bot.hosting.notice import Notice, NoticeKind
from bot.hosting.table import Status, Table
from bot.locale.words import Wording, wording
from engine.contract import AnyGame, Decision

log = structlog.get_logger(__name__)


async def compose(services: Services, notice: Notice) -> Message:
    """Make the message of a notice, in the table's language."""
    words = wording(notice.table.language)
    match notice.kind:
        case NoticeKind.LOBBY:
            return lobby(words, notice.table, notice.game)
        case NoticeKind.CANCELLED:
            return Message(words("post-cancelled", game=words(f"{notice.game.name}-name")))
        case NoticeKind.BOARD:
            try:
                return await _board(services, notice, words)
            except Exception:  # a fault in how a game is told must not keep the game from going on
                log.exception("telling_failed", table=notice.table.id, seq=notice.table.seq)
                return _plain_board(notice, words)


def lobby(words: Wording, table: Table, game: AnyGame) -> Message:
    """Make the lobby's message: who sits where, the rules chosen, how to go on."""
    game_name = words(f"{game.name}-name")
    if table.status is Status.CANCELLED:
        return Message(words("lobby-closed", game=game_name))
    seats = [
        words(
            "lobby-seat",
            colour=words(f"{game.name}-colour", seat=each.seat),
            name=names.safe(each.name),
            automa=each.automa or "no",
        )
        for each in table.occupants
    ]
    lines = [words("lobby-title", game=game_name), *seats, *_chosen_rules(words, table, game)]
    if table.status is not Status.LOBBY:
        return Message("\n".join([*lines, words("lobby-started")]))
    least, most = min(game.seat_counts), max(game.seat_counts)
    lines.append(words("lobby-wait", seats=len(seats), least=least, most=most, missing=max(0, least - len(seats))))
    return Message("\n".join(lines), controls.lobby(words, table, game))


def _chosen_rules(words: Wording, table: Table, game: AnyGame) -> list[str]:
    """Tell the switches that are not at their default."""
    return [
        words(
            "lobby-switch",
            switch=words(f"switch-{game.name}-{switch.name}"),
            choice=words(f"switch-{game.name}-{switch.name}-{str(choice).lower()}"),
        )
        for switch in game.switches
        if (choice := table.options.get(switch.name, switch.choices[0])) != switch.choices[0]
    ]


async def _board(services: Services, notice: Notice, words: Wording) -> Message:
    presenter = services.presenters[notice.game.name]
    named = names.names(notice.table)
    events = [event for each in notice.happened if not each.undone for event in each.events]
    lines = _narration(presenter, notice, words)
    prompts, rows, pings = _prompts(presenter, notice, words)
    sheets = presenter.sheets(events)
    painter = services.painter(notice.game.name)
    lines += [painter.sheet_text(sheet, words, names=named) for sheet in sheets]
    if notice.table.status is Status.FINISHED:
        lines += ["", words("post-finished"), *results.standing(notice.view, named, words)]
    files = await _pictures(services, notice, words, presenter.caption(events, notice.view, named, words), sheets)
    text = "\n".join([*lines, *([""] if lines else []), *prompts]).strip()
    return Message(text or words("post-board"), rows, files, pings)


def _plain_board(notice: Notice, words: Wording) -> Message:
    """Make the least that a game needs to go on: who is asked, and the button to the panel."""
    rows: list[Row] = []
    pings: list[int] = []
    for decision in notice.decisions:
        if (person := notice.table.occupant(decision.seat).person_id) is not None:
            rows.append(_asked_buttons(notice, decision, [Button(words("button-turn"), "", style=Style.PRIMARY)]))
            pings.append(person)
    asked = [names.mention(each) for each in pings]
    text = words("post-untold", asked=words.listed(asked), count=len(asked))
    return Message(text, (*rows[: ROWS - 1], controls.looking(words, notice.table)), pings=pings)


def _narration(presenter: Presenter, notice: Notice, words: Wording) -> list[str]:
    """Tell what happened, undone things as such."""
    named = names.names(notice.table)
    lines: list[str] = []
    for each in notice.happened:
        told = presenter.narrate(each.events, notice.view, named, words)
        lines += [words("post-undone", told=line) for line in told] if each.undone else told
    return lines


def _prompts(presenter: Presenter, notice: Notice, words: Wording) -> tuple[list[str], tuple[Row, ...], list[int]]:
    """Give the sentences that ask the people whose turn it is, the buttons, and whom to ping."""
    texts: list[str] = []
    rows: list[Row] = []
    pings: list[int] = []
    for decision in notice.decisions:
        occupant = notice.table.occupant(decision.seat)
        if occupant.person_id is None:
            continue
        prompt = presenter.prompt(decision, notice.view, names.names_with_ping(notice.table, decision.seat), words)
        texts.append(prompt.text)
        pings.append(occupant.person_id)
        rows.append(_asked_buttons(notice, decision, prompt.buttons))
    finished = notice.table.status is not Status.RUNNING
    rows = [*rows[: ROWS - 1], controls.looking(words, notice.table, finished=finished)]
    return texts, tuple(rows), pings


def _asked_buttons(notice: Notice, decision: Decision, buttons: Sequence[Button]) -> list[PressButton]:
    since = notice.table.asked_since.get(decision.seat, notice.table.seq)
    seat = controls.seat_index(notice.game, decision.seat)
    return [panels.public_button(seat, notice.table.id, since, each) for each in buttons[:BUTTONS_A_ROW]]


async def _pictures(
    services: Services, notice: Notice, words: Wording, caption: str, sheets: Sequence[object]
) -> tuple[Attachment, ...]:
    """Draw the board, and each scoring sheet that came with it."""
    painter = services.painter(notice.game.name)
    named = names.plain_names(notice.table)
    stem = f"{notice.table.id}-{notice.table.seq}"
    board = partial(painter.board, notice.view, words, before=notice.before, caption=caption, names=named)
    jobs = {f"board-{stem}": board}
    jobs |= {
        f"sheet-{stem}-{number}": partial(painter.sheet, notice.view, words, sheet=sheet, names=named)
        for number, sheet in enumerate(sheets)
    }
    drawn = [await services.studio.draw(("post", notice.id, name), name, job) for name, job in jobs.items()]
    return tuple(each for each in drawn if each is not None)
