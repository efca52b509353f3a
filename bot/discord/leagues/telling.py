"""How leagues are told: their posts, the posts in the threads of their tables, how a season stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bot.discord.messages import controls, names, stamps
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.message import Message
from bot.discord.tables import clocks, options
from bot.hosting.leagues.league import (
    League,
    LeaguePost,
    LeaguePostKind,
    LeagueStatus,
    Member,
    NewPlace,
    Pairing,
    PairingStatus,
)
from bot.hosting.posting.post import LeagueThread
from bot.leagues.season import MOST
from bot.leagues.standing import Decided, Line
from bot.locale.words import Wording
from engine.contract import AnyGame
from render.contract import Picture

PEOPLE_LENGTH = 600
"""How long the list of people in an invitation gets: an invitation is changed in its place, so it is one message."""


def name_of(words: Wording, league: League) -> str:
    """Return what a league is called."""
    return _called_league(words, league.game, league.id)


def _called_league(words: Wording, game: str, number: int) -> str:
    return words("league-name", game=words(f"{game}-name"), number=number)


def called(words: Wording, member: Member) -> str:
    """Return what a member is called in a chat message."""
    return words("league-someone") if member.person_id is None else names.safe(member.name)


def plainly_called(words: Wording, member: Member) -> str:
    """Return what a member is called in pictures and their descriptions."""
    return words("league-someone") if member.person_id is None else names.plain(member.name)


# -- posts ----------------------------------------------------------------------------------------------------------


def compose(words: Wording, post: LeaguePost, game: AnyGame) -> Message:
    """Return a post for the channel of a league of `game`, without its picture."""
    league, name = post.league, name_of(words, post.league)
    match post.kind:
        case LeaguePostKind.JOIN:
            return invitation(words, league, game)
        case LeaguePostKind.ROUND:
            return Message("\n".join(_round(words, league, post.about)))
        case LeaguePostKind.SOON:
            return Message("\n".join(_soon(words, league, post.about)))
        case LeaguePostKind.DROP:
            return Message(words("league-drop", name=name, person=called(words, league.member(post.about))))
        case LeaguePostKind.TROUBLE:
            return Message(words("league-trouble", name=name, why=league.trouble or "other"))
        case LeaguePostKind.OVER:
            return Message("\n".join(_over(words, league)))
        case LeaguePostKind.PAUSE | LeaguePostKind.RESUME:
            return Message(words(f"league-{post.kind}", name=name))


def invitation(words: Wording, league: League, game: AnyGame) -> Message:
    """Return the invitation, with its one button as long as people can join."""
    shape = {"rounds": league.rounds, "size": league.size, "days": league.days}
    lines = [
        words("league-join-title", name=name_of(words, league), status=league.status.value),
        words("league-join-shape", **shape),
        *options.told(words, game, league.options),
        *([] if league.clock is None else [words("league-join-clock", clock=clocks.told(words, league.clock))]),
        words("league-join-points"),
        words("league-join-leaving"),
        _people(words, [called(words, each) for each in league.playing]),
    ]
    joining = league.status is LeagueStatus.JOINING
    button = controls.button(words, Verb.LEAGUE_JOIN, path=str(league.id))
    return Message("\n".join(lines), ([button],) if joining else ())


def _people(words: Wording, people: Sequence[str]) -> str:
    """Tell who is in it, as many by name as there is room for."""
    if not people:
        return words("league-join-nobody")
    shown, length = 0, 0
    while shown < len(people) and length + len(people[shown]) + 2 <= PEOPLE_LENGTH:
        length += len(people[shown]) + 2
        shown += 1
    left = len(people) - shown
    told = words("league-join-more", people=", ".join(people[:shown]), count=left) if left else words.listed([*people])
    return words("league-join-people", count=len(people), most=MOST, people=told)


def _round(words: Wording, league: League, round_: int) -> Iterator[str]:
    ends = "?" if league.round_ends_at is None else stamps.full(league.round_ends_at)
    about = {"round": round_, "rounds": league.rounds, "ends": ends}
    yield words("league-round-title", name=name_of(words, league), **about)
    yield from (_table(words, league, each) for each in league.of_round(round_))
    if round_ == league.round and (out := league.sits_out(round_)):
        yield words("league-round-out", people=words.listed([called(words, each) for each in out]))


def _soon(words: Wording, league: League, round_: int) -> Iterator[str]:
    ends = "?" if league.round_ends_at is None else stamps.ago(league.round_ends_at)
    yield words("league-soon-title", name=name_of(words, league), round=round_, ends=ends)
    for each in league.of_round(round_):
        if each.status is not PairingStatus.OVER:
            yield _table(words, league, each)
    yield words("league-soon-late")


def _table(words: Wording, league: League, pairing: Pairing) -> str:
    place = "none" if pairing.channel_id is None else f"<#{pairing.channel_id}>"
    people = words.listed([called(words, league.member(each)) for each in pairing.seats])
    return words("league-round-table", number=pairing.number, place=place, people=people)


def _over(words: Wording, league: League) -> Iterator[str]:
    played = any(line.tables for line in league.lines)
    first = [line for line in league.lines if line.rank == 1 and not line.dropped and played]
    winners = words.listed([called(words, league.member(line.person)) for line in first])
    yield words("league-over-title", name=name_of(words, league), count=len(first), winners=winners)
    yield from lines(words, league, called)


def in_thread(words: Wording, wanted: NewPlace, game: AnyGame) -> Message:
    """Return the first post in the thread of a table, which pings its people, with the switches of its `game`."""
    league, pairing = wanted.league, wanted.pairing
    members = [league.member(each) for each in pairing.seats]
    people = [_mentioned(words, each) for each in members if each.plays]
    late = pairing.round < league.round or league.round_ends_at is None
    ends = "" if league.round_ends_at is None else stamps.full(league.round_ends_at)
    about = {"name": name_of(words, league), "round": pairing.round, "table": pairing.number}
    key = "league-thread-late" if late else "league-thread-post"
    told = words(key, **about, people=words.listed(people), ends=ends)
    return Message("\n".join([told, *options.told(words, game, league.options)]), pings=tuple(wanted.pings))


def thread_name(words: Wording, thread: LeagueThread) -> str:
    """Return what the thread of a table is called: as that of no other table."""
    name = _called_league(words, thread.game, thread.league)
    return words("league-thread", name=name, round=thread.round, table=thread.table)


def _mentioned(words: Wording, member: Member) -> str:
    return called(words, member) if member.person_id is None else names.mention(member.person_id)


# -- the standing ---------------------------------------------------------------------------------------------------


def standing(words: Wording, league: League) -> str:
    """Tell how a season stands, everybody in a line."""
    shown = {"status": league.status.value, "round": league.round, "rounds": league.rounds}
    told = [words("league-standing-title", name=name_of(words, league), **shown)]
    if league.status is LeagueStatus.RUNNING and league.round_ends_at is not None:
        told.append(words("league-standing-ends", ends=stamps.full(league.round_ends_at)))
    if league.trouble is not None:
        told.append(words("league-trouble", name=name_of(words, league), why=league.trouble))
    everybody = list(lines(words, league, called))
    return "\n".join([*told, *(everybody or [words("league-standing-nobody")])])


def lines(words: Wording, league: League, name: Callable[[Wording, Member], str]) -> Iterator[str]:
    """Tell the lines of a standing."""
    for line in league.lines:
        by = by_what(words, line)
        figures = {"points": figure(line.points), "wins": figure(line.wins), "tables": line.tables}
        who = name(words, league.member(line.person))
        yield words("league-line", rank=line.rank, name=who, **figures, by=by or "none")


def by_what(words: Wording, line: Line) -> str:
    """Tell what puts somebody behind the one above; "" where that is the points."""
    if line.decided in (None, Decided.POINTS):
        return words("league-by", by=Decided.DROPPED.value) if line.dropped else ""
    return words("league-by", by=str(line.decided), share=round(100 * line.share))


def figure(value: object) -> float | int:
    """Return a number with at most two digits behind the point."""
    number = round(float(value), 2)  # type: ignore[arg-type]
    return int(number) if number == int(number) else number


def picture(words: Wording, league: League) -> Callable[[], Picture]:
    """Return what draws how a season stands."""
    from render.charts.standing import Row, Standing, draw_standing  # noqa: PLC0415  (drawing takes long to load)

    rows = [
        Row(
            str(line.rank),
            plainly_called(words, league.member(line.person)),
            words.decimal(figure(line.points), "0.##"),
            words.decimal(figure(line.wins), "0.##"),
            str(line.tables),
            by_what(words, line),
            line.dropped,
        )
        for line in league.lines
    ]
    shown = {"status": league.status.value, "round": league.round, "rounds": league.rounds}
    title = words("league-standing-title", name=name_of(words, league), **shown).replace("**", "")
    described = "\n".join([title, *lines(words, league, plainly_called)])
    return partial(draw_standing, Standing(title, rows, described), words)
