"""The commands that look after hosted games, over a store with a real game in it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.cli import build
from bot.cli.console import Trouble
from bot.hosting.host import Host
from bot.hosting.table import Person, Place, Press
from bot.store.database import FILE, open_database
from bot.store.instance_lock import lock_instance
from bot.store.migrate import VERSION_TABLE
from engine.games import GAMES
from engine.record import verify
from tests.bot.cli import system_in

ANN = Person(1, "Ann")
FINISHED = Path(__file__).parents[2] / "fixtures" / "laisla" / "2-players-0.jsonl"
HERE = Place(9, 100)


async def _play(folder: Path) -> None:
    host = Host(await open_database(folder), rng=random.Random(1))
    table = await host.lobbies.open(Press(1, ANN, HERE), "moa", {}, "en")
    await host.lobbies.add_automa(Press(2, ANN, HERE), table.id)
    await host.lobbies.start(Press(3, ANN, HERE), table.id)
    await host.close()


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    asyncio.run(_play(folder))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(folder))
    return folder


def run(*words: str) -> Result:
    return CliRunner().invoke(build(), list(words))


def test_tables_are_listed(data: Path) -> None:
    said = run("tables").stdout
    assert all(word in said for word in ("moa", "running", "100", "Ann", "Fledgling"))


def test_a_game_is_exported_checked_and_imported_elsewhere(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = data.parent / "moa-1.jsonl"
    assert run("export", "1").exit_code == 0
    assert list(verify(record.read_bytes(), GAMES)) == []
    onto = ("import", str(record), "--discord", "--channel")
    assert isinstance(run(*onto, "100").exception, Trouble)  # the place is taken
    monkeypatch.setenv("DATA_DIR", str(data.parent / "elsewhere"))
    assert run(*onto, "200").exit_code == 0
    assert "nobody yet" in run("tables").stdout
    assert run("export", "1", "--out", "again.jsonl", "--brief").exit_code == 0
    assert list(verify(Path("again.jsonl").read_bytes(), GAMES)) == []


def test_the_sandboxes_games_are_kept_apart(data: Path) -> None:
    assert run("export", "1").exit_code == 0
    assert run("import", "moa-1.jsonl").exit_code == 0
    assert "nobody yet" in run("tables", "--sandbox").stdout
    assert "nobody yet" not in run("tables").stdout
    assert run("doctor", "--sandbox").exit_code == 0


def test_a_wrong_record_is_not_imported(data: Path) -> None:
    Path("wrong.jsonl").write_text("{}\n")
    wrong = run("import", "wrong.jsonl", "--discord", "--channel", "200")
    assert "wrong.jsonl" in str(wrong.exception)
    assert run("tables").stdout.count("moa") == 1


def test_no_such_table(data: Path) -> None:
    assert isinstance(run("export", "7").exception, Trouble)


def test_a_backup_is_a_database(data: Path) -> None:
    assert run("backup", "copy.db").exit_code == 0
    with sqlite3.connect("copy.db") as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    assert "exists already" in str(run("backup", "copy.db").exception)


def test_the_doctor_finds_all_well(data: Path) -> None:
    well = run("doctor")
    assert (well.exit_code, "All is well" in well.stdout) == (0, True)


def test_the_doctor_tells_what_is_stored(data: Path) -> None:
    said = " ".join(run("doctor").stdout.split())
    size = (data / FILE).stat().st_size / 1e6
    assert f"The database takes {size:.1f} MB." in said
    assert "(0 of them), a running one" in said
    assert "(1 of them)" in said


def test_what_is_empty_is_given_back(data: Path) -> None:
    with sqlite3.connect(data / FILE) as connection:
        connection.execute("CREATE TABLE filled AS SELECT randomblob(6000000) AS data")
        connection.commit()
        connection.execute("DROP TABLE filled")
    before = (data / FILE).stat().st_size
    assert "aviary compact" in run("doctor").stdout
    assert run("compact").exit_code == 0
    assert (data / FILE).stat().st_size < before - 6_000_000
    assert "aviary compact" not in run("doctor").stdout
    assert run("doctor").exit_code == 0


def test_nothing_is_given_back_while_the_bot_runs_or_where_there_is_nothing(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = lock_instance(data)
    assert "Stop that one first" in str(run("compact").exception)
    bot.release()
    (data / FILE).write_bytes(b"no database" * 1000)
    assert "could not be written anew" in str(run("compact").exception)
    (data / FILE).unlink()
    assert "There is no database" in str(run("compact").exception)
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/games")
    assert "VACUUM FULL" in str(run("compact").exception)


def test_the_doctor_names_what_is_damaged(data: Path) -> None:
    with sqlite3.connect(data / FILE) as connection:
        connection.execute("UPDATE log SET packed = x'00'")
        connection.execute("UPDATE outbox SET suspended = 'missing-permissions' WHERE kind = 'board'")
    ill = run("doctor")
    assert ill.exit_code == 1
    assert "Table 1 is damaged" in ill.stderr
    assert "missing-permissions" in ill.stderr
    for language, damaged, out_of_reach in (
        ("de", "Zeile 1 des Verlaufs lässt sich nicht lesen", "Dem Bot fehlen dort Rechte"),
        ("pl", "nie można odczytać wiersza 1 przebiegu gry", "botowi brakuje tam uprawnień"),
    ):
        with system_in(language):
            ill = run("doctor")
        assert damaged in ill.stderr
        assert out_of_reach in ill.stderr


def test_the_doctor_says_what_a_running_bot_needs_where_a_position_is_wrong(data: Path) -> None:
    with sqlite3.connect(data / FILE) as connection:
        connection.execute("UPDATE snapshots SET seq = seq - 1")
    ill = " ".join(run("doctor").stderr.split())
    assert "If the bot is running, stop it, run this again, and start it" in ill


def test_looking_makes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "none"))
    for command in ("tables", "doctor"):
        assert "There is no database" in str(run(command).exception)
    assert not (tmp_path / "none" / FILE).exists()


def test_a_wrong_setting_is_named_without_its_value(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CACHED_GAMES", "s3cret")
    said = str(run("tables").exception)
    assert "CACHED_GAMES" in said
    assert "s3cret" not in said


def test_a_trouble_is_a_sentence_and_an_exit_code(data: Path) -> None:
    (data / FILE).write_bytes(b"no database" * 1000)
    called = [sys.executable, "-c", "from bot.cli import main; main()", "doctor"]
    done = subprocess.run(called, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "cannot be read" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_commands_work_while_the_bot_runs(data: Path) -> None:
    bot = lock_instance(data)
    with sqlite3.connect(data / FILE, isolation_level=None) as writing:
        writing.execute("BEGIN IMMEDIATE")
        well = run("doctor")
        assert (well.exit_code, "The bot is running" in well.stdout) == (0, True)
        assert "Ann" in run("tables").stdout
        assert run("export", "1").exit_code == 0
        assert run("backup", "copy.db").exit_code == 0
    bot.release()


def test_a_database_of_an_older_version_is_said(data: Path) -> None:
    with sqlite3.connect(data / FILE) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '0001'")
    for command in (["tables"], ["export", "1"]):
        assert "Start the bot once" in str(run(*command).exception)
    assert "the bot will bring it to" in run("doctor").stdout


def test_a_locked_database_is_said(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.engines.BUSY_SECONDS", 0)
    assert run("export", "1").exit_code == 0
    with sqlite3.connect(data / FILE, isolation_level=None) as writing:
        writing.execute("BEGIN IMMEDIATE")
        locked = run("import", "moa-1.jsonl", "--discord", "--channel", "7")
    assert "another program" in str(locked.exception)


def test_games_are_counted_anew(data: Path) -> None:
    assert "There is no finished game" in run("recount").stdout
    assert run("import", str(FINISHED), "--discord", "--channel", "300").exit_code == 0
    assert "counted 1 game anew. Of 1 of them something else" in run("recount").stdout
    assert "counted 1 game anew. Nothing is different" in run("recount").stdout
