"""A stand-in, the small bot connected to it, and people."""

from collections.abc import AsyncIterator

import pytest

from sandbox import SandboxServer
from sandbox.driver import Person, Sandbox
from tests.sandbox.limits_bot import LimitsBot
from tests.sandbox.rest import Rest, resting
from tests.support.sandbox import connected, running


@pytest.fixture
async def server() -> AsyncIterator[SandboxServer]:
    """A stand-in whose bot must break no rule."""
    async with running() as server:
        yield server


@pytest.fixture
async def lenient() -> AsyncIterator[SandboxServer]:
    """A stand-in for bots that break rules on purpose."""
    async with running(clean=False) as server:
        yield server


@pytest.fixture
async def rest(server: SandboxServer) -> AsyncIterator[Rest]:
    async with resting(server) as rest:
        yield rest


@pytest.fixture
async def alone(server: SandboxServer) -> AsyncIterator[Sandbox]:
    """A driver of the stand-in to which no bot is connected."""
    async with Sandbox(server.url) as sandbox:
        yield sandbox


@pytest.fixture
def limits_bot() -> LimitsBot:
    return LimitsBot()


@pytest.fixture
async def sandbox(server: SandboxServer, limits_bot: LimitsBot) -> AsyncIterator[Sandbox]:
    async with connected(limits_bot, server) as sandbox:
        yield sandbox


@pytest.fixture
def ann(sandbox: Sandbox) -> Person:
    return sandbox.person("ann")


@pytest.fixture
def ben(sandbox: Sandbox) -> Person:
    return sandbox.person("ben")
