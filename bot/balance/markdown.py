"""A balance report as Markdown: a table a section, the numbers of seats beside each other where there is room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.balance.components import Worth, judged, usual_chances
from bot.balance.report import AtSeats, Report, Usage
from bot.balance.statistics import Estimate
from bot.locale.words import Wording
from bot.tournament.schedule import components_identity
from bot.tournament.tally import Interval

Lines = Iterator[str]
LEAST = 0.001
"""The smallest chance that is told as a number."""


def markdown(report: Report, words: Wording) -> str:
    """Return the whole report."""
    return "\n".join([*_head(report, words), *_sections(report, words)]).rstrip() + "\n"


def _head(report: Report, words: Wording) -> Lines:
    balance = report.balance
    options = ", ".join(f"{name}={choice}" for name, choice in balance.options.items())
    yield f"# {words('balance-title', game=balance.game)}"
    yield ""
    yield words(
        "balance-about",
        games=str(sum(each.games for each in report.tables)),
        player=balance.player.name,
        seed=str(balance.seed),
        options=options or words("balance-no-options"),
        version=report.version,
    )
    if balance.components is not None:
        yield words("balance-own-components", **components_identity(balance.components))
    yield ""


def _sections(report: Report, words: Wording) -> Lines:
    yield from _section("places", _places(report, words), words)
    yield from _section("scores", _scores(report, words), words)
    yield from _section("length", _length(report, words), words)
    if report.components:
        yield from _section("sources", _sources(report, words), words)
        yield from _section("chapters", _chapters(report, words), words)
        yield from _usages("rule", report, words, lambda table: table.rules)
        yield ""
    yield from _section("ways", _usages("way", report, words, lambda table: table.ways), words)
    usual = usual_chances(report.components)
    for kind in usual:
        yield from _components([each for each in report.components if each.kind == kind], usual[kind], words)


def _section(name: str, lines: Lines, words: Wording) -> Lines:
    yield f"## {words(f'balance-{name}')}"
    yield ""
    yield words(f"balance-{name}-about")
    yield ""
    yield from lines
    yield ""


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Lines:
    """Return a Markdown table; all columns but the first are figures."""
    yield f"| {' | '.join(head)} |"
    yield f"|{'|'.join(['---', *['---:'] * (len(head) - 1)])}|"
    yield from (f"| {' | '.join(row)} |" for row in rows)


def _heads(words: Wording, *names: str) -> list[str]:
    return [words(f"balance-{name}") for name in names]


def _seats(report: Report, words: Wording) -> list[str]:
    return [words("balance-seats", seats=str(each.seats)) for each in report.tables]


# -- figures --------------------------------------------------------------------------------------------------------


def percent(part: float, words: Wording) -> str:
    """Return a part of one in per cent, more exactly where it is small."""
    return words.decimal(100 * part)


def share(part: float, words: Wording) -> str:
    """Return a part of one in per cent, with the sign."""
    return words("balance-part", part=percent(part, words))


def ends(found: Interval, words: Wording) -> str:
    """Return the two ends of an interval of parts of one, in per cent."""
    return words("balance-range", low=percent(found.low, words), high=percent(found.high, words))


def interval(found: Estimate | None, words: Wording, scale: float = 1, places: int = 1) -> str:
    """Return an estimate with its interval; "–" where there is none."""
    if found is None:
        return words("balance-nothing")
    digits = f"0.{'0' * places}"
    value, low, high = (words.decimal(scale * each, f"+{digits};-{digits}") for each in found[:3])
    return words("balance-interval", value=value, low=low, high=high)


def luck(chance: float, words: Wording) -> str:
    """Return how likely something is by luck alone."""
    return f"< {words.decimal(LEAST, '0.000')}" if chance < LEAST else words.decimal(chance, "0.000")


# -- sections -------------------------------------------------------------------------------------------------------


def _places(report: Report, words: Wording) -> Lines:
    rows = (
        (
            words("balance-seats", seats=str(table.seats)),
            str(each.place),
            share(each.share, words),
            ends(each.interval, words),
            words.decimal(each.score),
            interval(each.margin, words),
            luck(each.sure, words),
        )
        for table in report.tables
        for each in table.places
    )
    return _table(["", *_heads(words, "place", "share", "95", "score", "margin", "luck")], rows)


def _scores(report: Report, words: Wording) -> Lines:
    rows = (
        (
            words("balance-seats", seats=str(each.seats)),
            str(each.games),
            words.decimal(each.score),
            words.decimal(each.winning),
            words.decimal(each.spread),
            share(each.close, words),
        )
        for each in report.tables
    )
    return _table(["", *_heads(words, "games", "score", "winning", "spread", "close")], rows)


def _length(report: Report, words: Wording) -> Lines:
    def row(each: AtSeats) -> tuple[str, ...]:
        shortest, low, _, middle, _, high, longest = each.length.entries
        rounds = (
            words("balance-rounds-cell", rounds=str(rounds), games=str(games))
            for rounds, games in each.length.rounds.items()
        )
        far = ", ".join(str(number) for number in each.length.far) or words("balance-nothing")
        figures = (str(shortest), str(low), str(middle), str(high), str(longest))
        return (words("balance-seats", seats=str(each.seats)), *figures, "; ".join(rounds), far)

    heads = _heads(words, "shortest", "middle", "longest", "rounds", "far")
    low, high = (words("balance-part", part=part) for part in ("5", "95"))
    return _table(["", heads[0], low, heads[1], high, *heads[2:]], map(row, report.tables))


def _sources(report: Report, words: Wording) -> Lines:
    names = dict.fromkeys(each.source for table in report.tables for each in table.sources)
    cells = {
        (table.seats, each.source): words(
            "balance-source-cell",
            points=words.decimal(each.points),
            part=percent(each.part, words),
            winners=words.decimal(each.winners),
        )
        for table in report.tables
        for each in table.sources
    }
    nothing = words("balance-nothing")
    rows = ((name, *(cells.get((table.seats, name), nothing) for table in report.tables)) for name in names)
    return _table([words("balance-source"), *_seats(report, words)], rows)


def _chapters(report: Report, words: Wording) -> Lines:
    yield from _usages("chapter", report, words, lambda table: table.chapters)
    yield ""


def _usages(what: str, report: Report, words: Wording, of: Callable[[AtSeats], Sequence[Usage]]) -> Lines:
    def row(place: int) -> tuple[str, ...]:
        first = of(report.tables[0])[place]
        name = f"{first.title} ({first.name})" if first.title else first.name
        return (name, *(_usage(of(table)[place], words) for table in report.tables))

    rows = (row(place) for place in range(len(of(report.tables[0]))))
    return _table([words(f"balance-{what}"), *_seats(report, words)], rows)


def _usage(usage: Usage, words: Wording) -> str:
    return words("balance-usage", each=words.decimal(usage.each, "0.00"), games=percent(usage.games, words))


def _components(found: Sequence[Worth], usual: float, words: Wording) -> Lines:
    comes = found[0].comes
    yield f"## {words('balance-components', kind=found[0].kind)}"
    yield ""
    yield words("balance-components-about", comes=comes)
    yield ""
    columns = ["component", "had", "used", "chances", "acted", "points", "users", "wins", "more", "one-more"]
    if comes == "open":
        columns[3] = "chances-open"
    left_out = {"open": {"had", "acted", "one-more"}, "taken": {"one-more", "acted"}, "dealt": set[str]()}[comes]
    rows = [_component(each, usual, words) for each in found]
    if all(row["acted"] == words.decimal(0, "0.00") for row in rows):
        left_out = left_out | {"acted"}
    shown = [each for each in (*columns, "luck", "judged") if each not in left_out]
    yield from _table(_heads(words, *shown), ([row[each] for each in shown] for row in rows))
    yield ""


def _component(each: Worth, usual: float, words: Wording) -> dict[str, str]:
    chances = share(each.chances, words)
    return {
        "component": f"`{each.name}`",
        "had": words.decimal(each.had, "0.00"),
        "used": words.decimal(each.used, "0.00"),
        "chances": chances,
        "chances-open": chances,
        "acted": words.decimal(each.acted, "0.00"),
        "points": words.decimal(each.points, "0.00"),
        "users": f"{each.users} : {each.others}",
        "wins": interval(each.wins, words, 100),
        "more": interval(each.margin, words),
        "one-more": interval(each.one_more, words, 1, 2),
        "luck": words("balance-nothing") if each.telling is None else luck(each.sure, words),
        "judged": words("balance-verdict", verdict=judged(each, usual) or "none"),
    }
