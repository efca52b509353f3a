from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def every_message_is_there_and_gets_its_facts() -> Iterator[None]:
    with structlog.testing.capture_logs() as logs:
        yield
    assert not [entry for entry in logs if entry["event"] in ("message_missing", "message_faulty")]
