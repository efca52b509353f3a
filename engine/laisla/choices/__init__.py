"""What a seat can choose, as a tree for each kind of decision (engine.choices)."""
