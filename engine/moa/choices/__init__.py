"""What a seat can choose."""
