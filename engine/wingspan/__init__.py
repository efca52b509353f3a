"""The Wingspan Automa: an opponent for one person, her data and her rules, by the chapters of her rulebook."""
