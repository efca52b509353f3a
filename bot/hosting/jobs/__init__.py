"""Who does the work in the background: loops of the one bot there is, or a queue that several processes share."""
