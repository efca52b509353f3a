"""A book that PostgreSQL keeps of timers: when each was planned, when it went, and what was done in that transaction.

Triggers write it in the transaction that they note. So it holds what was committed, whatever the bot thinks of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import asyncpg

_MAKE = """
CREATE SCHEMA book;
CREATE TABLE book.notes (
    number BIGSERIAL PRIMARY KEY,
    transaction BIGINT NOT NULL DEFAULT txid_current(),
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    what TEXT NOT NULL,
    data JSONB NOT NULL
);
CREATE FUNCTION book.note() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    data JSONB := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
    INSERT INTO book.notes (what, data)
    VALUES (lower(TG_TABLE_NAME || ' ' || TG_OP), data - 'packed' - 'entry' - 'asked_since');
    RETURN NULL;
END $$;
CREATE TRIGGER book AFTER INSERT OR UPDATE OR DELETE ON timers FOR EACH ROW EXECUTE FUNCTION book.note();
CREATE TRIGGER book AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION book.note();
CREATE TRIGGER book AFTER INSERT OR UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION book.note();
CREATE TRIGGER book AFTER INSERT OR UPDATE OF message_id ON notices FOR EACH ROW EXECUTE FUNCTION book.note();
CREATE TABLE book.clocks (channel_id BIGINT PRIMARY KEY, clock TEXT NOT NULL);
CREATE FUNCTION book.set_clock() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    NEW.clock := coalesce((SELECT clock FROM book.clocks WHERE channel_id = NEW.channel_id), NEW.clock);
    RETURN NEW;
END $$;
CREATE TRIGGER clock BEFORE UPDATE ON tables FOR EACH ROW
    WHEN (OLD.status = 'lobby' AND NEW.status = 'running') EXECUTE FUNCTION book.set_clock();
CREATE FUNCTION book.hurry_letters() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_TABLE_NAME = 'pings' THEN
        NEW.at := NEW.at - INTERVAL '1 hour';
    ELSE
        NEW.due_at := NEW.due_at - INTERVAL '1 minute';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER hurry BEFORE INSERT OR UPDATE ON pings FOR EACH ROW EXECUTE FUNCTION book.hurry_letters();
CREATE TRIGGER hurry BEFORE INSERT ON notices FOR EACH ROW EXECUTE FUNCTION book.hurry_letters();
"""


@dataclass(frozen=True, slots=True)
class Note:
    """What happened to a row."""

    transaction: int
    at: datetime
    what: str
    """The table and what was done, as "timers delete"."""
    data: Mapping[str, Any]
    """The row: behind the change, or what was deleted."""


async def begin_book(address: str, clocks: Mapping[int, str]) -> None:
    """Begin a book in a database, and give each game that begins in some channels a clock.

    `clocks`: by channel, as they are stored. So that reminders are told within such a short time, they count as due for
    a minute (so long a letter waits for what comes, too), and nobody as pinged in the last minutes.
    """
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(_MAKE)
        await connection.executemany("INSERT INTO book.clocks VALUES ($1, $2)", list(clocks.items()))
    finally:
        await connection.close()


async def read_book(address: str) -> list[Note]:
    """Return all that is noted, in the order in which it was."""
    connection = await asyncpg.connect(address)
    try:
        rows = await connection.fetch("SELECT transaction, at, what, data FROM book.notes ORDER BY number")
    finally:
        await connection.close()
    return [Note(row["transaction"], row["at"], row["what"], json.loads(row["data"])) for row in rows]
