"""Players made of code against each other, many games at once, to measure how strong they are."""
