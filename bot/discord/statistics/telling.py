"""The pages of statistics: figures in words, from what hosting has counted. Names are given as they are to be shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from babel.dates import format_date

from bot.hosting.statistics.asking import Ladder, OwnStatistics, PairStatistics, Ranked, Scope, ServerStatistics
from bot.hosting.statistics.ratings import NEWCOMER, Rating
from bot.hosting.statistics.tallying import Best, Pair, Record, Stretch, Tally
from bot.locale.words import Wording
from engine.contract import AnyGame
from render.charts.page.blocks import (
    Bar,
    Bars,
    Block,
    Column,
    Curve,
    Dot,
    Page,
    Rank,
    Ranks,
    Rows,
    Stacks,
    Tile,
    Tiles,
)

SHOWN = 10
"""So many people of a ladder are told of, and the one who asks."""
REGULARS = 5
FAVOURITES = 3
"""So many are told of each of two people."""
CURVE = 60
"""So many games of a curve are drawn, the newest ones."""
DAY, HOUR, MINUTE = 86400, 3600, 60


@dataclass(frozen=True, slots=True)
class Telling:
    """Tells statistics in one language; `shown` makes a text of somebody's fit for where it is shown."""

    words: Wording
    game: AnyGame
    here: bool
    """Whether they are of one server."""
    shown: Callable[[str], str]

    def own(self, found: OwnStatistics, name: str) -> Page:
        """Return the overview of one person."""
        tally = found.tally
        blocks: list[Block] = [self._tiles(tally)]
        if len(tally.places) > 1 or tally.mean_sides > 1:
            blocks.append(self._places(tally))
        blocks += [Rows(self.words("stats-bests"), list(self._bests(tally))), *self._liked(tally.liked)]
        return Page(self._title("own", name=name), self._under(found.scope), blocks)

    def points(self, found: OwnStatistics, name: str) -> Page:
        """Return the points of one person by source over time."""
        block = self._sources(found.tally.stretches, self.words("stats-sources"))
        return Page(self._title("own", name=name), self._under(found.scope), [block])

    def pair_points(self, found: PairStatistics) -> Page:
        """Return the points by source over time of two people, in the games that they played against each other."""
        names = tuple(map(self.shown, found.names))
        blocks = [
            self._sources(its.stretches, self.words("stats-sources-of", name=name))
            for its, name in zip(found.pair.each, names, strict=True)
        ]
        return Page(self._title("pair", name=names[0], other=names[1]), self._under(found.scope), blocks)

    def server_points(self, found: ServerStatistics) -> Page:
        """Return the points by source over time at a server, as means of a seat."""
        block = self._sources(found.tally.stretches, self.words("stats-sources-seat"), means=True)
        return Page(self._title("server"), self._under(found.scope), [block])

    def pair(self, found: PairStatistics) -> Page:
        """Return what two people came to against each other."""
        words, pair, (mine, theirs) = self.words, found.pair, map(self.shown, found.names)
        counts = [
            (words("stats-ahead", name=mine), pair.ahead),
            (words("stats-ahead", name=theirs), pair.behind),
            (words("stats-level"), pair.level),
        ]
        most = max(count for _, count in counts)
        compared = {
            "stats-pair-won": pair.won,
            "stats-pair-mean": pair.points,
            "stats-pair-best": pair.best,
            "stats-pair-lead": pair.lead,
        }
        rows = [
            Tile(words(key), words("stats-against", mine=self._number(one), theirs=self._number(other)))
            for key, (one, other) in compared.items()
        ]
        bars = [Bar(label, count / most, words("stats-times", count=count)) for label, count in counts]
        blocks: list[Block] = [
            Tiles([Tile(words("stats-games"), str(pair.games))]),
            Bars(words("stats-places"), bars),
            Rows(words("stats-compared"), [*rows, *self._facts_compared(pair)]),
            *self._liked_by_each(pair, (mine, theirs)),
            self._balance(pair.balance, mine, theirs),
        ]
        return Page(self._title("pair", name=mine, other=theirs), self._under(found.scope), blocks)

    def server(self, found: ServerStatistics) -> Page:
        """Return the records of a server, and who plays most there."""
        words, tally = self.words, found.tally
        tiles = {
            "stats-games": str(tally.games),
            "stats-people": str(tally.people),
            "stats-mean-points": self._number(tally.mean_points),
            "stats-mean-winner": self._number(tally.mean_winner),
        }
        named = {who: self.shown(name) for who, name in found.names.items()}
        regulars = [each for each in tally.regulars if each[0] in named][:REGULARS]
        most = max((games for _, games, _ in regulars), default=1)
        blocks: list[Block] = [
            Tiles([Tile(words(key), value) for key, value in tiles.items()]),
            Rows(words("stats-records"), [self._record(each, named) for each in tally.records]),
            Bars(
                words("stats-regulars"),
                [
                    Bar(named[who], games / most, words("stats-regular-value", games=games, won=won))
                    for who, games, won in regulars
                ],
            ),
            *self._liked(tally.liked),
        ]
        return Page(self._title("server"), self._under(found.scope), blocks)

    def ladder(self, found: Ladder, name: str | None = None) -> Page:
        """Return the first ones of a ladder, with who asks; and that one's curve.

        `name`: of who asks, where others read it.
        """
        words, own = self.words, found.own
        shown = list(found.ranked[:SHOWN])
        if own is not None and own not in shown:
            shown.append(own)
        blocks: list[Block] = [
            Ranks(words("stats-ladder"), [self._rank(each, own=name is None and each == own) for each in shown])
        ]
        if own is not None:
            title = words("stats-curve") if name is None else words("stats-curve-of", name=name)
            blocks.append(self._curve(found, own, title))
        return Page(self._title("ladder"), words("stats-under-ladder", games=found.games), blocks)

    # -- parts ----------------------------------------------------------------------------------------------------

    def _title(self, whose: str, *, name: str = "", other: str = "") -> str:
        return self.words("stats-title", whose=whose, name=name, other=other, game=self.words(f"{self.game.name}-name"))

    def _under(self, scope: Scope) -> str:
        return self.words("stats-under", people=_yes(scope.people), here=_yes(self.here))

    def _tiles(self, tally: Tally) -> Tiles:
        words = self.words
        percent = round(100 * tally.won / tally.games)
        place = words(
            "stats-mean-place-value",
            place=self._number(tally.mean_place),
            sides=words.decimal(tally.mean_sides, "0.#"),
        )
        told = {
            "stats-games": str(tally.games),
            "stats-won": words("stats-won-value", won=tally.won, percent=percent),
            "stats-mean-place": place,
            "stats-mean-points": self._number(tally.mean_points),
            "stats-best": str(tally.best.value),
            "stats-streak": str(tally.streak),
        }
        return Tiles([Tile(words(key), value) for key, value in told.items()])

    def _places(self, tally: Tally) -> Bars:
        most = max(tally.places.values())
        bars = [
            Bar(self.words("stats-place", place=place), count / most, self.words("stats-times", count=count))
            for place, count in tally.places.items()
        ]
        return Bars(self.words("stats-places"), bars)

    def _bests(self, tally: Tally) -> Iterator[Tile]:
        words = self.words
        if tally.margin is not None:
            yield Tile(words("stats-margin"), self._dated(str(tally.margin.value), tally.margin))
        if tally.fastest is not None:
            yield Tile(words("stats-fastest"), self._dated(self._span(tally.fastest.value), tally.fastest))
        yield Tile(words("stats-shortest"), self._dated(str(tally.shortest.value), tally.shortest))
        for fact in self._facts(tally.facts):
            best = tally.facts[fact]
            yield Tile(self._fact(fact), self._dated(self._fact_value(fact, best.value), best))

    def _facts(self, known: Mapping[str, Best]) -> list[str]:
        """Return those of the game's facts that are known, in the game's order."""
        told = self.game.statistics
        return [] if told is None else [each for each in told.fact_names if each in known]

    def _fact(self, fact: str) -> str:
        return self.words(f"{self.game.name}-stat-fact", fact=fact)

    def _fact_value(self, fact: str, value: int) -> str:
        return self.words(f"{self.game.name}-stat-fact-value", fact=fact, value=value)

    def _facts_compared(self, pair: Pair) -> Iterator[Tile]:
        """Tell the fastest game of two people, and the best of each in what their game tells besides."""
        mine, theirs = pair.each
        if mine.fastest is not None:
            yield Tile(self.words("stats-fastest"), self._dated(self._span(mine.fastest.value), mine.fastest))
        for fact in self._facts({**mine.facts, **theirs.facts}):
            values = [self._fact_value(fact, its.facts[fact].value) if fact in its.facts else "0" for its in pair.each]
            yield Tile(self._fact(fact), self.words("stats-against", mine=values[0], theirs=values[1]))

    def _liked_by_each(self, pair: Pair, names: tuple[str, str]) -> Iterator[Rows]:
        """Tell what each of two people likes most."""
        told = self.game.statistics
        for kind in () if told is None else told.liked_kinds:
            rows = [
                Tile(name, self.words.listed([self.shown(self._called(kind, each)) for each, _ in liked[:FAVOURITES]]))
                for name, its in zip(names, pair.each, strict=True)
                if (liked := its.liked.get(kind, ()))
            ]
            if rows:
                yield Rows(self.words(f"{self.game.name}-stat-liked", kind=kind), rows)

    def _liked(self, liked: Mapping[str, Sequence[tuple[str, int]]]) -> Iterator[Bars]:
        told, name = self.game.statistics, self.game.name
        for kind in () if told is None else told.liked_kinds:
            found = liked.get(kind, ())
            if found:
                most = found[0][1]
                bars = [
                    Bar(
                        self.shown(self._called(kind, each)),
                        count / most,
                        self.words("stats-liked-value", count=count),
                    )
                    for each, count in found
                ]
                yield Bars(self.words(f"{name}-stat-liked", kind=kind), bars)

    def _called(self, kind: str, name: str) -> str:
        """Return what a thing is called that somebody likes."""
        return self.words(f"{self.game.name}-{kind}", **{kind: self.game.called(kind, name, self.words.language)})

    def _sources(self, stretches: Sequence[Stretch], title: str, *, means: bool = False) -> Stacks:
        """Return points by source; `means`: also those of a single game are of several seats."""
        long = stretches[0].last - stretches[0].first + 1
        told = self.game.statistics
        sources = () if told is None else told.sources
        return Stacks(
            title=title,
            sources=[self.words(f"{self.game.name}-stat-source", source=each) for each in sources],
            columns=[self._column(each, sources, means=means or each.last > each.first) for each in stretches],
            under=self.words("stats-sources-under", games=long),
        )

    def _column(self, stretch: Stretch, sources: Sequence[str], *, means: bool) -> Column:
        number: Callable[[float], str] = self._number if means else "{:.0f}".format
        parts = [stretch.sources.get(each, 0.0) for each in sources]
        one = stretch.last == stretch.first
        label = str(stretch.first) if one else self.words("stats-stretch", first=stretch.first, last=stretch.last)
        return Column(label, number(stretch.points), parts, [number(each) for each in parts])

    def _balance(self, balance: Sequence[int], mine: str, theirs: str) -> Curve:
        words, now, recent = self.words, balance[-1], balance[-CURVE:]
        lead = words("stats-balance-value", lead=abs(now), name=mine if now > 0 else theirs)
        return Curve(
            title=words("stats-balance"),
            dots=[Dot(each, min(each, 0), max(each, 0)) for each in recent],
            first=words("stats-last-game", number=len(balance) - len(recent) + 1),
            last=words("stats-last-game", number=len(balance)),
            rows=[Tile(words("stats-balance-now"), lead)],
            level=0.0,
        )

    def _record(self, record: Record, named: Mapping[int, str]) -> Tile:
        what, _, fact = record.what.partition(".")
        if fact:
            label, value = self._fact(fact), self._fact_value(fact, record.value)
        else:
            key = {"points": "record-points", "streak": "longest-streak"}.get(what, what)
            label = self.words(f"stats-{key}")
            value = self._span(record.value) if what == "fastest" else str(record.value)
        names = self.words.listed([named[who] for who in record.holders if who in named])
        return Tile(label, self.words("stats-held", value=value, names=names, date=self._date(record.at)))

    def _rank(self, ranked: Ranked, *, own: bool) -> Rank:
        return Rank(str(ranked.place), self.shown(ranked.name), _dot(ranked.rating), self._rating(ranked.rating), own)

    def _rating(self, rating: Rating) -> str:
        return self.words("stats-rating", value=str(rating.value), margin=str(rating.margin))

    def _curve(self, found: Ladder, own: Ranked, title: str) -> Curve:
        words, recent = self.words, found.curve[-CURVE:]
        highest = max(found.curve, key=lambda each: each.value)
        place = words("stats-rating-place-value", place=own.place, people=len(found.ranked))
        before = found.curve[-2].value if len(found.curve) > 1 else NEWCOMER
        change = own.rating.value - before
        sign = "more" if change > 0 else "less" if change < 0 else "same"
        rows = {
            "stats-rating-now": self._rating(own.rating),
            "stats-rating-lately": words("stats-rating-change", sign=sign, change=str(abs(change))),
            "stats-rating-highest": self._rating(highest),
            "stats-rating-place": place,
            "stats-rating-games": str(own.games),
        }
        return Curve(
            title=title,
            dots=[_dot(each) for each in recent],
            first=words("stats-last-game", number=len(found.curve) - len(recent) + 1),
            last=words("stats-last-game", number=len(found.curve)),
            rows=[Tile(words(key), value) for key, value in rows.items()],
            level=NEWCOMER,
        )

    def _dated(self, value: str, best: Best) -> str:
        return self.words("stats-dated", value=value, date=self._date(best.at))

    def _date(self, moment: datetime) -> str:
        return format_date(moment, "medium", locale=self.words.language)

    def _number(self, value: float) -> str:
        """Return a mean with one digit behind the point; a whole number as it is."""
        return self.words.decimal(value) if isinstance(value, float) else str(value)

    def _span(self, seconds: int) -> str:
        days, rest = divmod(max(MINUTE, seconds), DAY)
        return self.words("stats-span", days=days, hours=rest // HOUR, minutes=rest % HOUR // MINUTE)


def _dot(rating: Rating) -> Dot:
    return Dot(rating.value, rating.low, rating.high)


def _yes(held: bool) -> str:
    return "yes" if held else "no"
