from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.hosting.host import Host
from bot.hosting.servers import ServerLanguage
from bot.hosting.table import Person, Place, Refused, Status
from tests.bot.hosting.support import ANN, BEN, CAT, HERE, MANAGER, THERE, make_host, press, running_table


def seats(table: object) -> list[tuple[str, str]]:
    return [(each.seat, each.name) for each in getattr(table, "occupants", ())]


async def refusal(awaitable: object) -> Refused:
    with pytest.raises(Refused) as caught:
        await awaitable  # type: ignore[misc]
    return caught.value


async def test_the_opener_has_the_first_seat_and_others_follow_in_order(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {"lucky": True}, "en")
    assert table.status is Status.LOBBY
    assert table.options == {"mode": "turns", "lucky": True}
    await host.lobbies.join(press(BEN), table.id, "green")
    table = await host.lobbies.join(press(CAT), table.id)
    assert seats(table) == [("red", "Ann"), ("green", "Ben"), ("yellow", "Cat")]
    assert table.seat_of(CAT.id) == "yellow"


async def test_a_place_has_one_table(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    assert (await refusal(host.lobbies.open(press(BEN), "toy", {}, "en"))).reason == "place-taken"
    other = await host.lobbies.open(press(BEN, THERE), "toy", {}, "en")
    assert (await host.tables.at(HERE), await host.tables.at(THERE)) == (table, other)


async def test_options_are_checked(host: Host) -> None:
    assert (await refusal(host.lobbies.open(press(ANN), "chess", {}, "en"))).reason == "unknown-game"
    assert (await refusal(host.lobbies.open(press(ANN), "toy", {"speed": True}, "en"))).reason == "unknown-option"
    wrong = await refusal(host.lobbies.open(press(ANN), "toy", {"lucky": "yes"}, "en"))
    assert (wrong.reason, wrong.facts["choices"]) == ("wrong-option", ["False", "True"])
    assert await host.tables.at(HERE) is None


async def test_a_seat_is_taken_once(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    assert (await refusal(host.lobbies.join(press(ANN), table.id))).reason == "already-seated"
    assert (await refusal(host.lobbies.join(press(BEN), table.id, "red"))).facts["free"] == ["yellow", "green", "blue"]
    assert (await refusal(host.lobbies.join(press(BEN), table.id, "pink"))).reason == "colour-taken"
    for _ in range(3):
        await host.lobbies.add_automa(press(ANN), table.id)
    assert (await refusal(host.lobbies.join(press(BEN), table.id))).reason == "table-full"
    assert (await refusal(host.lobbies.join(press(BEN), 77))).reason == "table-gone"


async def test_automa_fill_seats_and_go_again(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.add_automa(press(ANN), table.id)
    table = await host.lobbies.add_automa(press(ANN), table.id)
    assert seats(table) == [("red", "Ann"), ("yellow", "Fledgling"), ("green", "Fledgling 2")]
    table = await host.lobbies.remove_automa(press(ANN), table.id)
    assert [each.automa for each in table.occupants] == [None, "fledgling"]
    await host.lobbies.remove_automa(press(ANN), table.id)
    assert (await refusal(host.lobbies.remove_automa(press(ANN), table.id))).reason == "no-automa"
    assert (await refusal(host.lobbies.add_automa(press(BEN), table.id))).reason == "not-seated"
    assert (await refusal(host.lobbies.add_automa(press(ANN), table.id, "genius"))).reason == "unknown-automa"


async def test_an_automa_gets_another_level_in_the_lobby_and_goes_by_it(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    for level in ("nestling", "fledgling", "hunter"):
        table = await host.lobbies.add_automa(press(ANN), table.id, level)
    assert [each.name for each in table.occupants] == ["Ann", "Nestling", "Fledgling", "Hunter"]
    table = await host.lobbies.set_level(press(ANN), table.id, "yellow", "hunter")
    assert [each.name for each in table.occupants] == ["Ann", "Hunter", "Fledgling", "Hunter 2"]
    assert (await refusal(host.lobbies.set_level(press(ANN), table.id, "yellow", "genius"))).reason == "unknown-automa"
    assert (await refusal(host.lobbies.set_level(press(ANN), table.id, "red", "hunter"))).reason == "no-automa"
    assert (await refusal(host.lobbies.set_level(press(BEN), table.id, "yellow", "nestling"))).reason == "not-seated"
    await host.lobbies.start(press(ANN), table.id)
    assert (await refusal(host.lobbies.set_level(press(ANN), table.id, "green", "hunter"))).reason == "already-running"


async def test_leaving_passes_the_table_on_and_the_last_one_closes_it(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.join(press(BEN), table.id)
    table = await host.lobbies.leave(press(ANN), table.id)
    assert (table.opener_id, seats(table)) == (BEN.id, [("yellow", "Ben")])
    assert (await refusal(host.lobbies.leave(press(ANN), table.id))).reason == "not-seated"
    table = await host.lobbies.leave(press(BEN), table.id)
    assert table.status is Status.CANCELLED
    assert await host.tables.at(HERE) is None


async def test_the_opener_may_leave_the_table_to_automa_and_watch(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.add_automa(press(ANN), table.id)
    await host.lobbies.add_automa(press(ANN), table.id)
    table = await host.lobbies.leave(press(ANN), table.id)
    assert table.status is Status.LOBBY
    table = await host.lobbies.start(press(ANN), table.id)
    assert table.status is Status.RUNNING


async def test_starting_needs_enough_seats_and_one_of_them(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    few = await refusal(host.lobbies.start(press(ANN), table.id))
    assert (few.reason, few.facts) == ("too-few-seats", {"needed": 2, "found": 1})
    await host.lobbies.join(press(BEN), table.id)
    assert (await refusal(host.lobbies.start(press(CAT), table.id))).reason == "not-seated"
    table = await host.lobbies.start(press(BEN), table.id)
    assert (table.status, table.seq) == (Status.RUNNING, 1)
    for late in (host.lobbies.start, host.lobbies.leave, host.lobbies.add_automa):
        assert (await refusal(late(press(BEN), table.id))).reason == "already-running"
    assert (await refusal(host.lobbies.join(press(CAT), table.id))).reason == "already-running"


async def test_only_the_opener_and_managers_close_a_table(host: Host) -> None:
    table = await running_table(host)
    assert (await refusal(host.lobbies.cancel(press(CAT), table.id))).reason == "not-yours"
    assert (await refusal(host.lobbies.cancel(press(BEN), table.id))).reason == "end-together"
    closed = await host.lobbies.cancel(press(MANAGER), table.id)
    assert closed.status is Status.CANCELLED
    assert (await refusal(host.lobbies.cancel(press(ANN), table.id))).reason == "table-cancelled"
    assert (await refusal(host.playing.turn(press(ANN), table.id))).reason == "table-cancelled"
    assert (await host.lobbies.open(press(BEN), "toy", {}, "en")).id != table.id


async def test_the_same_press_opens_joins_and_starts_once(host: Host) -> None:
    opening, joining, starting = press(ANN), press(BEN), press(ANN)
    table = await host.lobbies.open(opening, "toy", {}, "en")
    assert (await host.lobbies.open(opening, "toy", {}, "en")) == table
    assert await host.lobbies.join(joining, table.id) == await host.lobbies.join(joining, table.id)
    assert await host.lobbies.start(starting, table.id) == await host.lobbies.start(starting, table.id)
    assert (await host.tables.find(table.id)).seq == 1


async def test_a_new_name_is_seen_and_kept_clean(host: Host) -> None:
    table = await running_table(host)
    renamed = Person(ANN.id, "An\x00n\n the first" + "x" * 300)
    other = await host.lobbies.open(press(renamed, THERE), "toy", {}, "en")
    names = [(await host.tables.find(each.id)).occupant("red").name for each in (table, other)]
    assert names == ["Ann the first" + "x" * 87] * 2


async def test_a_game_keeps_the_components_it_began_with(tmp_path: Path) -> None:
    host = await make_host(tmp_path, components={"toy": {"ranks": 12, "hand": 1, "rounds": 1}})
    table = await running_table(host)
    await host.close()
    host = await make_host(tmp_path)
    assert (await host.looking.sight(None, table.id)).view["components"]["rounds"] == 1
    other = await running_table(host, place=THERE)
    assert (await host.looking.sight(None, other.id)).view["components"]["rounds"] == 3
    await host.close()


async def test_a_servers_tables_speak_what_its_managers_chose(host: Host) -> None:
    assert (await refusal(host.servers.choose(press(ANN), ServerLanguage("en")))).reason == "not-manager"
    assert (await refusal(host.servers.choose(press(MANAGER), ServerLanguage("tlh")))).reason == "unknown-language"
    await host.servers.choose(press(MANAGER), ServerLanguage("en"))
    here = await host.lobbies.open(press(ANN), "toy", {}, "de")
    elsewhere = await host.lobbies.open(press(ANN, Place(10, 300)), "toy", {}, "de")
    assert (here.language, elsewhere.language) == ("en", "de")


DORA, EMIL, FAYE = (Person(number, name, "de") for number, name in ((5, "Dora"), (6, "Emil"), (7, "Faye")))


async def test_a_table_speaks_what_most_of_its_people_use(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    assert (await host.lobbies.join(press(DORA), table.id)).language == "en"  # even: as it was opened
    assert (await host.lobbies.join(press(EMIL), table.id)).language == "de"
    assert (await host.lobbies.add_automa(press(ANN), table.id)).language == "de"
    assert (await host.lobbies.leave(press(EMIL), table.id)).language == "de"  # even again: as it is
    assert (await host.lobbies.leave(press(DORA), table.id)).language == "en"


async def test_where_languages_are_even_the_server_decides(host: Host) -> None:
    elsewhere = await host.lobbies.open(press(EMIL, THERE), "toy", {}, "de")
    await host.lobbies.join(press(FAYE, THERE), elsewhere.id)
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    assert (await host.lobbies.join(press(DORA), table.id)).language == "de"
    assert (await host.tables.find(elsewhere.id)).language == "de"


async def test_a_running_game_keeps_its_language(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.join(press(DORA), table.id)
    await host.lobbies.join(press(EMIL), table.id)
    assert (await host.lobbies.start(press(ANN), table.id)).language == "de"
    assert (await host.lobbies.cancel(press(ANN), table.id)).language == "de"


async def test_what_managers_chose_or_a_server_says_of_itself_stays(host: Host) -> None:
    said = await host.lobbies.open(replace(press(ANN, THERE), server_language="en"), "toy", {}, "en")
    await host.lobbies.join(replace(press(DORA, THERE), server_language="en"), said.id)
    assert (await host.lobbies.join(replace(press(EMIL, THERE), server_language="en"), said.id)).language == "en"
    await host.servers.choose(press(MANAGER), ServerLanguage("en"))
    chosen = await host.lobbies.open(press(DORA), "toy", {}, "de")
    assert chosen.language == "en"
    assert (await host.lobbies.join(press(EMIL), chosen.id)).language == "en"
