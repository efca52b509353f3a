"""Every rule of the Wingspan Automa by its id (the rulebook has an entry for each)."""

RULE_IDS = tuple(f"WA{number}" for number in range(1, 72)) + tuple(f"WS{number}" for number in range(1, 16))
