# What `aviary balance` says. Numbers come as text. First what it writes into its Markdown file: a table or list a section.
balance-title = Balance of { $game }
balance-about = { $games } games, every seat played by *{ $player }*; seed { $seed }, switches: { $options }; rules and players of version { $version }.
balance-own-components = The components are not the shipped ones (their digest: { $components }).
balance-no-options = as they are by default
balance-seats = { $seats } seats
balance-part = { $part } %
balance-range = { $low } to { $high }
balance-interval = { $value } [{ $low }, { $high }]
balance-nothing = –

balance-places = Who begins
balance-places-about = Seats by the order in which they are asked first. Shares of wins with their 95 % interval; “by luck” is how likely a share so far from equal would be if the order did not matter, corrected for the number of seats (Holm). Margin: points ahead of the best of the others.
balance-place = Place
balance-games = Games
balance-share = Wins
balance-95 = 95 %
balance-score = Score
balance-margin = Margin [95 %]
balance-luck = By luck

balance-scores = Scores
balance-scores-about = Means; the spread is the standard deviation of a seat's score. Close: the best two are at most three points apart.
balance-winning = Winner's
balance-spread = Spread
balance-close = Close

balance-sources = Points by source
balance-sources-about = The mean of a seat in a game, its part of all points, and the mean of those who win.
balance-source = Source
balance-source-cell = { $points } ({ $part } %), winners { $winners }

balance-chapters = Chapters of the rules
balance-chapters-about = How often in a game, and in which part of the games at all. A rule is counted where an event tells of it; rules that only forbid or explain have none.
balance-chapter = Chapter
balance-rules = Rules
balance-rule = Rule
balance-ways = Answers
balance-ways-about = How often in a game, all seats together, and in which part of the games at all.
balance-way = Answer
balance-usage = { $each } ({ $games } %)

balance-length = Length
balance-length-about = Entries of the log. Far too long: more than three times the width of the middle half above three quarters of all games.
balance-shortest = Shortest
balance-longest = Longest
balance-middle = Median
balance-rounds = Rounds: games
balance-rounds-cell = { $rounds }: { $games }
balance-far = Far too long

balance-components = Components: { $kind }
balance-components-about = { $comes ->
    [dealt] They come by chance. “One more” is by how much the margin is more with one more of it in the place of another: chance has tried that out, so it is what it is judged by.
    [taken] Seats choose which they take, so whoever has one differs from others in more than that.
   *[open] Every seat can use them, so who does differs from others in more than that.
} Means of a seat in a game, all numbers of seats together, each compared with itself only. Who used it against who { $comes ->
    [open] did not
   *[other] had it and did not
}: difference in wins (points of a hundred) and in margin, with 95 % intervals. “By luck” is corrected for all components of this report (Holm).
balance-component = Component
balance-had = Had
balance-used = Used
balance-chances = Used of had
balance-chances-open = Seats
balance-acted = Gave
balance-points = Points
balance-users = Users : others
balance-wins = Wins
balance-more = Margin
balance-one-more = One more
balance-judged = Judged
balance-verdict = { $verdict ->
    [dead] dead
    [weak] weak
    [strong] strong
    [seldom] seldom
   *[none] –
}

# On the screen.
balance-screen-title = { $game }: { $games } games, seed { $seed }
