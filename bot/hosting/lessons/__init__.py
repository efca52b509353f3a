"""First lessons: a prepared game in which one person learns by playing, a step at a time.

A lesson is data (`<game>.toml`): the deal, every answer that is given in it, and the steps. So where somebody stands in
it is one number, all else follows from the data. It is no table: nothing of it is posted, counted or ranked.
"""
