"""What a post tells of a proposal, made when it is sent: the votes that there are by then."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements.ending import Ended, loads
from bot.hosting.agreements.kind import asked
from bot.hosting.posting.post import Post, ProposalNews
from bot.hosting.table import Table
from bot.store import people, proposals
from bot.store.outbox import QueuedPost
from bot.store.proposals import Proposal
from bot.store.tables import TableRow

if TYPE_CHECKING:
    from bot.hosting.context import HostContext


async def with_proposal(
    context: HostContext, connection: AsyncConnection, row: TableRow, post: Post, queued: QueuedPost
) -> Post | None:
    """Return the post with its proposal; None where that has ended meanwhile, which a later row tells."""
    if queued.ended is not None:
        ended = loads(queued.ended)
        return replace(post, proposal=await _news(context, connection, post.table, ended.proposal, ended))
    proposal = await proposals.find(connection, queued.about or 0)
    if proposal is None:
        return None
    told = replace(post, proposal=await _news(context, connection, post.table, proposal))
    kind = context.agreements.get(proposal.kind)
    if kind is None or not row.seq:
        return told
    return await kind.illustrate(await context.game_of(connection, row), proposal, told)


async def _news(
    context: HostContext, connection: AsyncConnection, table: Table, proposal: Proposal, ended: Ended | None = None
) -> ProposalNews:
    kind = context.agreements.get(proposal.kind)
    wanted = asked(kind, table, proposal) if kind else ()
    return ProposalNews(
        id=proposal.proposal_id,
        kind=proposal.kind,
        proposer=await people.name(connection, proposal.person_id),
        facts=proposal.facts,
        agreed=tuple(seat for seat, yes in proposal.votes.items() if yes),
        refused=tuple(seat for seat, yes in proposal.votes.items() if not yes),
        waiting=tuple(seat for seat in wanted if seat not in proposal.votes),
        closes_at=proposal.closes_at,
        may_withdraw=kind is None or not kind.asked_by_host,
        silence=kind.silence.value if kind else None,
        outcome=ended.outcome.value if ended else None,
        reason=ended.reason if ended else None,
        at_once=ended.at_once if ended else False,
    )
