"""The post of a proposal: who proposes what, who has agreed, the buttons; at its end, what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from bot.discord.answering.request import Services
from bot.discord.messages import controls, names
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.items import Row, clip
from bot.discord.messages.message import TEXT_LENGTH, Attachment, Message
from bot.discord.messages.stamps import ago
from bot.discord.playing import taking_back
from bot.discord.tables import clocks
from bot.games import happenings
from bot.hosting.agreements.kind import Outcome
from bot.hosting.clocks.typed import read_clock_text, typed
from bot.hosting.playing.turn import Sight
from bot.hosting.posting.post import Post, ProposalNews
from bot.locale.words import Wording
from engine.contract import Seat

SEATS = ("seat", "seats", "to")
"""Facts of proposals that name seats; in messages they are names of people."""


async def compose(services: Services, post: Post, words: Wording) -> Message:
    """Make the message of a proposal, with what it shows of the game, in words and as a picture."""
    news = post.proposal
    if news is None:
        raise ValueError("a post of this kind has its proposal")
    named = names.names(post.table, post.game, words)
    facts, alone = _facts(words, news, named), f"proposal-{news.kind}.alone"
    if news.at_once and news.outcome == Outcome.AGREED and words.has(alone):
        return Message(words(alone, **facts))
    title = words(f"proposal-{news.kind}", **facts)
    if news.outcome is not None:
        reason = words(f"refused-{news.reason}") if news.reason else ""
        ended = words("proposal-ended", outcome=news.outcome, names=_listed(words, named, news.refused), reason=reason)
        known = [words("undo-known")] if news.outcome == Outcome.AGREED and news.facts.get("known") else []
        key = f"proposal-{news.kind}.done"
        done = [words(key)] if news.outcome == Outcome.AGREED and words.has(key) else []
        return Message("\n".join([title, ended, *known, *done]))
    people = {each.seat: each.person_id for each in post.table.occupants if each.person_id is not None}
    pings = [people[seat] for seat in news.waiting if seat in people]
    waiting = names.names_with_ping(post.table, post.game, words, news.waiting)
    lines = [*_votes(words, news, named, waiting)]
    if news.closes_at is not None:
        lines.append(words("proposal-closes", when=ago(news.closes_at), silence=news.silence or ""))
    if shown := "\n".join(_shown(services, post, words)):
        room = TEXT_LENGTH - len("\n".join([title, "", "", *lines]))
        lines = [clip(shown, room), "", *lines]  # votes change the message in its place, so it is one
    text = "\n".join([title, *lines])
    return Message(text, (_buttons(words, post.table.id, news),), await _picture(services, post, words), pings)


def _shown(services: Services, post: Post, words: Wording) -> list[str]:
    """Tell what a proposal takes back, and what is asked then; nothing where it is about something else."""
    if post.view is None:
        return []
    presenter = services.presenters[post.game.name]
    parts = happenings.parts(post.table, post.happened)
    told = taking_back.lines_of(presenter, post.game, parts, post.before, words)
    known = [words("undo-known")] if any(each.revealed for each in post.happened) else []
    sight = Sight(post.table, post.game, None, post.view, post.decisions)
    return [*told, *known, *taking_back.asked_then(presenter, sight, words)]


async def _picture(services: Services, post: Post, words: Wording) -> tuple[Attachment, ...]:
    """Draw the board as it would be; nothing where that fails, or nothing of it changes."""
    if post.view is None:
        return ()
    painter, named = services.painter(post.game.name), names.plain_names(post.table, post.game, words)
    job = partial(painter.board, post.view, words, before=None, caption="", names=named)
    name = f"back-{post.table.id}-{post.table.seq}"
    drawn = await services.render_pool.draw(("post", post.id, name), name, job, public=True)
    return () if drawn is None else (drawn,)


def _facts(words: Wording, news: ProposalNews, named: Mapping[Seat, str]) -> dict[str, Any]:
    """Return what a proposal's sentence is given: its proposer, its facts with names of people, a clock in words."""
    facts = {key: named.get(value, value) if key in SEATS else value for key, value in news.facts.items()}
    plain = {key: value for key, value in facts.items() if isinstance(value, str | int)}
    if news.kind == clocks.KIND:
        clock = read_clock_text(str(facts["clock"]))
        plain |= {"clock": clocks.told(words, clock), "typed": typed(clock, words.language)}
    over = "no" if news.outcome is None else "yes"
    return {**plain, "name": names.safe(news.proposer), "over": over}


def _votes(words: Wording, news: ProposalNews, named: Mapping[Seat, str], waiting: Mapping[Seat, str]) -> Iterable[str]:
    if news.agreed:
        yield words("proposal-agreed", names=_listed(words, named, news.agreed), count=len(news.agreed))
    if news.refused:
        yield words("proposal-refused", names=_listed(words, named, news.refused), count=len(news.refused))
    if news.waiting:
        yield words("proposal-waiting", names=_listed(words, waiting, news.waiting), count=len(news.waiting))


def _listed(words: Wording, named: Mapping[Seat, str], seats: Iterable[Seat]) -> str:
    return words.listed([named.get(seat, seat) for seat in seats])


def _buttons(words: Wording, table_id: int, news: ProposalNews) -> Row:
    verbs = [Verb.AGREE, Verb.REFUSE, *([Verb.WITHDRAW] if news.may_withdraw else [])]
    return [controls.button(words, verb, table_id, path=str(news.id)) for verb in verbs]
