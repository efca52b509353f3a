"""The buttons that are the same in every game: made here, answered in `bot.discord.router`."""

from __future__ import annotations

import discord

from bot.discord.custom_id import CustomId, Verb
from bot.discord.items import PressButton, Row
from bot.hosting.table import Status, Table
from engine.contract import AnyGame, Seat
from render.words import Words

_STYLES = {
    Verb.JOIN: discord.ButtonStyle.success,
    Verb.START: discord.ButtonStyle.primary,
    Verb.TURN: discord.ButtonStyle.primary,
    Verb.END_SURELY: discord.ButtonStyle.danger,
    Verb.THREAD: discord.ButtonStyle.primary,
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


def lobby(words: Words, table: Table, game: AnyGame) -> tuple[Row, ...]:
    """Return the rows of a lobby's message."""
    taken, most = len(table.occupants), max(game.seat_counts)
    has_automa = any(each.automa for each in table.occupants)
    first = [button(words, Verb.JOIN, table.id), button(words, Verb.LEAVE, table.id)] if most > 1 else []
    if taken < most:
        first.append(button(words, Verb.ADD_AUTOMA, table.id))
    if has_automa:
        first.append(button(words, Verb.REMOVE_AUTOMA, table.id))
    second = [button(words, Verb.START, table.id)] if taken in game.seat_counts else []
    second += [button(words, Verb.END, table.id, label="button-end-lobby"), button(words, Verb.HELP, table.id)]
    return (first, second) if first else (second,)


def looking(words: Words, table: Table, *, hand: bool = True) -> Row:
    """Return the row under a board: what anybody may look at and, for those who have one, the own `hand`."""
    running = table.status is Status.RUNNING
    verbs = [Verb.BOARD, Verb.SCORE, Verb.LOG]
    if running:
        verbs = [*([Verb.HAND] if hand else []), *verbs, Verb.ASK_RULE]
    return [button(words, verb, table.id) for verb in verbs]


def joining(words: Words, table: Table) -> Row:
    """Return the row of a table with free seats for somebody who has none."""
    return [button(words, Verb.JOIN, table.id), button(words, Verb.HELP)]


def present_panel(words: Words, table: Table) -> Row:
    """Return the button that opens whatever its presser is asked now."""
    return [button(words, Verb.TURN, table.id, label="button-present")]


def overview(words: Words, game: str, rule_id: str, table_id: int = 0) -> PressButton:
    """Return the button that shows the game in a minute; outside a table it names the game."""
    label = words("button-minute" if table_id else "button-minute-of", game=words(f"{game}-name"))
    return PressButton(label, CustomId(Verb.RULE, table_id, path=f"{game}.{rule_id}"), discord.ButtonStyle.secondary)


def why(words: Words, game: str, rule_id: str, table_id: int = 0) -> PressButton:
    """Return the button beside a refusal that shows the rule."""
    return button(words, Verb.RULE, table_id, path=f"{game}.{rule_id}", label="button-why")


def rule_id(game: str, path: str, table_id: int = 0) -> CustomId:
    """Return the custom id of a button that shows a rule."""
    return CustomId(Verb.RULE, table_id, path=f"{game}.{path}")
