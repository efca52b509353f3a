"""A power of the person's that concerns the Automa: which bird, or what it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.games import widgets
from bot.games.contract import Button, Choice, Panel, Row, Style
from bot.games.pages.place import MARK, PICK, Place
from bot.games.wingspan import birds as birds_typed
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk, in_rows
from bot.games.wingspan.effects import reacted
from bot.games.wingspan.forms import bird_form
from engine.choices import NOTHING, Many, Path, Step, join, steps_of, walk
from engine.contract import Illegal, Unreadable
from engine.wingspan.choices.reaction import NEAR_COUNTS
from engine.wingspan.events import Reacted
from engine.wingspan.names import RESOURCES

NAMED = f"{places.REACT}{MARK}f"
"""Where the form leads in which a bird is named."""
_RECENT = 5
"""So many birds that were used lately have a button of their own: brown powers come again and again."""
_MOST = 2
"""Of each resource so many can be chosen at once; choosing one and two gives three."""
_GAINS, _PAYS = 1, 2
"""Which of the two selects of an effect something is picked in."""


def react_page(desk: Desk, place: Place) -> Panel:
    """Ask which bird it is, or what the effect does; then tell what is to come of it."""
    if place.typed:
        return _named_page(desk, place.chosen[0])
    path = join(place.path, place.chosen[0]) if place.chosen and place.path == places.REACT else place.path
    steps = steps_of(path)[1:]
    if not steps:
        return _which_page(desk)
    if steps[0] == NOTHING:
        return _described_page(desk, place)
    by_key = {key: bird for bird, key in places.keys(desk.view).items()}
    return _bird_page(desk, by_key[steps[0]])


def _named_page(desk: Desk, typed: str) -> Panel:
    """Take the bird that was typed, or ask which of several was meant."""
    found = birds_typed.meant(typed, desk.view.components.birds)
    if len(found) == 1:
        return _bird_page(desk, found[0])
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


def _bird_page(desk: Desk, bird: str) -> Panel:
    lines = [desk.words("wingspan-panel-react-bird", bird=bird, german=desk.view.components.birds[bird])]
    back = desk.back(places.REACT)
    if compares(desk, bird):
        lines.append(desk.words("wingspan-panel-react-ask-count"))
        counts = [desk.does(str(count), places.bird(desk.view, bird, count)) for count in NEAR_COUNTS]
        return desk.page(lines, [*in_rows(counts, 3), (back,)])
    return _outcome_page(desk, places.bird(desk.view, bird), lines, [], back)


def compares(desk: Desk, bird: str) -> bool:
    """Return whether a bird compares, so that the person's own number is needed."""
    power = desk.view.components.power_of(bird)
    return power is not None and power.kind == "fewest"


def _outcome_page(desk: Desk, path: Path, lines: list[str], rows: list[Row], back: Button) -> Panel:
    """Return a page that tells what is to come of a reaction, and lets it be confirmed."""
    try:
        action = desk.action(path)
    except Illegal as illegal:
        return desk.page([*lines, desk.why(illegal)], [*rows, (back,)])
    told = [reacted(each, desk.phrases) for each in desk.turn.preview(action).events if isinstance(each, Reacted)]
    confirm = desk.does(desk.words("wingspan-button-confirm"), path, Style.SUCCESS)
    return desk.page([*lines, *told], [*rows, (confirm, back)])


# -- an effect that is described ------------------------------------------------------------------------------------


def _described_page(desk: Desk, place: Place) -> Panel:
    """Ask what the effect would give the Automa, and cost it: `place.pick` is what is paid so far."""
    gaining = _many(desk, places.DESCRIBE)
    steps = steps_of(place.path)[2:]
    gains, pays = steps[0] if steps else "", place.pick or ""
    if place.chosen and place.page == _GAINS:
        gains = gaining.step(_amounts_chosen(place.chosen))
    gaining.pick_of(gains or NOTHING)
    paying = _many(desk, join(places.DESCRIBE, gains or _any_gain(gaining)))
    if place.chosen and place.page == _PAYS:
        pays = paying.step(_amounts_chosen(place.chosen))
    paying.pick_of(pays or NOTHING)
    where = join(places.DESCRIBE, gains) if gains else places.DESCRIBE
    payable = [str(thing.name) for _, thing in paying.held()]
    rows: list[Row] = []
    for asks, message, held, picked in (
        (_GAINS, "wingspan-ask-gains", RESOURCES, gaining.pick_of(gains or NOTHING)),
        (_PAYS, "wingspan-ask-pays", payable, paying.pick_of(pays or NOTHING)),
    ):
        to = f"{places.DESCRIBE if asks == _GAINS else where}{PICK}{pays}{MARK}{asks}"
        rows += desk.select(message, to, _amounts(desk, held, picked), most=len(held) * _MOST)
    lines, back = [desk.words("wingspan-panel-describe")], desk.back(places.REACT)
    if not gains and not pays:
        return desk.page(lines, [*rows, (back,)])
    return _outcome_page(desk, join(join(places.DESCRIBE, gains or NOTHING), pays or NOTHING), lines, rows, back)


def _many(desk: Desk, path: Path) -> Many[object, object]:
    node = walk(desk.turn.tree, path)
    if not isinstance(node, Many):
        raise Unreadable(f"no amounts are asked at {path!r}")
    return node


def _any_gain(gaining: Many[object, object]) -> Step:
    """Return some gain: what can be paid does not hang on it."""
    return gaining.step((RESOURCES[0],))


def _amounts(desk: Desk, resources: Sequence[str], picked: Sequence[str]) -> list[Choice]:
    counts = Counter(picked)
    return [
        widgets.choice(
            f"{count}-{resource}",
            desk.words("wingspan-resources", resource=resource, count=count),
            chosen=counts[resource] in (count, _MOST + 1),
        )
        for resource in resources
        for count in range(1, _MOST + 1)
    ]


def _amounts_chosen(chosen: Sequence[str]) -> tuple[str, ...]:
    """Return the resources that were picked in a select of `_amounts`, each as often as it was."""
    pairs = (each.split("-") for each in chosen)
    return tuple(sorted(resource for count, resource in pairs for _ in range(min(int(count), _MOST))))


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
