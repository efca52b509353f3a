"""A power of the person's that concerns the Automa: which bird, or what it does."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import parts
from bot.games.contract import Button, Choice, Panel, Row, Style
from bot.games.wingspan.build import action_of, birds, compares
from bot.games.wingspan.desk import Desk, in_rows
from bot.games.wingspan.draft import DescribeDraft, Draft, ReactDraft, TakeBackDraft
from bot.games.wingspan.effects import reacted
from bot.games.wingspan.forms import bird_form
from engine.contract import Unreadable
from engine.wingspan.events import Reacted
from engine.wingspan.names import RESOURCES

_RECENT = 5
"""So many birds that were used lately have a button of their own: brown powers come again and again."""
_MOST_BIRDS = 5
"""Birds that fit a row of a person's mat."""
_MOST = 2
"""Of each resource so many can be chosen at once; choosing one and two gives three."""


def react_page(desk: Desk, draft: ReactDraft) -> Panel:
    """Ask which bird it is; then tell what is to come of it."""
    if draft.bird is None:
        return _which_page(desk)
    return _bird_page(desk, draft, birds(desk.view)[draft.bird])


def found_page(desk: Desk, found: list[str]) -> Panel:
    """Ask which of several birds was meant by what was typed."""
    if not found:
        return _which_page(desk, [desk.words("wingspan-panel-no-bird")])
    choices = [_choice(desk, bird) for bird in found]
    rows = desk.select("wingspan-ask-bird", ReactDraft(), "i", choices)
    return desk.page([desk.words("wingspan-panel-react-found")], [*rows, (desk.back(ReactDraft()),)])


def _which_page(desk: Desk, lines: list[str] | None = None) -> Panel:
    words, every = desk.words, birds(desk.view)
    half = (len(every) + 1) // 2
    rows: list[Row] = [tuple(_again(desk, bird) for bird in _recent(desk))]
    for asks, some in (("i", every[:half]), ("j", every[half:])):
        choices = [_choice(desk, bird) for bird in some]
        if choices:
            first, last_one = some[0][0], some[-1][0]
            rows += desk.select("wingspan-ask-bird-of", ReactDraft(), asks, choices, first=first, last=last_one)
    last = [
        desk.opens("wingspan-button-name-bird", ReactDraft(), "n", bird_form(words)),
        desk.button("wingspan-button-describe", DescribeDraft()),
    ]
    if any(not each.taken_back for each in desk.view.reactions):
        last.append(desk.button("wingspan-button-take-back", TakeBackDraft()))
    return desk.page([*(lines or []), words("wingspan-panel-react")], [*rows, (*last, desk.back())])


def _bird_page(desk: Desk, draft: ReactDraft, bird: str) -> Panel:
    lines = [desk.words("wingspan-panel-react-bird", bird=bird, german=desk.view.components.birds[bird])]
    back = desk.back(ReactDraft())
    if compares(bird, desk.view):
        lines.append(desk.words("wingspan-panel-react-ask-count"))
        counts = [desk.does(str(count), ReactDraft(draft.bird, count)) for count in range(_MOST_BIRDS + 1)]
        return desk.page(lines, [*in_rows(counts, 3), (back,)])
    return _outcome_page(desk, draft, lines, [], back)


def describe_page(desk: Desk, draft: DescribeDraft) -> Panel:
    """Ask what the effect would give her, and cost her."""
    rows = desk.select("wingspan-ask-gains", draft, "+", _amounts(desk, draft.gains), most=len(RESOURCES) * _MOST)
    payable = [at for at, resource in enumerate(RESOURCES) if resource in desk.view.components.hoard.pays]
    rows += desk.select("wingspan-ask-pays", draft, "-", _amounts(desk, draft.pays, payable), most=len(payable) * _MOST)
    return _outcome_page(desk, draft, [desk.words("wingspan-panel-describe")], rows, desk.back(ReactDraft()))


def _outcome_page(desk: Desk, draft: Draft, lines: list[str], rows: list[Row], back: Button) -> Panel:
    """Give a page that tells what is to come of a reaction, and lets it be confirmed."""
    try:
        action = action_of(draft, desk.view)
    except Unreadable:
        return desk.page(lines, [*rows, (back,)])
    if illegal := desk.refused(action):
        return desk.page([*lines, desk.why(illegal)], [*rows, (back,)])
    told = [reacted(each, desk.phrases) for each in desk.turn.preview(action).events if isinstance(each, Reacted)]
    confirm = desk.does(desk.words("wingspan-button-confirm"), draft, Style.SUCCESS)
    return desk.page([*lines, *told], [*rows, (confirm, back)])


# -- choices --------------------------------------------------------------------------------------------------------


def _recent(desk: Desk) -> list[str]:
    """Give the birds that were used last, latest first."""
    used = [each.bird for each in reversed(desk.view.reactions) if each.bird is not None and not each.taken_back]
    return list(dict.fromkeys(used))[:_RECENT]


def _again(desk: Desk, bird: str) -> Button:
    draft = ReactDraft(birds(desk.view).index(bird))
    if compares(bird, desk.view):
        return desk.button("wingspan-button-again", draft, bird=bird)
    return desk.does(desk.words("wingspan-button-again", bird=bird), draft, Style.PRIMARY)


def _choice(desk: Desk, bird: str) -> Choice:
    return parts.choice(str(birds(desk.view).index(bird)), bird, desk.view.components.birds[bird])


def _amounts(desk: Desk, counts: tuple[int, ...], only: Sequence[int] = range(len(RESOURCES))) -> list[Choice]:
    return [
        parts.choice(
            f"{count}{at}",
            desk.words("wingspan-resources", resource=resource, count=count),
            chosen=counts[at] in (count, _MOST + 1),
        )
        for at, resource in enumerate(RESOURCES)
        if at in only
        for count in range(1, _MOST + 1)
    ]


def amounts_chosen(chosen: list[str]) -> tuple[int, ...]:
    """Read what was picked in a select of `_amounts`; raises ValueError or IndexError."""
    counts = [0] * len(RESOURCES)
    for each in chosen:
        count, at = map(int, each)
        counts[at] += count
    return tuple(counts)
