"""A statement of which nobody needs to know what came goes with the next step: it is lost nowhere, and comes before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, open_database
from bot.store.engines import LATER
from bot.store.one_step import OneStepConnection
from bot.store.schema import guilds

NEW = insert(guilds)


async def add(connection: AsyncConnection, *numbers: int) -> None:
    await connection.execute(NEW, [{"guild_id": each} for each in numbers], execution_options=LATER)


async def count(connection: AsyncConnection) -> int | None:
    return await connection.scalar(select(func.count()).select_from(guilds))


async def stored(database: Database) -> int | None:
    async with database.read() as connection:
        return await count(connection)


async def test_it_is_committed_with_the_rest(database: Database) -> None:
    async with database.write() as connection:
        await add(connection, 1)
        await connection.execute(NEW, {"guild_id": 2})
        await add(connection, 3, 4)
    assert await stored(database) == 4


async def test_a_statement_behind_it_sees_it(database: Database) -> None:
    async with database.write() as connection:
        await add(connection, 1)
        assert await count(connection) == 1
        await add(connection, 2, 3)
        assert await count(connection) == 3


async def test_what_is_wrong_with_it_undoes_the_transaction(database: Database) -> None:
    async def add_twice() -> None:
        async with database.write() as connection:
            await add(connection, 1)
            await add(connection, 2, 2)

    with pytest.raises(IntegrityError):
        await add_twice()
    assert await stored(database) == 0
    async with database.write() as connection:  # the connection is as good as before
        await add(connection, 2)
    assert await stored(database) == 1


async def test_what_was_undone_before_its_step_is_gone(database: Database) -> None:
    async def begin() -> None:
        async with database.write() as connection:
            await add(connection, 1)
            raise ArithmeticError

    with pytest.raises(ArithmeticError):
        await begin()
    async with database.write() as connection:
        await add(connection, 2)
    assert await stored(database) == 1


async def test_over_a_file_the_commit_takes_all_of_it_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = await open_database(tmp_path)
    await stored(database)
    steps: list[str] = []
    step = OneStepConnection._execute

    async def counted(self: OneStepConnection, do: Callable[..., Any], *given: Any) -> Any:
        steps.append(do.__name__)
        return await step(self, do, *given)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(OneStepConnection, "_execute", counted)
    async with database.write() as connection:
        steps.clear()  # of opening the connection
        await add(connection, 1)
        await add(connection, 2, 3)
        assert steps == []
    assert steps == ["_commit"]
    await stored(database)
    assert steps == ["_commit", "_go_through"]
    await database.close()
