"""Every rule of Moa by its id; the rulebook has an entry for each."""

_LAST = {
    "C": 1,
    "S": 3,
    "P": 4,
    "A": 4,
    "I": 7,
    "B": 4,
    "PB": 2,
    "PL": 2,
    "AT": 3,
    "SL": 4,
    "K": 3,
    "KT": 8,
    "R": 1,
    "V": 1,
    "SC": 6,
    "T": 4,
    "W": 3,
}
"""The number of the last rule of each chapter; they count from 1, but H from 0."""

RULE_IDS = (
    "H0",
    "H1",
    "H2",
    *(f"{chapter}{number}" for chapter, last in _LAST.items() for number in range(1, last + 1)),
)
