"""The buttons that are the same in every game: made here, answered in `bot.discord.answering.router`."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.discord.messages import names
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.items import BUTTONS_A_ROW, PressButton, Row
from bot.hosting.lobbies.rematch import Seating
from bot.hosting.table import Status, Table
from engine.contract import AnyGame, Seat
from render.words import Words

NOW = "now"
"""What stands behind the game in a button that opens a table and begins at once."""
OWN = "own"
"""The path of the button that declines under the invitation itself."""
_STYLES = {
    Verb.JOIN: discord.ButtonStyle.success,
    Verb.START: discord.ButtonStyle.success,
    Verb.WAIT: discord.ButtonStyle.primary,
    Verb.REMATCH: discord.ButtonStyle.primary,
    Verb.TURN: discord.ButtonStyle.primary,
    Verb.END_SURELY: discord.ButtonStyle.danger,
    Verb.THREAD: discord.ButtonStyle.primary,
    Verb.BACK: discord.ButtonStyle.primary,
    Verb.KICK_SURELY: discord.ButtonStyle.danger,
    Verb.AGREE: discord.ButtonStyle.success,
    Verb.GO_BACK: discord.ButtonStyle.primary,
    Verb.LESSON_NEXT: discord.ButtonStyle.success,
    Verb.LEAGUE_JOIN: discord.ButtonStyle.success,
    Verb.LEAGUE_START: discord.ButtonStyle.primary,
    Verb.LEAGUE_ENDED: discord.ButtonStyle.danger,
}


def button(
    words: Words,
    verb: Verb,
    table: int = 0,
    *,
    since: int | None = None,
    seat: int | None = None,
    path: str = "",
    label: str | None = None,
) -> PressButton:
    """Make the button of a verb, labelled `button-<verb>` unless `label` is another message's key."""
    style = _STYLES.get(verb, discord.ButtonStyle.secondary)
    return PressButton(words(label or f"button-{verb}"), CustomId(verb, table, since, seat, path), style)


def seat_index(game: AnyGame, seat: Seat) -> int:
    """Return the number that a custom id has for a seat."""
    return game.colours.index(seat)


def lobby(words: Words, table: Table, game: AnyGame, *, idle: bool = False) -> tuple[Row, ...]:
    """Return the rows of a lobby's message; `idle`: of the one that asks whether it is to stay open.

    All see the same buttons, those too who have joined: so green is what leads on for everybody, the start.
    """
    most = max(game.seat_counts)
    has_automa = any(each.automa for each in table.occupants)
    join = PressButton(words("button-join"), CustomId(Verb.JOIN, table.id), discord.ButtonStyle.primary)
    first = [join, button(words, Verb.LEAVE, table.id)] if most > 1 else []
    if len(table.occupants) < most:
        first.append(button(words, Verb.ADD_AUTOMA, table.id))
    if has_automa:
        first.append(button(words, Verb.REMOVE_AUTOMA, table.id))
        first.append(PressButton(words("button-levels"), CustomId(Verb.SETTING, table.id, path="levels.page")))
    can_start = table.taken in game.seat_counts and not table.kept
    second = [button(words, Verb.START, table.id)] if can_start else []
    if most > 1:
        second.append(PressButton(words("button-clock"), CustomId(Verb.SETTING, table.id, path="clock.page")))
    second += [button(words, Verb.WAIT, table.id)] if idle else []
    second += [button(words, Verb.END, table.id, label="button-end-lobby"), button(words, Verb.HELP, table.id)]
    third = [button(words, verb, table.id) for verb in (Verb.DECLINE, Verb.UNKEEP)] if table.kept else []
    language = PressButton(words("button-language"), CustomId(Verb.SETTING, table.id, path="language.page"))
    (second if len(second) < BUTTONS_A_ROW else third).append(language)
    return tuple(row for row in (first, second, third) if row)


def invitation(words: Words, table: Table) -> Row:
    """Return the row of an invitation."""
    return [button(words, Verb.JOIN, table.id), button(words, Verb.DECLINE, table.id, path=OWN)]


def rematch(words: Words, table: Table) -> Row:
    """Return the row under the result of a game, with its film; who plays alone has no seats to change."""
    film = [button(words, Verb.FILM, table.id)] if table.status is Status.FINISHED else []
    if len(table.occupants) == 1:
        return [button(words, Verb.REMATCH, table.id, path=Seating.DRAWN, label="button-rematch-alone"), *film]
    seatings = [button(words, Verb.REMATCH, table.id, path=each, label=f"button-rematch-{each}") for each in Seating]
    return [*seatings, *film]


