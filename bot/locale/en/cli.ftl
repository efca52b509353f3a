# What the console script `aviary` says.

# { $file } could not be read or written; { $why } is the operating system's word.
cli-unreadable = { $file } cannot be read: { $why }.
cli-unwritable = { $file } cannot be written: { $why }.

cli-verify-right = { $file }: right. { $game }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
# One thing that is wrong in a record: line, field, and what is expected and found there.
cli-verify-fault = { $file }, line { $line }, { $field }: expected { $expected }, found { $found }
cli-verify-fault-line = { $file }, line { $line }: expected { $expected }, found { $found }
cli-verify-more = { $file }: there is more. Show it with --faults.
cli-verify-sum = { $right } of { $files } records are right.

cli-simulate-no-game = There is no game "{ $game }". There is: { $known }.
cli-simulate-no-automa = There is no automa "{ $automa }". There is: { $known }.
cli-simulate-seats = { $game } is played with one of these numbers of players: { $known }.
cli-simulate-option = "{ $option }" is no switch of this game. There is: { $known }.
cli-simulate-written = { $games ->
    [one] One record
   *[other] { $games } records
} written to { $folder }.
# Column heads.
cli-simulate-game = Game
cli-simulate-players = Players
cli-simulate-games = Games
cli-simulate-entries = Entries, mean
cli-simulate-score = Score, mean
cli-simulate-winning = Winner's, mean
cli-simulate-seconds = Seconds
cli-simulate-each = ms a game

cli-render-entry = There is no such entry: the record has { $entries }.
cli-render-seat = There is no such seat. There is: { $known }.
cli-render-record = { $file } cannot be replayed: { $why }
cli-render-no-hand = Only a seat has a hand: name it with --seat.
cli-render-no-sheet = Nothing has been scored by then.
cli-render-written = { $file }: { $alt }
