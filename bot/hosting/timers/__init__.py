"""What is done at a time: the work that serves timers, and what each kind of them does."""
