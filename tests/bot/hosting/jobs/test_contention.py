"""Processes that act at the same tables at the same time: no log is forked, and no answer is lost.

`CONTENTION=100000 pytest tests/bot/hosting/jobs/test_contention.py -m postgres` acts so often.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.store.database import open_database
from bot.store.schema import interactions, log
from tests.support.bot import ROOT
from tests.support.storage import OVER_SERVER, Storage

ACTIONS = int(os.environ.get("CONTENTION", "3000"))
pytestmark = [pytest.mark.slow, OVER_SERVER, pytest.mark.timeout(600 + ACTIONS)]
PROCESSES = 2


async def test_two_processes_contend_for_the_same_tables(storage: Storage, tmp_path: Path) -> None:
    await (await storage.open(tmp_path)).close()
    url = await storage.address(tmp_path)
    assert url is not None
    told = await asyncio.gather(*(contend(url, number) for number in range(1, PROCESSES + 1)))
    database = await open_database(tmp_path, url, as_it_is=True)
    async with database.read() as connection:
        rows = [tuple(row) for row in await connection.execute(select(log.c.table_id, log.c.seq))]
        led = {row[0]: (row[1], row[2]) for row in await connection.execute(select(interactions))}
    await database.close()
    seqs: dict[int, list[int]] = {}
    for table, seq in rows:
        seqs.setdefault(table, []).append(seq)
    assert all(sorted(each) == list(range(1, len(each) + 1)) for each in seqs.values())
    confirmed = {int(press): tuple(where) for each in told for press, where in each["confirmed"].items()}
    assert len(confirmed) > ACTIONS / 4
    assert {press: led.get(press) for press in confirmed} == confirmed
    assert max(Counter(confirmed.values()).values()) == 1
    refused = sum((Counter(each["refused"]) for each in told), Counter[str]())
    print(json.dumps({"confirmed": len(confirmed), "rows": len(rows), "refused": refused}))


async def contend(url: str, number: int) -> dict[str, dict[str, list[int]]]:
    """Let one process act, and return what it was told."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.hosting.jobs.contending", url, str(number), str(ACTIONS // PROCESSES)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    out, _ = await process.communicate()
    assert process.returncode == 0
    said: dict[str, dict[str, list[int]]] = json.loads(out)
    return said
