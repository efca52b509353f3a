"""Settings, from the environment or a file `.env` beside where the bot is started (see .env.example)."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, PositiveInt, SecretStr, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

SANDBOX_FOLDER = "sandbox"
"""Inside the data folder: games of the sandbox are kept apart from those on Discord."""
MOST_SHARDS = 50_000
"""How many shards a bot may have. Discord advises one for each 1,000 servers, so more would be for more than fifty
million: a slip of the hand, for which each process would try to connect millions."""


class Settings(BaseSettings):
    """Everything that can be set. A name is that of the environment variable, in lower case."""

    model_config = SettingsConfigDict(
        env_file=".env", env_ignore_empty=True, env_nested_delimiter="_", env_nested_max_split=1, extra="ignore"
    )

    # -- Discord --------------------------------------------------------------------------------------------------

    discord_token: SecretStr | None = None
    """The bot's token. Without it `aviary run` starts the sandbox."""
    sandbox_port: int = Field(default=8300, ge=0, le=65535)
    """Port of the sandbox on this machine; 0 takes any that is free."""
    picture_workers: PositiveInt = 1
    """How many processes draw pictures. Each keeps in memory what it has drawn for the next picture."""
    picture_dir: Path | None = None
    """Where backgrounds of pictures are kept from one start to the next; without it, in `data_dir`."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """What is logged."""
    log_format: Literal["lines", "json"] = "lines"
    """How it is logged: lines for people, or JSON for programs."""

    discord_api: str | None = None
    """Another address than https://discord.com/api/v10 for requests: a proxy that keeps Discord's limits for many
    processes (nirn-proxy, twilight-http-proxy). The gateway's address is asked for there, too."""
    shards: str | None = Field(default=None, pattern=r"^\d+(-\d+)?/\d+$")
    """Which shards this process connects, of how many: "0-3/16". Without it, all that Discord advises."""

    # -- several processes ------------------------------------------------------------------------------------------

    http_host: str = "127.0.0.1"
    """Where a process listens for HTTP: its health, and for `aviary serve` Discord's interactions."""
    http_port: int | None = Field(default=None, ge=0, le=65535)
    """The port for that; without it `aviary serve` takes 8080, and others do not listen."""
    drain_seconds: float = Field(default=5.0, ge=0, le=600)
    """For so long `aviary serve` still takes interactions once it was asked to stop: a load balancer must notice."""
    otel_exporter_otlp_endpoint: str | None = Field(default=None, pattern=r"^https?://[^/]+")
    """Where traces are sent: a collector's address for OTLP over HTTP, as http://localhost:4318. Without it there are
    none. Needs the extra `aviary[traces]`."""

    # -- pages on the web -------------------------------------------------------------------------------------------

    web_address: str | None = Field(default=None, pattern=r"^https?://[^\s<>?#]+$")
    """The public address under which pages of games are reached, as "https://games.example.org". With it posts link the
    pages of tables whose servers want some."""
    web_host: str = "127.0.0.1"
    """Where pages are served."""
    web_port: int | None = Field(default=None, ge=0, le=65535)
    """The port for that; without it only `aviary web` serves pages, at 8090."""
    web_proxies: int = Field(default=0, ge=0, le=10)
    """How many proxies of your own stand in front of the pages, each of which adds to X-Forwarded-For."""

    # -- the store ------------------------------------------------------------------------------------------------

    data_dir: Path = Path("data")
    """Where the database file is. Made when it is missing."""
    database_url: SecretStr | None = None
    """Another database than the file in `data_dir`, as "postgresql://user:password@host/name"."""

    # -- games ----------------------------------------------------------------------------------------------------

    components: dict[str, Path] = Field(default_factory=dict)
    """A components file of your own for a game: COMPONENTS_MOA=/path/to/file.toml. Running games keep theirs."""
    cached_games: PositiveInt = 200
    """How many running games are kept in memory; the others are read again when somebody plays them."""
    automa_pace: float = Field(default=2.0, ge=0)
    """Seconds: an automa acts after half as many to twice as many, as is drawn; 0: as soon as it can, but never
    before a person who sits alone with automas had time to take back what was just done."""
    thinkers: PositiveInt | None = None
    """How many processes think for automas; without it, one fewer than there are cores."""
    hunter_seconds: float = Field(default=3.0, gt=0, le=600)
    """Seconds of CPU time for which an automa that searches (a Hunter) thinks about each answer."""
    advice_seconds: float = Field(default=1.0, gt=0, le=600)
    """Seconds of CPU time for which a Hunter thinks about moves that are suggested to a person."""
    lookback_seconds: float = Field(default=90.0, gt=0, le=3600)
    """Seconds of CPU time that it takes to work out how a finished game went, once somebody asks."""
    gather: float = Field(default=30.0, ge=0)
    """Seconds for which a post waits at most while only automa are asked: so one post tells several of their turns."""

    @property
    def shard_range(self) -> tuple[range, int] | None:
        """Return which shards this process connects, and how many there are; None: all that Discord advises."""
        return None if self.shards is None else _range_of(self.shards)

    @field_validator("shards")
    @classmethod
    def _check_shards(cls, shards: str | None) -> str | None:
        if shards is not None:
            some, count = _range_of(shards)
            if count > MOST_SHARDS:
                raise PydanticCustomError("too_many_shards", "too many shards", {"le": MOST_SHARDS})
            if not some or some[-1] >= count:
                raise ValueError("the first, the last and the number of all shards, as 0-3/16")
        return shards

    @property
    def page_address(self) -> str | None:
        """Return what the addresses of tables' pages begin with; None: no page is linked."""
        return self.web_address and f"{self.web_address.rstrip('/')}/t/"

    @property
    def database_address(self) -> str | None:
        """Return the address of the other database, with its password."""
        return self.database_url.get_secret_value() if self.database_url else None

    def for_sandbox(self) -> Settings:
        """Return the settings with which the sandbox is run: its games are kept apart."""
        return self.model_copy(update={"data_dir": self.data_dir / SANDBOX_FOLDER, "database_url": None})


def _range_of(shards: str) -> tuple[range, int]:
    """Read which shards, and of how many."""
    some, count = shards.split("/")
    first, _, last = some.partition("-")
    return range(int(first), int(last or first) + 1), int(count)
