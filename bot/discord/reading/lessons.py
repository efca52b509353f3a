"""First lessons: private messages with the true panel of a prepared game, and below it what is to be done.

Everything is in one message that only the learner sees, changed by each press. So it works the same in a channel, in a
thread and in direct messages, on a phone too, whatever the bot may do there; and nobody else is disturbed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.discord.answering.request import Request
from bot.discord.messages import controls, items, names
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.items import Row
from bot.discord.messages.message import TEXT_LENGTH, Message
from bot.discord.playing import forms, panels
from bot.discord.reading import lesson_texts as texts
from bot.games.pages.guide import Guide, Led, Wanted, highlighted
from bot.games.pages.place import read
from bot.games.widgets import Panel
from bot.hosting.lessons.taking import Stand
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Refused
from engine.contract import Illegal, Unreadable

ANEW = "again"
"""What stands behind the game in a button that begins its lesson from the beginning."""


async def learn(request: Request, game: str | None = None) -> None:
    """Begin a lesson or go on with one: of the game that is named, else of the only one begun; else offer all."""
    if game is not None and game not in request.services.games:
        raise Refused("unknown-game", game=names.safe_text(game))
    begun = await request.host.lessons.begun(request.person.id)
    if game is None and len(begun) == 1:
        game = next(iter(begun))
    if game is None:
        await _offer(request, set(begun))
        return
    stand = await request.host.lessons.take(request.person.id, game)
    await show(request, stand, _goes_on(request, stand))


async def open_named(request: Request) -> None:
    """Begin or go on with the lesson that the button names."""
    game, _, anew = request.path.partition(".")
    if not game:
        await learn(request)
        return
    stand = await request.host.lessons.take(request.person.id, game, anew=anew == ANEW)
    await show(request, stand, _goes_on(request, stand))


def _goes_on(request: Request, stand: Stand) -> str:
    """Say that a lesson goes on, with what came of the step before: what is told now is about that."""
    if stand.step == 0:
        return ""
    return texts.lines(request.words("lesson-goes-on"), texts.came(request, stand._replace(step=stand.step - 1)))


async def _offer(request: Request, begun: set[str]) -> None:
    """Show which lessons there are."""
    words = request.words
    labels = {game: "button-learn-on" if game in begun else "button-learn" for game in request.host.lessons.offered()}
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
        await _show_freely(request, stand, turn, lead=lead, place=place or "", chosen=chosen)
        return
    guide = _guide(request, stand, turn)
    shown = guide.places[step.at] if place is None else place
    wanted = _wanted(request, guide, turn, shown, chosen)
    said = texts.sentence_at(request, stand, guide, guide.place_of(read(shown, chosen)))
    press = request.words("lesson-press", how=wanted.how, label=wanted.label, among=wanted.among)
    below = texts.lines(texts.title(request, stand), said, warned, press)
    await panels.show(
        request,
        turn,
        shown,
        chosen,
        lead=lead,
        below=f"\n{below}",
        board=step.board,
        shape=partial(highlighted, wanted=wanted.button),
    )


async def _show_freely(
    request: Request, stand: Stand, turn: Turn, *, lead: str, place: str, chosen: Sequence[str]
) -> None:
    """Show a page of a step at which nobody says what to press."""
    words, step = request.words, stand.course.script.steps[stand.step]
    presenter, named = request.services.presenters[turn.game.name], request.names(turn.table)
    ends = presenter.panel(turn, place, chosen, named, words).proposed is not None
    where = "lesson-free" if not place else "lesson-free-review" if ends else "lesson-free-further"
    below = texts.lines(texts.title(request, stand), texts.sentence(request, stand), words(where))
    await panels.show(request, turn, place, chosen, lead=lead, below=f"\n{below}", board=step.board)


def _wanted(request: Request, guide: Guide, turn: Turn, place: str, chosen: Sequence[str]) -> Wanted:
    """Return what is to be pressed on a page of a step."""
    presenter, named = request.services.presenters[turn.game.name], request.names(turn.table)

    def panel_at(path: str, chosen: Sequence[str] = ()) -> Panel:
        return presenter.panel(turn, path, chosen, named, request.words)

    wanted = guide.wanted(panel_at(place, chosen), guide.place_of(read(place, chosen)), panel_at)
    if wanted is None:
        raise Unreadable(f"no press at {place!r} leads on in the lesson of {turn.game.name}")
    return wanted


async def _show_board(request: Request, stand: Stand, lead: str) -> None:
    """Show a step at which the board is looked at, and the button to go on."""
    label = "button-lesson-end" if stand.last else "button-lesson-next"
    path = f"{stand.course.game.name}."
    row = [controls.button(request.words, Verb.LESSON_NEXT, since=stand.step, path=path, label=label)]
    said = texts.lines(texts.title(request, stand), texts.sentence(request, stand))
    message = Message(items.clip(texts.parts(lead, said), TEXT_LENGTH), (row,))
    await panels.show_board(request, message, stand.course.sight(stand.step, request.person))


def _guide(request: Request, stand: Stand, turn: Turn) -> Guide:
    presenter = request.services.presenters[turn.game.name]
    pages = presenter.pages(turn.view, request.names(turn.table), request.words, turn.seat)
    return Guide(turn, pages, stand.course.wanted(stand.step))


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
        await show(request, stand, place=page, warned=texts.not_now(request, stand, guide, place, page))
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
        action = presenter.answer(turn, text)
        view, events = course.came_freely(action)
    except (Illegal, Unreadable):
        await show(request, stand, place=text)  # the last page that can be reached says what is wrong
        return
    await request.host.lessons.step_done(request.person.id, stand)
    told = texts.happened(presenter, events, view, named, request.words)
    own = texts.came_freely(request, stand, reached=course.reached(stand.step, action))
    await _end(request, stand, texts.lines(*told, own))


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


async def _stand(request: Request) -> Stand | None:
    """Return where the presser stands in the lesson of the pressed button; None: it is of another step, which is shown.

    The message may be older than the end of its lesson, or was left for very long: then it says so.
    """
    game = request.path.partition(".")[0]
    if game in request.host.lessons.offered() and game not in await request.host.lessons.begun(request.person.id):
        await request.reply.update(Message(request.words("lesson-over"), _after(request, game)))
        return None
    stand = await request.host.lessons.take(request.person.id, game)
    if request.pressed is None or request.pressed.since != stand.step:
        await show(request, stand, _goes_on(request, stand))
        return None
    return stand


async def _go_on(request: Request, stand: Stand) -> None:
    after = await request.host.lessons.step_done(request.person.id, stand)
    came = texts.came(request, stand)
    if after is None:
        await _end(request, stand, came)
    else:
        await show(request, after, came)


async def _end(request: Request, stand: Stand, came: str) -> None:
    """Say that the lesson is over, and what may follow."""
    words, game = request.words, stand.course.game.name
    here = request.place.guild_id is not None
    kind = "no" if not here else "alone" if max(stand.course.game.seat_counts) == 1 else "yes"
    text = texts.parts(came, words("lesson-end", game=words(f"{game}-name"), here=kind))
    await request.reply.update(Message(text, _after(request, game)))


def _after(request: Request, game: str) -> tuple[Row, ...]:
    """Return what may follow a lesson: a table of its game, the lesson again, others."""
    words = request.words
    others = [controls.learn(words, each) for each in request.host.lessons.offered() if each != game]
    first = [controls.opening(words, game)] if request.place.guild_id is not None else []
    again = controls.button(words, Verb.LEARN, path=f"{game}.{ANEW}", label="button-lesson-again")
    return tuple(row for row in ([*first, again], others) if row)
