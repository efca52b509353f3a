"""Every rule of La Isla by its id (docs/rules of the project; the rulebook has an entry for each)."""

RULE_IDS = tuple(f"LI{number}" for number in range(1, 43))
