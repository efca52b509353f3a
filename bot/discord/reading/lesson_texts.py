"""What a first lesson says beside the panel: where one is, what is done here, why not something else.

It stands below the panel's text, so right above the picture and the buttons: of a message that is higher than the
screen a phone shows the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.discord.answering.request import Request
from bot.discord.messages.newest import newest
from bot.games.contract import AnyPresenter
from bot.games.pages.guide import Guide
from bot.games.pages.place import Place
from bot.games.widgets import Names
from bot.hosting.lessons.script import REVIEW
from bot.hosting.lessons.taking import Stand
from engine.contract import Event
from render.words import Words

TOLD = 900
"""Characters of what happened, the newest of it."""


def lines(*texts: str) -> str:
    """Return texts below each other, without those that are empty."""
    return "\n".join(filter(None, texts))


def parts(*texts: str) -> str:
    """Return texts below each other with a blank line between, without those that are empty."""
    return "\n\n".join(filter(None, texts))


def title(request: Request, stand: Stand) -> str:
    """Return the game and the number of a step."""
    script, words = stand.course.script, request.words
    return words("lesson-step", game=words(f"{script.game}-name"), step=stand.step + 1, steps=len(script.steps))


def sentence(request: Request, stand: Stand) -> str:
    """Return what a step says."""
    return request.words(_key(stand, stand.step))


def sentence_at(request: Request, stand: Stand, guide: Guide, page: str) -> str:
    """Return what is said on a page of a step, which may go over several, and leads back to earlier ones."""
    words, ask = request.words, guide.ask_at(page)
    first = guide.places[stand.course.script.steps[stand.step].at or REVIEW]
    if page == first:
        return sentence(request, stand)
    if len(page) < len(first):
        return lines(words("lesson-earlier"), words(_key(stand, _step_at(stand, ask))))
    own = f"{_key(stand, stand.step)}.{ask}"
    if words.has(own):
        return words(own)
    return words("lesson-review" if ask == REVIEW else "lesson-further")


def _key(stand: Stand, step: int) -> str:
    script = stand.course.script
    return f"lesson-{script.game}-{script.steps[step].says}"


def _step_at(stand: Stand, ask: str) -> int:
    """Return the step of the same answer that begins at the page with an ask; else the present one."""
    script = stand.course.script
    answered = script.answered_before(stand.step)
    for step in range(stand.step, -1, -1):
        if script.steps[step].at == ask and script.answered_before(step) == answered:
            return step
    return stand.step


def not_now(request: Request, stand: Stand, guide: Guide, place: Place, page: str) -> str:
    """Say that something else is wanted, and why: by the rules, or in this lesson. `page`: where it was pressed."""
    words = request.words
    if why := guide.why_refused(place):
        return words("lesson-refused", why=why)
    key = _key(stand, _step_at(stand, guide.ask_at(page)))
    reasons = (f"{key}.not-{guide.astray(place)}".lower(), f"{key}.not")
    why = next((words(each) for each in reasons if words.has(each)), "")
    return words("lesson-not-here", why=why) if why else words("lesson-not-now")


# -- what came of it ------------------------------------------------------------------------------------------------


def came(request: Request, stand: Stand) -> str:
    """Tell what came of a step: in the words of the game, where an answer was given, and in those of the lesson."""
    course, words = stand.course, request.words
    step, game = course.script.steps[stand.step], course.game.name
    told: list[str] = []
    if step.acts and step.told:
        sight = course.sight(stand.step + 1, request.person)
        events, named = course.came(stand.step + 1), request.names(sight.table)
        told = happened(request.services.presenters[game], events, sight.view, named, words)
    return lines(*told, _own(words, f"{_key(stand, stand.step)}.came"))


def came_freely(request: Request, stand: Stand, *, reached: bool) -> str:
    """Tell what an answer of the learner's own choice came to: it `reached` what the step asks for, or missed it."""
    return _own(request.words, f"{_key(stand, stand.step)}.{'came' if reached else 'missed'}")


def _own(words: Words, key: str) -> str:
    return words(key) if words.has(key) else ""


def happened(presenter: AnyPresenter, events: Sequence[Event], view: Any, named: Names, words: Words) -> list[str]:
    """Return what happened in the words of the game, without what the next panel shows."""
    shown = [each for each in events if not isinstance(each, presenter.on_panel)]
    return [f"> {line}" for line in newest(presenter.narrate(shown, view, named, words), TOLD)]
