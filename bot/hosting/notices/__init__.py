"""What is told to one person: as long as it holds, when that one may be told, and by which way."""
