"""Looking at a world that another process may be running."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sandbox.clock import Clock
from sandbox.model.seed import WORLD, look_at_world, open_world

BASE = "http://127.0.0.1:1"


def test_a_world_that_never_was_is_made_and_is_the_one_that_starts_later(tmp_path: Path) -> None:
    seen = look_at_world(tmp_path, BASE)
    started = open_world(Clock(), tmp_path, "http://127.0.0.1:2")
    assert list(seen.channels) == list(started.channels)
    assert seen.find_channel("games").id == started.find_channel("games").id
    started.save.close()


def test_what_is_done_to_a_world_that_is_looked_at_is_not_kept(tmp_path: Path) -> None:
    running = open_world(Clock(), tmp_path, BASE)
    seen = look_at_world(tmp_path, BASE)
    seen.add_channel(seen.find_guild("Game Island"), "mine")
    running.add_channel(running.find_guild("Game Island"), "theirs")
    again = look_at_world(tmp_path, BASE)
    assert "theirs" in {each.payload.get("name") for each in again.channels.values()}
    assert "mine" not in {each.payload.get("name") for each in again.channels.values()}
    running.save.close()


def test_what_cannot_be_written_for_a_while_is_written_afterwards(tmp_path: Path) -> None:
    world = open_world(Clock(), tmp_path, BASE)
    with closing(sqlite3.connect(tmp_path / WORLD, isolation_level=None)) as other:
        other.execute("begin immediate")
        world.add_channel(world.find_guild("Game Island"), "meanwhile")
        other.execute("rollback")
    world.add_channel(world.find_guild("Game Island"), "afterwards")
    kept = {each.payload.get("name") for each in look_at_world(tmp_path, BASE).channels.values()}
    assert {"meanwhile", "afterwards"} <= kept
    world.save.close()
