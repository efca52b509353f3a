"""`/stats`: what finished games came to, as pages of figures and as text; privately, and shown to all by a button."""
