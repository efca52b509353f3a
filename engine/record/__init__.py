"""The game record (docs/record.md): write, read, replay, verify."""

from engine.record.faults import Fault, RecordError
from engine.record.lines import MOST_BYTES
from engine.record.model import Record, RecordReader, read_record
from engine.record.replay import replay, verify, verify_entries
from engine.record.write import write_record

__all__ = [
    "MOST_BYTES",
    "Fault",
    "Record",
    "RecordError",
    "RecordReader",
    "read_record",
    "replay",
    "verify",
    "verify_entries",
    "write_record",
]
