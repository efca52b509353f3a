"""What the people of a table agree to: proposing, voting, and carrying out what was agreed."""
