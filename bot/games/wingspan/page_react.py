"""Which bird of the person's concerns the Automa: its name is pressed, chosen or typed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import widgets
from bot.games.pages.place import MARK, TYPED, Place
from bot.games.widgets import Button, Choice, Panel, Row, Style
from bot.games.wingspan import birds as birds_typed
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.forms import bird_form

NAMED = f"{places.REACT}{MARK}{TYPED}"
"""Where the form leads in which a bird is named."""
_RECENT = 5
"""So many birds that were used lately have a button of their own: brown powers come again and again."""


def react_page(desk: Desk, place: Place) -> Panel | None:
    """Ask which bird it is, or which of several that were typed; None where that is answered."""
    if place.path != places.REACT or (place.chosen and not place.typed):
        return None
    return _named_page(desk, place.chosen[0]) if place.typed else _which_page(desk)


def _named_page(desk: Desk, typed: str) -> Panel:
    """Ask which of several birds was meant by what was typed, or for another name."""
    found = birds_typed.meant(typed, desk.view.components.birds)
    if not found:
        return _which_page(desk, [desk.words("wingspan-panel-no-bird")])
    rows = desk.select("wingspan-ask-bird", places.REACT, [_choice(desk, bird) for bird in found])
    return desk.page([desk.words("wingspan-panel-react-found")], [*rows, (desk.back(places.REACT),)])


def _which_page(desk: Desk, lines: Sequence[str] = ()) -> Panel:
    words, every = desk.words, list(places.keys(desk.view))
    half = (len(every) + 1) // 2
    rows: list[Row] = [tuple(_again(desk, bird) for bird in _recent(desk))]
    for some in (every[:half], every[half:]):
        choices = [_choice(desk, bird) for bird in some]
        if choices:
            first, last_one = some[0][0], some[-1][0]
            rows += desk.select("wingspan-ask-bird-of", places.REACT, choices, first=first, last=last_one)
    last = [
        desk.opens("wingspan-button-name-bird", NAMED, bird_form(words)),
        desk.button("wingspan-button-describe", places.DESCRIBE),
    ]
    if any(not each.taken_back for each in desk.view.reactions):
        last.append(desk.button("wingspan-button-take-back", places.TAKE_BACK))
    return desk.page([*lines, words("wingspan-panel-react")], [*rows, (*last, desk.back())])


def compares(desk: Desk, bird: str) -> bool:
    """Return whether a bird compares, so that the person's own number is needed."""
    power = desk.view.components.power_of(bird)
    return power is not None and power.kind == "fewest"


# -- choices --------------------------------------------------------------------------------------------------------


def _recent(desk: Desk) -> list[str]:
    """Return the birds that were used last, latest first."""
    used = [each.bird for each in reversed(desk.view.reactions) if each.bird is not None and not each.taken_back]
    return list(dict.fromkeys(used))[:_RECENT]


def _again(desk: Desk, bird: str) -> Button:
    path = places.bird(desk.view, bird)
    if compares(desk, bird):
        return desk.button("wingspan-button-again", path, bird=bird)
    return desk.does(desk.words("wingspan-button-again", bird=bird), path, Style.PRIMARY)


def _choice(desk: Desk, bird: str) -> Choice:
    return widgets.choice(places.keys(desk.view)[bird], bird, desk.view.components.birds[bird])
