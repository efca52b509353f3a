"""What people have chosen for themselves, and what follows from it."""
