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

# How strong the Wingspan Automa is: what is going on, what was done, and column heads (a setting: mode, level, special
# card, bonus card, tokens).
cli-strength-playing = Playing
cli-strength-written = { $settings } settings written to { $file }.
cli-strength-setting = Setting
cli-strength-games = Games
cli-strength-mean = Mean
cli-strength-sd = SD
cli-strength-quartiles = Quartiles
cli-strength-range = Range

cli-render-entry = There is no such entry: the record has { $entries }.
cli-render-seat = There is no such seat. There is: { $known }.
cli-render-record = { $file } cannot be replayed: { $why }
cli-render-no-hand = Only a seat has a hand: name it with --seat.
cli-render-no-hands = In this game nobody holds anything that others may not see.
cli-render-no-sheet = Nothing has been scored by then.
cli-render-written = { $file }: { $alt }

# The list of commands: a line for each, the first sentence of its own help.
cli-help-run = Run the bot: on Discord with a DISCORD_TOKEN, otherwise in the sandbox on this machine.
cli-help-sandbox = Run the bot in the sandbox, a local stand-in for Discord, whether there is a token or not.
cli-help-tables = List the tables in a lobby or running.
cli-help-export = Write the record of a game.
cli-help-import = Open a table from a record, after checking every step of it.
cli-help-backup = Copy the database while the bot goes on.
cli-help-doctor = Look whether the database and every running game are sound.
cli-help-verify = Replay game records with the rules and compare every field.
cli-help-render = Draw a picture of a recorded game.
cli-help-simulate = Let automa play whole games against each other, and write their records.
cli-help-strength = Tell how strong the Wingspan Automa is with each setting, or simulate that anew.
