# Slash commands. The name of a command or an option is lower case, without spaces, at most 32 characters; a description has
# at most 100. Names must differ within one command.

command-table = table
    .description = Open, play and look at a table in this channel
command-table-new = new
    .description = Open a table in this channel; others can join it
command-table-new-game = game
    .description = Which game
command-table-join = join
    .description = Take a seat at the table here
command-table-join-colour = colour
    .description = The colour you would like
command-table-leave = leave
    .description = Give up your seat before the game has started
command-table-start = start
    .description = Start the game
command-table-board = board
    .description = Look at the board (only you see it)
command-table-board-text = text
    .description = The whole board in words
command-table-board-zoom = zoom
    .description = A close-up of a place (a territory 7, a field B4, a space C3); 0 for the whole board
command-table-hand = hand
    .description = Look at your hand (only you see it)
command-table-log = log
    .description = What has happened so far
command-table-now = now
    .description = What you can do now, and why not the rest
command-table-score = score
    .description = The points, and the latest scoring sheet
command-table-undo = undo
    .description = Take back your latest action
command-table-end = end
    .description = Close the table; you are asked again first
command-table-record = record
    .description = The game as a file that can be replayed

command-table-language = language
    .description = For who manages the server: what new tables speak here
command-table-language-language = language
    .description = Which language

command-rules = rules
    .description = Look up the rules
command-rules-look = look
    .description = Find a rule by words or by its id
command-rules-look-words = words
    .description = What you are looking for, or a rule id such as AT1
command-rules-look-game = game
    .description = Of which game (otherwise the one played here)
command-rules-look-public = public
    .description = Show it to everybody
command-rules-about = about
    .description = What these rules are, and which numbers are reconstructed
command-rules-about-game = game
    .description = Of which game (otherwise the one played here)

command-help = help
    .description = How to begin
