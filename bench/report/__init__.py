"""What is made of the figures: the table of rows with goals and anchors, the short form, comparing two commits."""
