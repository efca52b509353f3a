"""What decisions looked like is kept packed; what earlier versions have kept is read, and packed with its game."""

from __future__ import annotations

from sqlalchemy import select, update

from bot.store import judgements
from bot.store.database import Database
from bot.store.judgements import JudgementRow
from bot.store.packing import unpack
from bot.store.schema import judgements as stored
from tests.bot.store.test_log import logged

ROWS = [JudgementRow(3, 1, 1, {"watched": {"red": 0.5}}), JudgementRow(3, 1, 2, {"watched": {"red": 0.25}})]


async def test_they_are_kept_packed_and_older_ones_are_packed(database: Database) -> None:
    table = await logged(database, 1)
    async with database.write() as connection:
        for row in ROWS:
            await judgements.write(connection, table, row)
        assert await judgements.of_table(connection, table, 3) == ROWS
        old = {"packed": None, "data": '{"watched":{"red":0.125}}'}
        await connection.execute(update(stored).where(stored.c.look == 2).values(**old))
        read = [ROWS[0], JudgementRow(3, 1, 2, {"watched": {"red": 0.125}})]
        assert await judgements.of_table(connection, table, 3) == read
        await judgements.pack_older(connection, table)
        assert await judgements.of_table(connection, table, 3) == read
        texts = {(row.data, unpack(row.packed)) for row in await connection.execute(select(stored))}
        assert texts == {("", '{"watched":{"red":0.5}}'), ("", '{"watched":{"red":0.125}}')}
