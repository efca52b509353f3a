"""What the pictures of every game are drawn with: theme, canvas, icons, text, encoding."""