def looking(words: Words, table: Table, *, hand: bool = True, how: bool = False) -> Row:
    """Return the row under a board: what anybody may look at and, for those who have one, the own `hand`.

    `how`: also how the game went.
    """
    running = table.status is Status.RUNNING
    verbs = [Verb.BOARD, Verb.SCORE, Verb.LOG]
    if running:
        verbs = [*([Verb.HAND] if hand else []), *verbs, Verb.ASK_RULE]
    verbs += [] if running else [Verb.REPLAY]
    verbs += [Verb.HOW] if how else []
    return [button(words, verb, table.id) for verb in verbs]


def joining(words: Words, table: Table) -> Row:
    """Return the row of a table with free seats for somebody who has none."""
    return [button(words, Verb.JOIN, table.id), button(words, Verb.HELP)]


def free_seats(words: Words, table: Table) -> Row:
    """Return the row of a running game with free seats: to take one, and to let an automa play for vacant ones."""
    row = taking(words, table, table.free[: BUTTONS_A_ROW - 1])
    if any(table.occupant(seat).held_by is None for seat in table.vacant):
        row.append(button(words, Verb.HOLD_VACANT, table.id))
    return row


def taking(words: Words, table: Table, seats: Sequence[Seat]) -> list[PressButton]:
    """Return the buttons that take seats of a running game, as many as a row holds."""
    shown, style = seats[:BUTTONS_A_ROW], discord.ButtonStyle.success
    labels = [_take(words, table, seat, alone=len(seats) == 1) for seat in shown]
    ids = [CustomId(Verb.JOIN, table.id, path=seat) for seat in shown]
    return [PressButton(label, its, style) for label, its in zip(labels, ids, strict=True)]


def _take(words: Words, table: Table, seat: Seat, *, alone: bool) -> str:
    if alone:
        return words("button-take")
    return words("button-take-colour", colour=names.colour(words, table.game, seat))


def present_panel(words: Words, table: Table) -> Row:
    """Return the button that opens whatever its presser is asked now."""
    return [button(words, Verb.TURN, table.id, label="button-present")]


def way_back(words: Words, table: Table, person_id: int) -> list[PressButton]:
    """Return the button to play again oneself, for whom an automa plays; none for others."""
    return [button(words, Verb.BACK, table.id)] if table.holds_for(person_id) else []


def my_tables(words: Words) -> PressButton:
    """Return the button to all tables of its presser; it works at any place."""
    return button(words, Verb.TABLES)


def overview(words: Words, game: str, rule_id: str, table_id: int = 0) -> PressButton:
    """Return the button that shows the game in a minute; outside a table it names the game."""
    label = words("button-minute" if table_id else "button-minute-of", game=words(f"{game}-name"))
    return PressButton(label, CustomId(Verb.RULE, table_id, path=f"{game}.{rule_id}"), discord.ButtonStyle.secondary)


def signs(words: Words, game: str) -> PressButton:
    """Return the button that shows what the signs on a game's pictures mean."""
    return PressButton(words("button-legend"), CustomId(Verb.LEGEND, path=game))


def learn(words: Words, game: str, *, label: str = "button-learn") -> PressButton:
    """Return the button that begins the first lesson of a game, or goes on with it."""
    return PressButton(words(label, game=words(f"{game}-name")), CustomId(Verb.LEARN, path=game))


def opening(words: Words, game: str, *, now: bool = False) -> PressButton:
    """Return the button that opens a table of a game; `now`: with automas, and begins at once."""
    label = words("button-open-now" if now else "button-open", game=words(f"{game}-name"))
    carried = CustomId(Verb.OPEN, path=f"{game}.{NOW}" if now else game)
    return PressButton(label, carried, discord.ButtonStyle.primary)


def why(words: Words, game: str, rule_id: str, table_id: int = 0) -> PressButton:
    """Return the button beside a refusal that shows the rule."""
    return button(words, Verb.RULE, table_id, path=f"{game}.{rule_id}", label="button-why")


def rule_id(game: str, path: str, table_id: int = 0) -> CustomId:
    """Return the custom id of a button that shows a rule."""
    return CustomId(Verb.RULE, table_id, path=f"{game}.{path}")
