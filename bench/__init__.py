"""How fast and how small Aviary is. What hosting logs while it is measured goes to stderr: stdout is for figures."""

import sys

import structlog

structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
