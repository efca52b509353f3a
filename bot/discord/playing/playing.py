"""Playing: the private panel, confirming, slash commands of a game, undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.discord.answering.request import Request
from bot.discord.messages import controls
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.items import PressButton
from bot.discord.messages.message import Message
from bot.discord.playing import panels, taking_back
from bot.games.typed_commands import Suggestion, Typing, Unfinished
from bot.hosting.host import Acted
from bot.hosting.orders.standing_orders import OBVIOUS
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Refused, Status, Table
from engine.contract import Action, Event, Illegal, Unreadable


async def open_panel(request: Request) -> None:
    """Show what the presser is asked, at its beginning or at the path of a public prompt's button.

    The post that asked stays the newest one while its seat goes on with its turn: then its button opens what is asked
    by now, from the beginning.
    """
    try:
        turn, path = await request.turn(), request.path
    except Refused as refusal:
        if refusal.reason != "stale":
            raise
        turn, path = await request.host.playing.turn(request.fresh_press(), await request.loaded()), ""
    await panels.show(request, turn, path)


async def move_in_panel(request: Request) -> None:
    """Show the panel at the place that a button or a select leads to."""
    await panels.show(request, await request.turn(), request.path, request.chosen)


async def show_present(request: Request) -> None:
    """Show what the presser of an outdated button is asked now, whatever the button was for."""
    turn = await request.host.playing.turn(request.fresh_press(), await request.loaded())
    await panels.show(request, turn, lead=request.words("turn-outdated"))


async def confirm(request: Request) -> None:
    """Take the action that the confirmed path describes.

    A button of a post, of any game, is only acknowledged where a post tells at once all that came of it: what the
    presser would be told privately stands in the channel then, and so does what is asked next. `/table undo` takes it
    back. Where something is hidden from the others, or the post has to wait or cannot be made, the answer is private.
    """
    turn = await request.turn()
    presenter = request.services.presenters[turn.game.name]
    try:
        action, ahead = presenter.answer(turn, request.path), presenter.answer_ahead(turn, request.path)
    except (Illegal, Unreadable):
        await panels.show(request, turn, request.path)  # the last page that can be reached says what is wrong
        return
    await _act(request, action, ahead)


async def command(request: Request, game: str, name: str, given: Mapping[str, Any]) -> None:
    """Take the action of a game's slash command, or open the panel at what it leaves open."""
    turn = await _turn_in(request, game)
    meant = request.services.presenters[game].command_action(turn, name, given)
    if isinstance(meant, Unfinished):
        await panels.show(request, turn, meant.path)
    else:
        await _act(request, meant)


async def suggest(request: Request, game: str, typing: Typing) -> list[Suggestion]:
    """Offer what is legal now. Refused where the command would be, since nothing is asked of this person."""
    turn = await _turn_in(request, game)
    return request.services.presenters[game].suggest(turn, typing, request.words)


async def _turn_in(request: Request, game: str) -> Turn:
    """Return what is asked of whoever types a command of a game. Refused as `Request.turn`, and in other games."""
    table = await request.table()
    if table.game != game:
        raise Refused("other-game", game=request.words(f"{table.game}-name"))
    if table.status is Status.LOBBY:
        raise Refused("still-lobby")
    return await request.turn()


async def take_bonuses(request: Request) -> None:
    """Let the host take the seat's bonuses from now on, or not any more; then show the page again, as it is then."""
    table = await request.table()
    word, _, path = request.path.partition(".")
    change = request.host.playing.give_order if word == panels.BONUSES_ON else request.host.playing.take_back_order
    await change(request.press(), table.id, OBVIOUS)
    turn = await request.host.playing.turn(request.fresh_press(), table.id)
    still = request.pressed is not None and request.pressed.since == turn.since
    await panels.show(request, turn, path if still else "")


async def undo(request: Request, *, choose: bool = False) -> None:
    """Take the own last action back; where others have to agree, offer to ask them. Or `choose` how far to go back."""
    table = await request.table()
    if choose:
        await taking_back.show_list(request)
        return
    try:
        acted = await request.host.playing.undo(request.press(), await request.loaded())
    except Refused as refusal:
        if refusal.reason not in taking_back.BY_CONSENT:
            raise
        told = await _revealed(request, table, refusal) if refusal.reason == "undo-revealed" else None
        await taking_back.offer(request, refusal, told)
        return
    if acted.turn is None and (turn := await _answer_before(request)) is not None:
        await panels.show(request, turn, lead=request.words("turn-undone-answer"))
        return
    await _show(request, acted, request.words("turn-undone"))


async def _answer_before(request: Request) -> Turn | None:
    """Return the answer that counts again where one that had been changed was taken back; None where none does."""
    try:
        turn = await request.host.playing.turn(request.fresh_press(), (await request.table()).id)
    except Refused:
        return None
    return turn if turn.answered else None


async def _revealed(request: Request, table: Table, refusal: Refused) -> str:
    """Say what came to light, in the words in which it was told."""
    view = (await request.host.looking.sight(request.person.id, table.id)).view
    events: Sequence[Event] = refusal.facts["events"]  # type: ignore[assignment]
    told = request.services.presenters[table.game].narrate(events, view, request.names(table), request.words)
    return request.words("refused-undo-revealed", count=len(told), told="\n".join(told))


async def _act(request: Request, action: Action, ahead: Action | None = None) -> None:
    acted = await request.host.playing.act(request.press(), await request.loaded(), action, ahead)
    if acted.public and request.reply.pressed_public and not request.reply.notice():
        await request.reply.acknowledge()
        return
    told = "\n".join(_told(request, acted))
    lead = request.words("turn-changed") if acted.changed else request.words("turn-done", told=told)
    await _show(request, acted, lead, *_undo_row(request, acted))


def _told(request: Request, acted: Acted) -> Sequence[str]:
    """Return what happened, in sentences, as the acting seat may know it, without what the next panel shows."""
    presenter = request.services.presenters[acted.table.game]
    shown = () if acted.turn is None else presenter.on_panel
    events = [each for each in acted.events if not isinstance(each, shown)]
    return presenter.narrate(events, acted.view, request.names(acted.table), request.words)


async def _show(request: Request, acted: Acted, lead: str, *buttons: PressButton) -> None:
    """Answer with what came of it and `buttons` or, where the same seat is asked on, with the next panel."""
    if acted.turn is not None:
        await panels.show(request, acted.turn, lead=lead)
        return
    row = [*buttons]
    if request.services.presenters[acted.table.game].hands:
        row.append(controls.button(request.words, Verb.HAND, acted.table.id))
    await request.reply.update(Message(lead, (row,) if row else ()))


def _undo_row(request: Request, acted: Acted) -> panels.Buttons:
    """Return the undo button, unless something was revealed to several who play: then it would only be refused."""
    if not acted.table.for_one and any(event.reveals for event in acted.events):
        return ()
    return [panels.undo(request.words, acted.table, acted.seq)]
