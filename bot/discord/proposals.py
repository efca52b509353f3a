"""The post of a proposal: who proposes what, who has agreed, the buttons; at its end, what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from discord.utils import format_dt

from bot.discord import controls, names
from bot.discord.custom_id import Verb
from bot.discord.items import Row
from bot.discord.message import Message
from bot.discord.request import Services
from bot.hosting.post import Post, ProposalNews
from bot.locale.words import Wording
from engine.contract import Seat

SEATS = ("seat", "seats", "to")
"""Facts of proposals that name seats; in messages they are names of people."""


async def compose(services: Services, post: Post, words: Wording) -> Message:
    """Make the message of a proposal."""
    news = post.proposal
    if news is None:
        raise ValueError("a post of this kind has its proposal")
    named = names.names(post.table, post.game, words)
    title = words(f"proposal-{news.kind}", **_facts(news, named))
    if news.outcome is not None:
        reason = words(f"refused-{news.reason}") if news.reason else ""
        ended = words("proposal-ended", outcome=news.outcome, names=_listed(words, named, news.refused), reason=reason)
        return Message(f"{title}\n{ended}")
    people = {each.seat: each.person_id for each in post.table.occupants if each.person_id is not None}
    pings = [people[seat] for seat in news.waiting if seat in people]
    waiting = names.names_with_ping(post.table, post.game, words, news.waiting)
    lines = [title, *_votes(words, news, named, waiting)]
    if news.closes_at is not None:
        lines.append(words("proposal-closes", when=format_dt(news.closes_at, "R")))
    return Message("\n".join(lines), (_buttons(words, post.table.id, news),), pings=pings)


def _facts(news: ProposalNews, named: Mapping[Seat, str]) -> dict[str, Any]:
    """Return what a proposal's sentence is given: its proposer, and its facts with the names of people."""
    facts = {key: named.get(value, value) if key in SEATS else value for key, value in news.facts.items()}
    plain = {key: value for key, value in facts.items() if isinstance(value, str | int)}
    return {**plain, "name": names.safe(news.proposer)}


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
    path = str(news.id)
    return [controls.button(words, verb, table_id, path=path) for verb in (Verb.AGREE, Verb.REFUSE, Verb.WITHDRAW)]
