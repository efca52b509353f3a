"""How strong the Automa is: simulated games, and their scores."""
