"""Asking: the sentences, buttons and pings for whoever is to act, and the same told to somebody who is not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.discord.messages import controls, names
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.items import PressButton, in_rows
from bot.discord.messages.message import EXPIRES
from bot.discord.playing import panels
from bot.discord.posting import awaited
from bot.games.contract import AnyPresenter
from bot.games.widgets import Button, Names
from bot.hosting.playing.turn import Sight
from bot.hosting.posting.post import Post
from bot.locale.words import Wording
from engine.contract import Decision
from render.words import Words

BUTTONS = 15
"""How many buttons a decision has at most."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a post asks: a sentence and rows of buttons for each kind of question, and whom to ping."""

    texts: list[str] = field(default_factory=list)
    rows: list[Sequence[PressButton]] = field(default_factory=list)
    pings: list[int] = field(default_factory=list)


def ask(presenter: AnyPresenter, post: Post, words: Wording) -> Asked:
    """Ask the people whose turn it is; several who are asked the same kind of thing at once, in one sentence."""
    asked = Asked()
    people = {each.seat: each.person_id for each in post.table.occupants if each.person_id is not None}
    for alike in _by_kind([each for each in post.decisions if each.seat in people]):
        seats = [each.seat for each in alike]
        pinged = seats if len(post.table.occupants) > 1 else []  # who plays alone has just pressed
        named = names.names_with_ping(post.table, post.game, words, pinged)
        if len(alike) == 1 and not post.answered:
            prompt = presenter.prompt(alike[0], post.view, named, words)
            asked.texts.extend([prompt.text, *_at_once(post, prompt.buttons, words)])
            asked.rows.extend(_own_buttons(post, alike[0], prompt.buttons))
        else:
            together = presenter.prompt_together(alike, post.view, named, words)
            asked.texts.append(together.text)
            asked.rows.append([open_panel(words, post.table.id, together.button)])
        asked.pings.extend(people[seat] for seat in pinged if seat in post.pings)
    if post.answered and asked.texts:
        asked.texts.extend(awaited.answered(words, post.waiting, names.names(post.table, post.game, words)))
    if asked.texts and not post.table.for_one:
        waits = awaited.lines(words, post.waiting, names.names(post.table, post.game, words))
        asked.texts.extend(each + EXPIRES for each in waits)  # until somebody has answered
    return asked


def _at_once(post: Post, buttons: Sequence[Button], words: Words) -> list[str]:
    """Say which buttons act without a review. Who plays alone can take anything back, and needs no warning."""
    labels = [words("post-at-once-label", label=each.label) for each in buttons if each.confirms and each.form is None]
    if post.table.for_one or not labels:
        return []
    return [words("post-at-once", labels=words.listed(labels), count=len(labels))]


def _own_buttons(post: Post, decision: Decision, buttons: Sequence[Button]) -> list[Sequence[PressButton]]:
    """Return the rows of buttons of one decision."""
    since = post.table.asked_since.get(decision.seat, post.table.seq)
    seat = controls.seat_index(post.game, decision.seat)
    made = [panels.public_button(seat, post.table, since, each) for each in buttons[:BUTTONS]]
    return in_rows(made)


def open_panel(words: Words, table_id: int, label: str | None = None) -> PressButton:
    """Return the button that opens, for each who presses it, the own panel."""
    return controls.button(words, Verb.TURN, table_id, label=label)


def tell(presenter: AnyPresenter, sight: Sight, words: Wording) -> list[str]:
    """Tell what is asked now, without pings, to somebody who is not asked."""
    named = names.names(sight.table, sight.game, words)
    return [_sentence(presenter, alike, sight.view, named, words) for alike in _by_kind(sight.decisions)]


def _sentence(presenter: AnyPresenter, alike: Sequence[Decision], view: Any, named: Names, words: Words) -> str:
    if len(alike) == 1:
        return presenter.prompt(alike[0], view, named, words).text
    return presenter.prompt_together(alike, view, named, words).text


def _by_kind(decisions: Sequence[Decision]) -> list[list[Decision]]:
    kinds: Mapping[str, list[Decision]] = defaultdict(list)
    for each in decisions:
        kinds[each.kind].append(each)
    return list(kinds.values())
