"""The use cases of hosting, free of Discord. Each is one transaction: log, interaction, snapshot and outbox together.

Every method takes the Press it answers. The same press twice acts once and gets the same answer. Refusals are raised:
`Refused` (hosting's own reasons) and `engine.contract.Illegal` (the rules').
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from bot.hosting import servers
from bot.hosting.agreements import deciding, taking_back
from bot.hosting.agreements.deciding import Decided
from bot.hosting.agreements.kind import Kinds
from bot.hosting.agreements.kinds import KINDS
from bot.hosting.agreements.taking_back import WayBack
from bot.hosting.analysing import asking as looking_back
from bot.hosting.analysing.lookback import Lookback, Progress
from bot.hosting.choice import Choice
from bot.hosting.clock import Clock, SystemClock
from bot.hosting.clocks.banks import Bank, banks
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.context import HostContext, Listing, Pace
from bot.hosting.filming import asking as filming
from bot.hosting.jobs.beginning import RunningJobs, begin_jobs
from bot.hosting.jobs.works import Works
from bot.hosting.leagues import pressing as leagues
from bot.hosting.leagues.league import League
from bot.hosting.lessons import taking as lesson_taking
from bot.hosting.lessons.course import Course
from bot.hosting.lessons.taking import Stand
from bot.hosting.live_game import Cache, LoadedTable, WhichTable
from bot.hosting.lobbies import inviting, lobby, rematch, thread
from bot.hosting.lobbies.rematch import Seating
from bot.hosting.looking import awaited, history, looking, my_tables, notes, pages, since
from bot.hosting.looking.looking import LogEntry
from bot.hosting.looking.since import Since
from bot.hosting.looking.waiting import MyTable, Waiting
from bot.hosting.notices import again
from bot.hosting.orders import preparing
from bot.hosting.orders.standing_orders import StandingOrder
from bot.hosting.people import choosing, forgetting
from bot.hosting.people.preferences import Preferences
from bot.hosting.playing import play, undo
from bot.hosting.playing.levels import USUAL
from bot.hosting.playing.play import Acted
from bot.hosting.playing.turn import Sight, Turn
from bot.hosting.posting.post import Announcer
from bot.hosting.replaying import reading as replaying
from bot.hosting.replaying.replay import Replay
from bot.hosting.seating import calling, holding, kicking, leaving, offering, returning
from bot.hosting.seating.leaving import Fate
from bot.hosting.servers import Usual
from bot.hosting.statistics import asking as statistics
from bot.hosting.statistics import counting
from bot.hosting.statistics.asking import Ladder, OwnStatistics, PairStatistics, Scope, ServerStatistics
from bot.hosting.statistics.counting import Recounted
from bot.hosting.suggesting import agreeing as suggesting
from bot.hosting.suggesting import asking
from bot.hosting.suggesting.asking import Suggested
from bot.hosting.table import PastGame, Place, Press, Table
from bot.hosting.thinking.contract import Thinking
from bot.hosting.thinking.threads import InThreads
from bot.hosting.tips import giving
from bot.hosting.tips.tip import Tip
from bot.hosting.upkeep import importing
from bot.store.database import Database
from bot.store.jobs import JobKind
from bot.store.servers import ServerCounts, ServerRow
from bot.store.visits import Visit
from engine.automa import PLAYERS
from engine.contract import Action, AnyGame, Seat
from engine.games import GAMES

__all__ = ["Acted", "Host", "LogEntry", "Pace"]


class Host:
    """Hosts tables of every game in the list of games.

    `begin` starts what goes on in the background (posts, timers, automa), `close` ends it and closes the database.
    """

    def __init__(
        self,
        database: Database,
        *,
        games: Mapping[str, AnyGame] = GAMES,
        thinking: Thinking | None = None,
        components: Mapping[str, Mapping[str, Any]] | None = None,
        agreements: Kinds = KINDS,
        clock: Clock | None = None,
        rng: random.Random | None = None,
        pace: Pace | None = None,
        cached_games: int = 200,
        lookback_seconds: float = 90.0,
        on_close: Callable[[], None] = lambda: None,
    ) -> None:
        self._context = HostContext(
            database=database,
            games=games,
            thinking=thinking or InThreads(PLAYERS),
            clock=clock or SystemClock(),
            rng=rng or random.SystemRandom(),
            pace=pace or Pace(),
            components=components or {},
            cache=Cache(cached_games),
            agreements=agreements,
            lookback_seconds=lookback_seconds,
        )
        self._on_close = on_close
        self._jobs: RunningJobs | None = None

    async def begin(
        self,
        announcer: Announcer,
        kinds: Collection[JobKind] = tuple(JobKind),
        *,
        listing: Listing | None = None,
    ) -> None:
        """Deliver posts through `announcer`, serve timers and let automa play, from where the bot stopped.

        Over a database that several processes share, `kinds` is the work that this one does; alone it does all.
        `listing` tells once a day in which servers the bot is: what is stored of others goes in time.
        """
        self._context.listing = listing
        self._jobs = await begin_jobs(Works(self._context, announcer), kinds)

    async def close(self) -> None:
        """Finish what is under way, begin nothing more, and close the database."""
        stopped = asyncio.create_task(self._context.thinking.stop())  # first: nobody waits for what is being thought
        await self._context.advice.stop()
        await self._context.lookbacks.stop()
        await stopped
        if self._jobs is not None:
            await self._jobs.stop()
        await self._context.database.close()
        self._on_close()

    @property
    def database(self) -> Database:
        """Return the database under it."""
        return self._context.database

    @property
    def games_in_memory(self) -> int:
        """Return how many running games are kept in memory."""
        return len(self._context.cache)

    @property
    def shared(self) -> bool:
        """Return whether other processes may work over the same database, and send and change posts as well."""
        return self._context.database.shared

    def now(self) -> datetime:
        """Return the moment by the host's clock, in UTC."""
        return self._context.clock.now()

    # -- a table's life -------------------------------------------------------------------------------------------

    async def open_table(
        self,
        press: Press,
        game: str,
        options: Mapping[str, str | bool],
        language: str,
        *,
        clock: ClockSettings | Usual | None = Usual.CLOCK,
        friendly: bool = False,
    ) -> Table:
        """Open a lobby at the press's place; the opener takes the first seat. It has the `clock`, else the server's.

        `friendly`: its result is left out of the rating.

        `language` is what the table speaks where the server's managers have not chosen one; unless the server says of
        itself what it speaks, it becomes what most people at the table use, as long as it is a lobby.
        Refused: place-taken, may-not-open, channel-not-allowed, unknown-game, unknown-option, wrong-option,
        clock-alone.
        """
        return await lobby.open_table(self._context, press, game, options, language, clock=clock, friendly=friendly)

    async def may_make_thread(self, press: Press) -> bool:
        """Return whether a thread is to be made for a press, once; False: another process was given the press, too."""
        return await thread.may_make_thread(self._context, press)

    async def begin_with_automas(self, press: Press, game: str, language: str) -> Table:
        """Open a table at the press's place and begin at once, with automas on as many other seats as in its lesson.

        Refused: as `open_table`.
        """
        return await lobby.begin_with_automas(self._context, press, game, language)

    async def join(self, press: Press, table_id: int, colour: Seat | None = None) -> Table:
        """Take a seat; in a running game one that nobody has: of an imported record, or given up.

        Refused: table-gone, table-full, already-seated, colour-taken, already-running (no seat is vacant); and for who
        has had a seat of that game: seat-seen (another one), seat-kicked; seat-record for who has read its record.
        """
        return await lobby.join(self._context, press, table_id, colour)

    async def leave(self, press: Press, table_id: int) -> Table:
        """Leave the lobby. The last person leaving closes it, but an opener may leave it to automa and watch.

        Refused: not-seated, already-running.
        """
        return await lobby.leave(self._context, press, table_id)

    async def add_automa(self, press: Press, table_id: int, level: str = USUAL) -> Table:
        """Fill a seat with an automa (any seated person or the opener).

        Refused: not-seated, table-full, unknown-automa, already-running.
        """
        return await lobby.add_automa(self._context, press, table_id, level)

    async def set_level(self, press: Press, table_id: int, seat: Seat, level: str) -> Table:
        """Give an automa of the lobby another level (any seated person or the opener).

        Refused: not-seated, no-automa (the seat is none's), unknown-automa, already-running.
        """
        return await lobby.set_level(self._context, press, table_id, seat, level)

    async def remove_automa(self, press: Press, table_id: int) -> Table:
        """Take the last automa away from the lobby. Refused: not-seated, no-automa, already-running."""
        return await lobby.remove_automa(self._context, press, table_id)

    async def start(self, press: Press, table_id: int) -> Table:
        """Start the game (any seated person or the opener). Refused: too-few-seats, not-seated, already-running."""
        return await lobby.start(self._context, press, table_id)

    async def set_clock(self, press: Press, table_id: int, clock: ClockSettings | None) -> Table:
        """Choose the clock of a table in its lobby; None: none.

        Refused: not-seated, already-running; clock-alone, in a game for one.
        """
        return await lobby.set_clock(self._context, press, table_id, clock)

    async def set_suggestions(self, press: Press, table_id: int, *, wanted: bool) -> Table:
        """Choose in the lobby whether people may ask for suggestions. Refused: not-seated, already-running."""
        return await suggesting.choose(self._context, press, table_id, wanted=wanted)

    async def set_friendly(self, press: Press, table_id: int, *, friendly: bool, suggestions: bool) -> Table:
        """Choose in the lobby whether the result is left out of the rating, and whether people may ask for suggestions.

        At a table of several people that is for the rating there are none. Refused: not-seated, already-running.
        """
        return await suggesting.choose(self._context, press, table_id, wanted=suggestions, friendly=friendly)

    async def wait_longer(self, press: Press, table_id: int) -> Table:
        """Keep a lobby open that was asked about (any seated person or the opener). Refused: not-seated."""
        return await lobby.wait_longer(self._context, press, table_id)

    async def invite(self, press: Press, table_id: int, person_id: int) -> Table:
        """Keep a seat for a person, of a lobby or a vacant one of a running game; a post tells that person.

        Refused: not-seated, invite-seated, invite-again, table-full, no-free-seat, table-finished, table-cancelled.
        """
        return await inviting.invite(self._context, press, table_id, person_id)

    async def decline(self, press: Press, table_id: int) -> Table:
        """Decline the presser's invitation. Refused: not-invited, table-finished, table-cancelled."""
        return await inviting.decline(self._context, press, table_id)

    async def keep_no_more(self, press: Press, table_id: int) -> Table:
        """Wait for nobody who was invited any more. Refused: not-seated, nobody-invited."""
        return await inviting.keep_no_more(self._context, press, table_id)

    async def rematch(self, press: Press, table_id: int, seating: Seating) -> Table:
        """Open a lobby for the people of a finished game; where it is open, take the seat kept there.

        Refused: rematch-open and rematch-running (with the `table` that stands there, and its newest `post`),
        rematch-not-played, already-seated, still-lobby, table-running, table-cancelled, table-gone.
        """
        return await rematch.rematch(self._context, press, table_id, seating)

    async def cancel(self, press: Press, table_id: int) -> Table:
        """Close a table (the client has asked twice): who manages the server, and who plays alone, at any time.

        The opener closes a lobby and a game in its first round. Refused: end-together (the others are to agree),
        not-yours, table-finished, table-cancelled.
        """
        return await lobby.cancel(self._context, press, table_id)

    async def check_may_cancel(self, press: Press, table_id: int) -> bool:
        """Refuse what `cancel` refuses, and do nothing.

        Return whether the presser has a seat and others play: then only who manages the server need not ask them.
        """
        return await lobby.overrides(self._context, press, table_id)

    # -- first lessons --------------------------------------------------------------------------------------------

    def lessons(self) -> Mapping[str, Course]:
        """Return the lessons that there are, by the names of their games."""
        return lesson_taking.offered(self._context)

    async def lessons_begun(self, person_id: int) -> Mapping[str, Stand]:
        """Return where a person stands in each lesson that is begun and not ended, by its game."""
        return await lesson_taking.begun(self._context, person_id)

    async def take_lesson(self, person_id: int, game: str, *, anew: bool = False) -> Stand:
        """Begin a lesson, or go on with it; `anew`: from its beginning in any case. Refused: no-lesson."""
        return await lesson_taking.take(self._context, person_id, game, anew=anew)

    async def lesson_step_done(self, person_id: int, stand: Stand) -> Stand | None:
        """Note that a step was done, and return the next one; None: the lesson has ended."""
        return await lesson_taking.done(self._context, person_id, stand)

    # -- leagues --------------------------------------------------------------------------------------------------

    async def open_league(
        self,
        press: Press,
        game: str,
        *,
        size: int,
        rounds: int,
        days: int,
        language: str,
        clock: ClockSettings | Usual | None = Usual.CLOCK,
        options: Mapping[str, str | bool] | None = None,
    ) -> League:
        """Open a league at the press's place, which whoever wants joins. `size`: how many are to sit at a table.

        Its tables have the `clock`, else the server's, and the `options`, else the switches at their default. Refused:
        unknown-game, league-no-server, league-size, league-rounds, league-days, league-open (there is one),
        may-not-open, channel-not-allowed, unknown-option, wrong-option.
        """
        shape = {"size": size, "rounds": rounds, "days": days}
        return await leagues.open_league(
            self._context, press, game, **shape, language=language, clock=clock, options=options
        )

    async def league_at(self, press: Press) -> League | None:
        """Return the league of the press's channel, or of its thread's: the one in season, else the newest."""
        return await leagues.league_at(self._context, press)

    async def league(self, league_id: int) -> League:
        """Return a league. Refused: league-gone."""
        return await leagues.league(self._context, league_id)

    async def join_league(self, press: Press, league_id: int) -> League:
        """Put the presser into a league. Refused: league-gone, league-begun, league-over, league-full."""
        return await leagues.join(self._context, press, league_id)

    async def leave_league(self, press: Press, league_id: int, person_id: int | None = None) -> League:
        """Take the presser, or another person, out of a league, before its season or in it.

        Refused: league-gone, league-over, league-not-in, league-not-yours.
        """
        return await leagues.leave(self._context, press, league_id, person_id)

    async def start_league(self, press: Press, league_id: int) -> League:
        """Begin the season. Refused: league-gone, league-begun, league-over, league-not-yours, league-too-few."""
        return await leagues.start(self._context, press, league_id)

    async def pause_league(self, press: Press, league_id: int) -> League:
        """Pause a season. Refused: league-gone, league-over, league-not-begun, league-not-yours, league-paused."""
        return await leagues.pause(self._context, press, league_id)

    async def resume_league(self, press: Press, league_id: int) -> League:
        """Let a season go on.

        Refused: league-gone, league-over, league-not-begun, league-not-yours, league-not-paused.
        """
        return await leagues.resume(self._context, press, league_id)

    async def end_league(self, press: Press, league_id: int) -> League:
        """End a season now, or close a league. Refused: league-gone, league-over, league-not-yours."""
        return await leagues.end(self._context, press, league_id)

    # -- tips -----------------------------------------------------------------------------------------------------

    async def tip(self, turn: Turn, person_id: int) -> Tip | None:
        """Return a tip that is of use to a person at a turn, once each, if the person wants any."""
        return await giving.tip_for(self._context, turn, person_id)

    # -- a server -------------------------------------------------------------------------------------------------

    async def server(self, place: Place) -> ServerRow:
        """Return what was chosen for the server of a place."""
        return await servers.server(self._context, place)

    async def choose_for_server(self, press: Press, *choices: Choice) -> ServerRow:
        """Set what was chosen for the presser's server, and return all that holds now.

        Refused: not-manager, and as the choices say.
        """
        return await servers.choose(self._context, press, *choices)

    async def server_counts(self, press: Press) -> ServerCounts:
        """Return how much is stored of the presser's server. Refused: not-manager."""
        return await servers.counts(self._context, press)

    async def server_tables(self, press: Press) -> Sequence[MyTable]:
        """Return the live tables of the presser's server, those that wait longest first. Refused: not-manager."""
        return await my_tables.server_tables(self._context, servers.managed(press))

    # -- seats of a running game ----------------------------------------------------------------------------------

    async def leave_game(self, press: Press, table_id: int, fate: Fate) -> Table:
        """Leave a running game; `fate` is what becomes of the seat.

        Refused: not-seated, wrong-fate, still-lobby, table-finished, table-cancelled.
        """
        return await leaving.leave_game(self._context, press, table_id, fate)

    async def offer_seat(self, press: Press, table_id: int, to: int) -> Table:
        """Offer the person's own seat to another person, or to ANYBODY; until then its person plays on.

        Refused: not-seated, offer-seated, still-lobby, table-finished, table-cancelled.
        """
        return await offering.offer(self._context, press, table_id, to)

    async def withdraw_offer(self, press: Press, table_id: int) -> Table:
        """Offer the person's own seat no more. Refused: as `offer_seat`, but for offer-seated."""
        return await offering.withdraw(self._context, press, table_id)

    async def call_substitute(self, press: Press, table_id: int) -> Table:
        """Call in the channel for somebody who takes a free seat, at most once a day.

        Refused: not-seated, no-free-seat, called-lately, still-lobby, table-finished, table-cancelled.
        """
        return await calling.call(self._context, press, table_id)

    async def kick_at_once(self, press: Press, table_id: int, seat: Seat) -> Table:
        """Take a seat away from its person, for who manages the server. Others propose it (kind "kick").

        Refused: kick-not-manager, kick-nobody, kick-oneself, still-lobby, table-finished, table-cancelled.
        """
        return await kicking.kick_at_once(self._context, press, table_id, seat)

    async def check_kick_at_once(self, press: Press, table_id: int, seat: Seat) -> None:
        """Refuse what `kick_at_once` refuses, and do nothing."""
        await kicking.check_kick_at_once(self._context, press, table_id, seat)

    async def given_up(self, person_id: int, table_id: int) -> Sequence[Seat]:
        """Return the seats of a game that a person has had and has no more."""
        return await looking.given_up(self._context, person_id, table_id)

    async def takeable(self, person_id: int, table_id: int) -> Sequence[Seat]:
        """Return the seats of a running game that a person, who has none there, can take over.

        Refused: already-running (no seat is free), seat-kicked, seat-removed, seat-record, seat-seen.
        """
        return await looking.takeable(self._context, person_id, table_id)

    async def hold_own(self, press: Press, table_id: int, *, held: bool, level: str | None = None) -> Table:
        """Let an automa play for the person's own seat for now, or take the seat back, which ends an absence, too.

        `level`: of the automa; None: as the table has it. Refused: unknown-automa, hold-alone (who plays alone),
        not-seated, still-lobby, table-finished, table-cancelled.
        """
        return await holding.hold_own(self._context, press, table_id, held=held, level=level)

    async def come_back(self, press: Press) -> int:
        """End the presser's absence, take back the seats that an automa holds since they timed out; return how many.

        An automa that the presser has asked for plays on.
        """
        return await returning.come_back(self._context, press)

    async def hold_vacant(self, press: Press, table_id: int) -> Table:
        """Let automas play for the vacant seats until somebody takes them. For whoever has a seat.

        Refused: not-seated, no-vacant-seat, still-lobby, table-finished, table-cancelled.
        """
        return await holding.hold_vacant(self._context, press, table_id)

    async def set_stand_in(self, press: Press, table_id: int, seat: Seat, level: str) -> Table:
        """Give another level to the automa that plays for a vacant seat, or for the presser's own.

        Refused: unknown-automa, not-seated, no-vacant-seat (no automa plays there, or for somebody else), still-lobby,
        table-finished, table-cancelled.
        """
        return await holding.set_stand_in(self._context, press, table_id, seat, level)

    # -- playing --------------------------------------------------------------------------------------------------

    async def turn(self, press: Press, table: WhichTable) -> Turn:
        """Return what the person's seat is asked now, or has answered and may answer anew.

        Refused: not-seated, not-asked and answered (with who is asked), stale (the press's `since` is not that of the
        present decision; facts tell what is asked now), still-lobby, table-finished, table-cancelled.
        """
        return await play.turn(self._context, press, table)

    async def act(self, press: Press, table: WhichTable, action: Action, ahead: Action | None = None) -> Acted:
        """Take an action for the person's own seat. Refused as `turn`; Illegal from the rules.

        `ahead` is what the seat answers to the question still to come (`Game.ahead`); its next action, whoever gives
        it, replaces it.
        """
        return await play.act(self._context, press, table, action, ahead)

    async def suggest(self, press: Press, table: WhichTable, on_thinking: Callable[[], Awaitable[None]]) -> Suggested:
        """Suggest moves for what the person's seat is asked; nobody else can notice that.

        `on_thinking` is awaited where they have to be thought about first. Refused as `turn`; suggestions-off (at that
        table), suggest-nothing (not for this, or not in this game), suggest-busy (another question of that person is
        thought about), suggest-stale (something else is asked by now), suggest-crowded (too
        much waits to be thought about).
        """
        return await asking.suggest(self._context, press, table, on_thinking)

    async def next_turn(self, press: Press, table: WhichTable) -> Turn:
        """Return the next turn of the person's seat as it would be if it came now, to prepare an action for it.

        Refused: turn-has-come (the seat is asked), nothing-to-prepare (nobody can tell what it will be asked),
        automa-plays (for the person just now), not-seated, still-lobby, table-finished, table-cancelled.
        """
        return await preparing.next_turn(self._context, press, table)

    async def prepare(self, press: Press, table: WhichTable, action: Action, *, anyway: bool = False) -> None:
        """Prepare an action for that turn: it is entered when the turn comes, if nothing has changed where it acts.

        `anyway`: also where something has, as long as it is legal. Refused as `next_turn`, and prepared-stale
        (something has happened since the press's `since`); Illegal from the rules.
        """
        await preparing.prepare(self._context, press, table, action, anyway=anyway)

    async def give_order(self, press: Press, table_id: int, order: StandingOrder) -> None:
        """Let the host answer for the person's seat, from its next question on, in place of an order of that kind.

        Refused: not-seated, still-lobby, table-finished, table-cancelled.
        """
        await play.change_order(self._context, press, table_id, order, given=True)

    async def take_back_order(self, press: Press, table_id: int, order: StandingOrder) -> None:
        """Take back the order for that kind of decision. Refused as `give_order`."""
        await play.change_order(self._context, press, table_id, order, given=False)

    async def standing_orders(self, person_id: int, table_id: int) -> Sequence[StandingOrder]:
        """Return what a person has told the host to answer; nobody else is told."""
        return await play.orders_of(self._context, person_id, table_id)

    async def reached_directly(self, person_id: int) -> None:
        """Note that a person reads direct messages: they are tried again at once, where they had been refused."""
        await again.reached_directly(self._context, person_id)

    async def remind_again(self, press: Press, letter: str, wait: timedelta) -> datetime:
        """Have the presser told again what a letter (its nonce) has told, so much later; return when.

        Refused: nothing-to-remind.
        """
        return await again.remind_again(self._context, press, letter, wait)

    async def undo(self, press: Press, table: WhichTable) -> Acted:
        """Take back the person's own last action; `events` are those taken back.

        A press with `since` means the action that led to that seq, and takes back no other. Refused: undo-revealed
        (with the `events` that revealed something), undo-other-acted (with the `seats` that acted since),
        undo-nothing, undo-passed (the person acted on since then), undo-done, not-seated, table-finished; and
        undo-place-taken for the end of a game played alone, where another table stands by now.
        """
        return await undo.undo(self._context, press, table)

    # -- agreeing -------------------------------------------------------------------------------------------------

    async def propose(self, press: Press, table_id: int, kind: str, facts: Mapping[str, Any] | None = None) -> Decided:
        """Propose something for a table (`bot.hosting.agreements.kinds`); done at once where nobody must be asked.

        Refused: not-seated, proposal-open, and what its kind refuses.
        """
        return await deciding.propose(self._context, press, table_id, kind, facts or {})

    async def check_proposal(self, press: Press, table_id: int, kind: str, facts: Mapping[str, Any]) -> None:
        """Refuse what `propose` refuses, and do nothing."""
        await deciding.check_proposal(self._context, press, table_id, kind, facts)

    async def way_back(self, press: Press, table_id: int, first: int) -> WayBack:
        """Return what going back to before the entry of the seq `first` takes back, and how the table stands then.

        Refused: not-seated, undo-done, undo-nothing, undo-too-old, table-finished, table-cancelled.
        """
        return await taking_back.way_back(self._context, press, table_id, first)

    async def go_back(self, press: Press, table_id: int, first: int) -> Decided:
        """Go back to there, or ask the others whether they agree. Refused as `way_back`, and proposal-open."""
        return await taking_back.go_back(self._context, press, table_id, first)

    async def vote(self, press: Press, table_id: int, proposal_id: int, *, yes: bool) -> Decided:
        """Agree to a proposal, or refuse it. Refused: not-seated, proposal-gone, proposal-own, proposal-not-asked."""
        return await deciding.vote(self._context, press, table_id, proposal_id, yes=yes)

    async def withdraw(self, press: Press, table_id: int, proposal_id: int) -> Decided:
        """Take one's own proposal back. Refused: proposal-gone, proposal-not-yours."""
        return await deciding.withdraw(self._context, press, table_id, proposal_id)

    # -- people ---------------------------------------------------------------------------------------------------

    async def preferences(self, person_id: int) -> Preferences:
        """Return what a person has chosen for all of the person's tables."""
        return await choosing.preferences(self._context, person_id)

    async def choose(self, press: Press, *choices: Choice) -> Preferences:
        """Set what the presser has chosen, and return all that holds now. Refused as the choices say."""
        return await choosing.choose(self._context, press, *choices)

    async def language_of(self, person_id: int) -> str | None:
        """Return the language that a person has chosen; None: that of the client."""
        return await choosing.language_of(self._context, person_id)

    async def recognise(self, person_id: int, place: Place) -> str | None:
        """Return the language that a presser has chosen, and learn what `suspended` says of the place."""
        return await choosing.recognise(self._context, person_id, place)

    async def data_of(self, person_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return all that is stored of a person, by the tables of the database, ready for JSON."""
        return await forgetting.data_of(self._context, person_id)

    async def forget(self, press: Press) -> None:
        """Remove all that is stored of the presser (the client has asked twice)."""
        await forgetting.forget(self._context, press)

    # -- looking --------------------------------------------------------------------------------------------------

    def suspended(self, place: Place) -> str | None:
        """Return why the posts for a place cannot be sent for now ("missing-access"); None where nothing is known."""
        return self._context.suspended.get(place.channel_id)

    async def resume(self, place: Place) -> None:
        """Try again to send what is suspended for a place."""
        await servers.resume(self._context, place)

    async def table_at(self, place: Place) -> Table | None:
        """Return the newest table at a place that is not cancelled (a finished one can still be looked at)."""
        found = await looking.load_at(self._context, place)
        return None if found is None else found.table

    async def load_at(self, place: Place) -> LoadedTable | None:
        """Return the table of `table_at` as it was read: for all else that a press asks, in place of its number."""
        return await looking.load_at(self._context, place)

    async def table(self, table_id: int) -> Table:
        """Return a table. Refused: table-gone."""
        return (await self.load(table_id)).table

    async def load(self, table_id: int) -> LoadedTable:
        """Return a table as it was read: for all else that a press asks, in place of its number.

        Refused: table-gone.
        """
        return await looking.load(self._context, table_id)

    async def components(self, game: str, place: Place) -> Mapping[str, Any]:
        """Return what a game is played with at a place: its table's own components, else those of a table to come.

        Refused: unknown-game.
        """
        return await looking.components(self._context, game, place)

    async def sight(self, person_id: int | None, table: WhichTable) -> Sight:
        """Return the view of a person's own seat, or a spectator's. Refused: table-gone, still-lobby."""
        return await looking.sight(self._context, person_id, table)

    async def log(self, person_id: int | None, table_id: int) -> Sequence[LogEntry]:
        """Return the standing entries, oldest first, each as that person may see it."""
        return await looking.entries(self._context, person_id, table_id)

    async def replay(self, person_id: int | None, table: LoadedTable) -> Replay:
        """Return a table's game, to be looked through step by step as that person may (None: as everybody may).

        Refused: still-lobby, table-cancelled (before its start), table-damaged, table-gone.
        """
        return await replaying.replay(self._context, person_id, table)

    async def page(self, table_id: int) -> str | None:
        """Return what stands in the address of a table's page on the web; None: it has none."""
        return await pages.token(self._context, table_id)

    async def load_page(self, token: str) -> LoadedTable:
        """Return the table whose page has that in its address. Refused: page-unknown, page-closed, table-damaged."""
        return await pages.find(self._context, token)

    async def ask_for_film(self, press: Press, table: LoadedTable) -> None:
        """Have the animated picture of a game that is over drawn, and posted in its channel; everybody may ask.

        Refused: film-running, film-older (it cannot be drawn any more), film-under-way, film-lately (it was posted just
        now), film-failed-lately (it could not be drawn just now); and as `replay`.
        """
        await filming.ask_for_film(self._context, press, table)

    async def look_back(self, table: WhichTable) -> Lookback | Progress:
        """Return a finished game looked back on; where that has to be worked out, begin to, and say how far it is.

        It tells all that the record does, so everybody may ask. Refused: lookback-running, lookback-unfinished (the
        table was closed), lookback-none (not in this game), lookback-unreadable (of older rules), lookback-crowded,
        lookback-failed, still-lobby.
        """
        return await looking_back.look_back(self._context, table)

    async def record(self, press: Press | None, table_id: int, *, brief: bool = False) -> bytes:
        """Return the game record (docs/record.md).

        A running game's only to its server's manager, unless that one plays there, or to the command line (`press`
        None). Refused: record-private, record-own.
        """
        return await looking.record(self._context, press, table_id, brief=brief)

    async def import_record(self, data: bytes, place: Place, language: str) -> Table:
        """Open a table from a game record; people then join its seats and play on.

        RecordError where the record is wrong; Refused: place-taken.
        """
        return await importing.import_record(self._context, data, place, language)

    async def past_games(self, person_id: int, game: str) -> Sequence[PastGame]:
        """Return the newest 200 finished games of that name that a person has played, oldest first.

        Refused: unknown-game.
        """
        return await history.past_games(self._context, person_id, game)

    async def own_statistics(self, person_id: int, place: Place, scope: Scope | None = None) -> OwnStatistics:
        """Return what somebody came to, on the server of a place or, in direct messages, on all of them.

        Refused: stats-unlisted, stats-none.
        """
        return await statistics.own(self._context, person_id, place, scope)

    async def pair_statistics(
        self, person_id: int, other_id: int, place: Place, scope: Scope | None = None
    ) -> PairStatistics:
        """Return what two people came to against each other there.

        Refused: stats-unlisted, stats-oneself, stats-none-together (also where the other one is in no statistics).
        """
        return await statistics.pair(self._context, person_id, other_id, place, scope)

    async def server_statistics(self, place: Place, scope: Scope | None = None) -> ServerStatistics:
        """Return what the server of a place came to. Refused: stats-no-server, stats-none-here."""
        return await statistics.server(self._context, place, scope)

    async def ladder(self, person_id: int, place: Place, game: str) -> Ladder:
        """Return the ladder of a place's server at a game. Refused: stats-no-server, stats-none-rated."""
        return await statistics.ladder(self._context, person_id, place, game)

    async def recount(self) -> Recounted:
        """Count all finished games anew for the statistics, from their logs alone."""
        return await counting.recount(self._context)

    async def waiting(self, table: WhichTable) -> Waiting:
        """Return whom a running table waits for, since when, and who has answered.

        Refused: table-gone, table-damaged, still-lobby.
        """
        return await awaited.waiting(self._context, table)

    async def banks(self, table_id: int) -> Sequence[Bank]:
        """Return what is left to the seats of a running table whose clock gives time for the whole game; else nothing.

        Refused: table-gone, table-damaged.
        """
        return await banks(self._context, table_id)

    async def my_tables(self, person_id: int) -> Sequence[MyTable]:
        """Return the tables of a person over all servers, in lobbies and running, the most urgent one first."""
        return await my_tables.my_tables(self._context, person_id)

    async def last_visit(self, person_id: int, table: LoadedTable) -> Visit | None:
        """Return up to where a person has seen a table; None for who has no seat, or has never looked."""
        return await since.last_visit(self._context, person_id, table)

    async def visited(self, person_id: int, table: LoadedTable, last: Visit | None) -> None:
        """Note that a person has seen a table as it was read; `last`: the visit that is known from before."""
        await since.visited(self._context, person_id, table, last)

    async def since(self, person_id: int, table: LoadedTable, after: int | None) -> Since:
        """Return what happened since a person's last visit, or since the seq `after`.

        Refused: not-seated, still-lobby, table-damaged, table-gone.
        """
        return await since.since(self._context, person_id, table, after)

    async def write_note(self, press: Press, table_id: int, text: str) -> str:
        """Keep a person's note about a table, and return it; an empty one removes it. Refused: not-seated."""
        return await notes.write(self._context, press, table_id, text)

    async def tables(self) -> Sequence[Table]:
        """Return all tables in a lobby or running."""
        return await looking.live_tables(self._context)
