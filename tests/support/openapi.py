"""Discord's own OpenAPI file as a judge of requests and answers. It lies beside the project, where it lies at all."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Self

import jsonschema_rs

from sandbox.traffic import Exchange

FILE = Path(__file__).resolve().parents[2].parent / "shared" / "discord" / "openapi.json"
WHY_SKIPPED = "Discord's OpenAPI file is not beside the project (../shared/discord/openapi.json)"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
LAGGING = re.compile(r"default_member_permissions")
"""Members that the file describes otherwise than the documentation; it is generated and says so of itself."""


class Schemas:
    """The file with its validators, compiled once for all tests."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.paths = document["paths"]
        self._strict = document["components"]
        self._loose = _loosened(document["components"])
        self._validators: dict[tuple[str, ...], Any] = {}

    def request(self, method: str, template: str) -> Any:
        """The validator of a JSON body; None where the file has none."""
        content = self.paths[template][method].get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        return self._validator(("request", method, template), schema, self._loose)

    def answer(self, method: str, template: str, status: int) -> Any:
        """The validator of an answer; None where the file has none."""
        answer = self.paths[template][method]["responses"].get(str(status), {})
        schema = answer.get("content", {}).get("application/json", {}).get("schema")
        return self._validator(("answer", method, template, str(status)), schema, self._strict)

    def _validator(self, key: tuple[str, ...], schema: Any, components: Any) -> Any:
        if schema is None:
            return None
        if key not in self._validators:
            root = {"$schema": DRAFT, **_loosened(schema), "components": components}
            self._validators[key] = jsonschema_rs.validator_for(root)
        return self._validators[key]


class OpenApi:
    """Hears exchanges and complains about those that do not fit the file."""

    def __init__(self, schemas: Schemas) -> None:
        self._schemas = schemas
        self.complaints: list[str] = []

    @classmethod
    def load(cls) -> Self | None:
        """A judge without complaints; None where the file is absent."""
        found = schemas()
        return None if found is None else cls(found)

    def hear(self, exchange: Exchange) -> None:
        """Checks one exchange, unless it was refused anyway."""
        method, template = exchange.method.lower(), exchange.template
        if exchange.status >= 400:
            return
        where = f"{exchange.method} {template}"
        if method not in self._schemas.paths.get(template, {}):
            self.complaints.append(f"{where} is not in the file")
            return
        if exchange.body is not None:
            self._judge(f"request {where}", self._schemas.request(method, template), exchange.body)
        if exchange.answer is not None:
            validator = self._schemas.answer(method, template, exchange.status)
            self._judge(f"answer {where}", validator, exchange.answer)

    def _judge(self, where: str, validator: Any, payload: Any) -> None:
        if validator is None or validator.is_valid(payload):
            return
        for error in validator.iter_errors(payload):
            path = ".".join(map(str, error.instance_path))
            if not LAGGING.search(path):
                self.complaints.append(f"{where}: {path}: {error.message[:300]}")


@cache
def schemas() -> Schemas | None:
    return Schemas(json.loads(FILE.read_text("utf-8"))) if FILE.is_file() else None


def _loosened(node: Any) -> Any:
    """A copy in which ids may be integers too: discord.py sends them so, and Discord takes them."""
    if isinstance(node, list):
        return [_loosened(each) for each in node]
    if not isinstance(node, dict):
        return node
    copy = {key: _loosened(value) for key, value in node.items()}
    if copy.get("format") == "snowflake":
        copy["type"] = ["string", "integer"]
    return copy
