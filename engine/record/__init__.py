"""The game record (docs/record.md): write, read, replay, verify."""

from engine.record.faults import Fault, RecordError
from engine.record.model import Record, read_record
from engine.record.replay import replay, verify
from engine.record.write import write_record

__all__ = ["Fault", "Record", "RecordError", "read_record", "replay", "verify", "write_record"]
