"""First lessons: private messages with the true panel of a prepared game, and above it what is to be done there.

Everything is in one message that only the learner sees, changed by each press. So it works the same in a channel, in a
thread and in direct messages, on a phone too, whatever the bot may do there; and nobody else is disturbed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.discord.answering.request import Request
from bot.discord.messages import controls, items, names
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.items import Row
from bot.discord.messages.message import TEXT_LENGTH, Message
from bot.discord.messages.newest import newest
from bot.discord.playing import forms, panels
from bot.games.contract import AnyPresenter
from bot.games.pages.guide import Guide, Led
from bot.games.pages.place import Place, read
from bot.games.widgets import Names, Panel
from bot.hosting.lessons.taking import Stand
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Refused
from engine.contract import Event, Illegal, Unreadable
from render.words import Words

ANEW = "again"
"""What stands behind the game in a button that begins its lesson from the beginning."""
TOLD = 900
"""Characters of what happened, the newest of it."""


async def learn(request: Request, game: str | None = None) -> None:
    """Begin a lesson or go on with one: of the game that is named, else of the only one begun; else offer all."""
    if game is not None and game not in request.services.games:
        raise Refused("unknown-game", game=names.safe_text(game))
    begun = await request.host.lessons_begun(request.person.id)
    if game is None and len(begun) == 1:
        game = next(iter(begun))
    if game is None:
        await _offer(request, set(begun))
        return
    stand = await request.host.take_lesson(request.person.id, game)
    await show(request, stand, _goes_on(request, stand))


async def open_named(request: Request) -> None:
    """Begin or go on with the lesson that the button names."""
    game, _, anew = request.path.partition(".")
    if not game:
        await learn(request)
        return
    stand = await request.host.take_lesson(request.person.id, game, anew=anew == ANEW)
    await show(request, stand, _goes_on(request, stand))


def _goes_on(request: Request, stand: Stand) -> str:
    """Say that a lesson goes on, with what came of the step before: what is told now is about that."""
    if stand.step == 0:
        return ""
    return _lines(request.words("lesson-goes-on"), _came(request, stand._replace(step=stand.step - 1)))


async def _offer(request: Request, begun: set[str]) -> None:
    """Show which lessons there are."""
    words = request.words
    labels = {game: "button-learn-on" if game in begun else "button-learn" for game in request.host.lessons()}
    row = [controls.learn(words, game, label=label) for game, label in labels.items()]
    await request.reply.update(Message(words("lesson-which"), (row,) if row else ()))


# -- showing a step -------------------------------------------------------------------------------------------------


async def show(
    request: Request,
    stand: Stand,
    lead: str = "",
    *,
    place: str | None = None,
    chosen: Sequence[str] = (),
    warned: str = "",
) -> None:
    """Show a step, with the page that it is at, or one of its pages at `place` after `chosen` was picked there.

    `lead` stands above it; that something else was pressed, beside what is wanted.
    """
    step = stand.course.script.steps[stand.step]
    if step.at is None:
        await _show_board(request, stand, lead)
        return
    turn = stand.course.turn(stand.step, request.person)
    if step.free:
        begins = not place
        above = _lines(lead, _head(request, stand, whole=begins))
        below = request.words("lesson-free") if begins else ""
        await panels.show(request, turn, place or "", chosen, lead=above, below=below, board=step.board)
        return
    guide = _guide(request, stand, turn)
    first = guide.places[step.at]
    shown = first if place is None else place
    above = _lines(lead, _head(request, stand, whole=guide.place_of(read(shown, chosen)) == first))
    below = _lines(warned, _wanted(request, stand, turn, shown, chosen))
    await panels.show(request, turn, shown, chosen, lead=above, below=below, board=step.board)


def _lines(*texts: str) -> str:
    return "\n".join(filter(None, texts))


def _wanted(request: Request, stand: Stand, turn: Turn, place: str, chosen: Sequence[str]) -> str:
    """Return what is to be pressed on a page of a step: it stands nearest to the buttons."""
    presenter, named, guide = (
        request.services.presenters[turn.game.name],
        request.names(turn.table),
        _guide(request, stand, turn),
    )

    def panel_at(path: str, chosen: Sequence[str] = ()) -> Panel:
        return presenter.panel(turn, path, chosen, named, request.words)

    wanted = guide.wanted(panel_at(place, chosen), guide.place_of(read(place, chosen)), panel_at)
    if wanted is None:
        raise Unreadable(f"no press at {place!r} leads on in the lesson of {turn.game.name}")
    return request.words("lesson-press", how=wanted.how, label=wanted.label, among=wanted.among)


def _head(request: Request, stand: Stand, *, whole: bool = True) -> str:
    """Return the number of a step and its sentence; on its further pages, not `whole`, that was read already."""
    script, words = stand.course.script, request.words
    step, game = script.steps[stand.step], script.game
    counted = words("lesson-step", game=words(f"{game}-name"), step=stand.step + 1, steps=len(script.steps))
    return _lines(counted, words(f"lesson-{game}-{step.says}") if whole else "")


async def _show_board(request: Request, stand: Stand, lead: str) -> None:
    """Show a step at which the board is looked at, and the button to go on."""
    label = "button-lesson-end" if stand.last else "button-lesson-next"
    path = f"{stand.course.game.name}."
    row = [controls.button(request.words, Verb.LESSON_NEXT, since=stand.step, path=path, label=label)]
    text = _lines(lead, _head(request, stand))
    message = Message(items.clip(text, TEXT_LENGTH), (row,))
    await panels.show_board(request, message, stand.course.sight(stand.step, request.person))


def _guide(request: Request, stand: Stand, turn: Turn) -> Guide:
    presenter = request.services.presenters[turn.game.name]
    pages = presenter.pages(turn.view, request.names(turn.table), request.words, turn.seat)
    return Guide(turn, pages, stand.course.wanted(stand.step), stand.course.wanted_ahead(stand.step))


# -- pressing -------------------------------------------------------------------------------------------------------


async def next_step(request: Request) -> None:
    """Go on from a step at which the board was looked at."""
    stand = await _stand(request)
    if stand is None:
        return
    if stand.course.script.steps[stand.step].at is not None:
        await show(request, stand)
        return
    await _go_on(request, stand)


async def press(request: Request) -> None:
    """Go on from a step whose press was the wanted one; else say which is, and show the same again."""
    stand = await _stand(request)
    if stand is None or request.pressed is None:
        return
    step = stand.course.script.steps[stand.step]
    if step.at is None:
        await show(request, stand)
        return
    text = request.path.partition(".")[2]
    if step.free:
        await _press_freely(request, stand, text)
        return
    turn = stand.course.turn(stand.step, request.person)
    guide = _guide(request, stand, turn)
    place, confirms = read(text, _chosen(request)), request.pressed.verb is Verb.LESSON_DO
    led = guide.leads(guide.places[step.at], place, confirms=confirms)
    if led is Led.ON and (confirms or _ends(stand, guide, guide.place_of(place))):
        await _go_on(request, stand)
    elif led is Led.ON:
        await show(request, stand, place=guide.place_of(place) if place.chosen else text)
    elif led is Led.OFF:
        page = guide.left_at(place, otherwise=guide.places[step.at])
        await show(request, stand, place=page, warned=_not_now(request, guide, place))
    else:
        await show(request, stand, place=text, chosen=_chosen(request))


async def open_form(request: Request) -> None:
    """Open the form of a button in a lesson."""
    stand = await _stand(request)
    if stand is None or request.pressed is None:
        return
    if stand.course.script.steps[stand.step].at is None:
        await show(request, stand)
        return
    turn, text = stand.course.turn(stand.step, request.person), request.path.partition(".")[2]
    presenter = request.services.presenters[turn.game.name]
    form = presenter.form(turn, text, request.names(turn.table), request.words)
    await request.reply.ask(forms.modal(form, replace(request.pressed, verb=Verb.LESSON_TYPED)))


async def _press_freely(request: Request, stand: Stand, text: str) -> None:
    """Go on as at a table; an answer ends the lesson, with what comes of it."""
    turn, course = stand.course.turn(stand.step, request.person), stand.course
    presenter, named = request.services.presenters[course.game.name], request.names(turn.table)
    if request.pressed is None or request.pressed.verb is not Verb.LESSON_DO:
        await show(request, stand, place=text, chosen=_chosen(request))
        return
    try:
        view, events = course.came_freely(presenter.answer(turn, text))
    except (Illegal, Unreadable):
        await show(request, stand, place=text)  # the last page that can be reached says what is wrong
        return
    await request.host.lesson_step_done(request.person.id, stand)
    told = _told(presenter, events, view, named, request.words)
    await _end(request, stand, "\n".join([*told, ""]) if told else "")


def _ends(stand: Stand, guide: Guide, place: str) -> bool:
    """Return whether the page at a place on the way is no more that of a step, but of the next one."""
    steps = stand.course.script.steps
    if steps[stand.step].acts:
        return False
    after = steps[stand.step + 1].at
    return after is not None and len(guide.places[after]) <= len(place)


def _chosen(request: Request) -> Sequence[str]:
    typed = request.typed
    return request.chosen or [typed[key] for key in sorted(typed)]


def _not_now(request: Request, guide: Guide, place: Place) -> str:
    """Say that something else is wanted; where the rules would refuse what was chosen, why."""
    why = guide.why_refused(place)
    return request.words("lesson-refused", why=why) if why else request.words("lesson-not-now")


async def _stand(request: Request) -> Stand | None:
    """Return where the presser stands in the lesson of the pressed button; None: it is of another step, which is shown.

    The lesson of a message that was left for very long is begun anew.
    """
    game = request.path.partition(".")[0]
    stand = await request.host.take_lesson(request.person.id, game)
    if request.pressed is None or request.pressed.since != stand.step:
        await show(request, stand, _goes_on(request, stand))
        return None
    return stand


async def _go_on(request: Request, stand: Stand) -> None:
    after = await request.host.lesson_step_done(request.person.id, stand)
    came = _came(request, stand)
    if after is None:
        await _end(request, stand, came)
    else:
        await show(request, after, came)


def _came(request: Request, stand: Stand) -> str:
    """Tell what came of a step: in the words of the game, where an answer was given, and in those of the lesson."""
    course, words = stand.course, request.words
    step, game = course.script.steps[stand.step], course.game.name
    lines: list[str] = []
    if step.acts and step.told:
        sight = course.sight(stand.step + 1, request.person)
        events, named = course.came(stand.step + 1), request.names(sight.table)
        lines += _told(request.services.presenters[game], events, sight.view, named, words)
    own = f"lesson-{game}-{step.says}.came"
    if words.has(own):
        lines.append(words(own))
    return "\n".join([*lines, ""]) if lines else ""


def _told(presenter: AnyPresenter, events: Sequence[Event], view: Any, named: Names, words: Words) -> list[str]:
    """Return what happened in the words of the game, without what the next panel shows."""
    shown = [each for each in events if not isinstance(each, presenter.on_panel)]
    return [f"> {line}" for line in newest(presenter.narrate(shown, view, named, words), TOLD)]


async def _end(request: Request, stand: Stand, came: str) -> None:
    """Say that the lesson is over, and what may follow."""
    words, game = request.words, stand.course.game.name
    others = [controls.learn(words, each) for each in request.host.lessons() if each != game]
    here = request.place.guild_id is not None
    kind = "no" if not here else "alone" if max(stand.course.game.seat_counts) == 1 else "yes"
    first = [controls.opening(words, game)] if here else []
    again = controls.button(words, Verb.LEARN, path=f"{game}.{ANEW}", label="button-lesson-again")
    rows: tuple[Row, ...] = tuple(row for row in ([*first, again], others) if row)
    text = _lines(came, words("lesson-end", game=words(f"{game}-name"), here=kind))
    await request.reply.update(Message(text, rows))
