"""Playing: the private panel, confirming, slash commands of a game, undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.discord import controls, panels
from bot.discord.call import Call
from bot.discord.custom_id import Verb
from bot.discord.items import Row
from bot.discord.message import Message
from bot.discord.permissions import missing_to_post
from bot.games.contract import Suggestion, Typing, Unfinished
from bot.hosting.host import Acted
from bot.hosting.table import Refused, Status, Table
from engine.contract import Action, Event


async def open_panel(call: Call) -> None:
    """Show what the presser is asked, at its beginning or at the draft of a public prompt's button."""
    table = await call.table()
    await panels.show(call, await call.host.turn(call.press(), table.id), call.draft)


async def move_in_panel(call: Call) -> None:
    """Show the panel at the place that a button or a select leads to."""
    table = await call.table()
    await panels.show(call, await call.host.turn(call.press(), table.id), call.draft, call.chosen)


async def confirm(call: Call) -> None:
    """Take the action that the confirmed draft describes.

    A button of a post, of any game, is only acknowledged where a post tells at once all that came of it: what the
    presser would be told privately stands in the channel then, and so does what is asked next. `/table undo` takes it
    back. Where something is hidden from the others, or the post has to wait or cannot be made, the answer is private.
    """
    table = await call.table()
    turn = await call.host.turn(call.press(), table.id)
    presenter = call.services.presenters[table.game]
    await _act(call, table.id, presenter.answer(turn, call.draft), presenter.answer_ahead(turn, call.draft))


async def command(call: Call, game: str, name: str, given: Mapping[str, Any]) -> None:
    """Take the action of a game's slash command, or open the panel at what it leaves open."""
    table = await call.table()
    if table.game != game:
        raise Refused("other-game", game=call.words(f"{table.game}-name"))
    if table.status is Status.LOBBY:
        raise Refused("still-lobby")
    turn = await call.host.turn(call.press(), table.id)
    meant = call.services.presenters[game].command_action(turn, name, given)
    if isinstance(meant, Unfinished):
        await panels.show(call, turn, meant.draft)
    else:
        await _act(call, table.id, meant)


async def suggest(call: Call, game: str, typing: Typing) -> list[Suggestion]:
    """Offer what is legal now; nothing where nothing is asked of this person."""
    try:
        table = await call.table()
        if table.game != game:
            return []
        turn = await call.host.turn(call.press(), table.id)
    except Refused:
        return []
    return call.services.presenters[game].suggest(turn, typing, call.words)


async def take_bonuses(call: Call) -> None:
    """Let the host take the seat's bonuses from now on, or not any more; then ask what is asked now."""
    table = await call.table()
    await call.host.take_bonuses(call.press(), table.id, take=call.draft == panels.BONUSES_ON)
    await panels.show(call, await call.host.turn(call.fresh_press(), table.id))


async def undo(call: Call) -> None:
    """Take the own last action back."""
    table = await call.table()
    try:
        acted = await call.host.undo(call.press(), table.id)
    except Refused as refusal:
        if refusal.reason != "undo-revealed":
            raise
        await call.reply.send(Message(await _revealed(call, table, refusal)))
        return
    await _show(call, acted, call.words("turn-undone"), None)


async def _revealed(call: Call, table: Table, refusal: Refused) -> str:
    """Say what came to light, in the words in which it was told."""
    view = (await call.host.sight(call.person.id, table.id)).view
    events: Sequence[Event] = refusal.facts["events"]  # type: ignore[assignment]
    told = call.services.presenters[table.game].narrate(events, view, call.names(table), call.words)
    return call.words("refused-undo-revealed", count=len(told), told="\n".join(told))


async def _act(call: Call, table_id: int, action: Action, ahead: Action | None = None) -> None:
    acted = await call.host.act(call.press(), table_id, action, ahead)
    if acted.public and call.reply.pressed_public and not missing_to_post(call.interaction):
        await call.reply.acknowledge()
        return
    lines = [*await _told(call, acted), *_not_posted(call)]
    await _show(call, acted, call.words("turn-done", told="\n".join(lines)), _undo_row(call, acted))


def _not_posted(call: Call) -> list[str]:
    """Say so where the others will not see what was done."""
    if not (missing := missing_to_post(call.interaction)):
        return []
    named = call.words.listed([call.words(f"permission-{name}") for name in missing])
    return [call.words("turn-not-posted", permissions=named)]


async def _told(call: Call, acted: Acted) -> Sequence[str]:
    """Give what happened, in sentences, as the acting seat may know it."""
    view = acted.turn.view if acted.turn else (await call.host.sight(call.person.id, acted.table.id)).view
    presenter = call.services.presenters[acted.table.game]
    return presenter.narrate(acted.events, view, call.names(acted.table), call.words)


async def _show(call: Call, acted: Acted, lead: str, last: Row | None) -> None:
    """Answer with what came of it and, where the same seat is asked on, the next panel."""
    if acted.turn is not None:
        await panels.show(call, acted.turn, lead=lead, last=last)
        return
    row = [*(last or ())]  # type: ignore[misc]
    if call.services.presenters[acted.table.game].hands:
        row.append(controls.button(call.words, Verb.HAND, acted.table.id))
    await call.reply.update(Message(lead, (row,) if row else ()))


def _undo_row(call: Call, acted: Acted) -> Row | None:
    """Give the undo button, unless something was revealed to several who play: then it would only be refused."""
    if len(acted.table.occupants) > 1 and any(event.reveals for event in acted.events):
        return None
    return [controls.button(call.words, Verb.UNDO, acted.table.id, since=acted.seq)]
