# The help of the console script `aviary`, and what it says of what is no command.

# -- commands ---------------------------------------------------------------------------------------------------------

# A line for each in the list of commands; what only its own help adds is in `.more`.
cli-help-run = Run the bot: on Discord with a DISCORD_TOKEN, otherwise in the sandbox on this machine.
cli-help-serve = Take Discord's interactions over HTTP, in any number of processes.
cli-help-work = Only work in the background, beside other processes over the same PostgreSQL database.
cli-help-web = Serve pages on which games can be looked back on and watched.
cli-help-sandbox = Run the bot in the sandbox, a local stand-in for Discord, whether there is a token or not.
cli-help-tables = List the tables in a lobby or running.
cli-help-export = Write the record of a game.
    .more = That of a running game holds all its secrets.
cli-help-import = Open a table from a record, after checking every step of it.
    .more = Whoever joins there takes a seat and plays on.
cli-help-backup = Copy the database while the bot goes on.
    .more = Nothing is overwritten.
cli-help-compact = Give the space in the database that nothing uses back to the disk.
    .more = The bot must not run meanwhile.
cli-help-move = Take the SQLite database over into PostgreSQL, and compare the two.
    .more = The bot must not run meanwhile. The target must be empty. A move that was broken off goes on where it was. The file is only read.
cli-help-recount = Count all finished games anew for the statistics, from their logs alone.
    .more = The bot may run meanwhile.
cli-help-doctor = Look whether the database and every running game are sound.
    .more = Exit code 1 when anything is wrong.
cli-help-verify = Replay game records with the rules and compare every field.
    .more = Exit code 1 when anything is wrong.
cli-help-render = Draw a picture of a recorded game.
cli-help-rules = Look a rule of a game up, as people ask for it.
cli-help-rulebook = Write the rulebooks as pages to read before playing.
    .more = Those of other languages than English are in folders.
cli-help-simulate = Let automa play whole games against each other, and write their records.
cli-help-tournament = Let players made of code play many games against each other, and measure how strong they are.
cli-help-balance = Let equal players play many games, and tell how well balanced the game is.
cli-help-strength = Tell how strong the Wingspan Automa is with each setting, or simulate that anew.
cli-help-translation = Say what a translation lacks.
    .more = Its messages and rulebooks are looked at beside the English ones. Exit code 1 when anything is to be mended.

# -- options and arguments --------------------------------------------------------------------------------------------

# What each is; those of one command alone have its name. $playouts: a number; $kinds: names of kinds of work, $all and
# $none: what is typed for all or none of them.
cli-option-help = Show this and do nothing else.
cli-option-game = Which game.
cli-option-games = How many games.
cli-option-balance-games = How many games with each number of seats.
cli-option-strength-games = How many games to simulate for each mode and deck; else what is shipped.
cli-option-seed = The same seed gives the same games.
cli-option-strength-seed = The same seed gives the same scores.
cli-option-seats = A number of seats; may be repeated. By default every one.
cli-option-player = Who plays every seat.
cli-option-option = A rule switch, as NAME=CHOICE; may be repeated.
cli-option-components = A components file of your own for the game (TOML or JSON).
cli-option-jobs = How many processes; by default one for each core.
cli-option-cluster = Work on the Dask cluster with this scheduler's address.
cli-option-resume = A file for finished games; goes on from what is there.
cli-option-balance-json-file = A file for all figures as JSON.
cli-option-tournament-json-file = A file for the result as JSON.
cli-option-markdown-file = A file for the report, as Markdown.
cli-option-tournament-players = One for each seat, as hunter,fledgling or hunter:3s,hunter:200.
cli-option-simulate-players = How many seats; by default four, or all.
cli-option-think = Seconds of CPU for a decision of a player that searches.
cli-option-playouts = Instead, play-outs: the same games everywhere. By default { $playouts }.
cli-option-chart = A file for a chart (PNG).
cli-option-tournament-records = A folder for the records of the games.
cli-option-web-records = Game records (docs/record.md); by default, the tables of the database.
cli-option-simulate-out = Folder for the records; without it none are written.
cli-option-export-out = The file to write; without it GAME-TABLE.jsonl.
cli-option-render-out = The picture to write.
cli-option-automa = The level of the players.
cli-option-brief = Leave the positions out of the records.
cli-option-write = A file for all distributions; without it they are shown.
cli-option-only = Show settings with this word only; may be repeated.
cli-option-sandbox = The games of the sandbox, which are kept apart.
cli-option-table = The table's number (aviary tables).
cli-option-target = The file to write, or a folder for it.
cli-option-record = A game record (docs/record.md).
cli-option-files = Game records (docs/record.md).
cli-option-faults = How many faults to show for each file.
cli-option-channel = The sandbox's channel, by name; without it the first that is free. On Discord its number.
cli-option-discord = Open it on Discord, not at the sandbox.
cli-option-server = With --discord: the number of the channel's server.
cli-option-import-language = The language of the channel.
cli-option-render-language = The language of its words.
cli-option-rules-language = The language of the rulebook, and of the question.
cli-option-web-language = The language for whose browser asks for none that there is.
cli-option-translation-language = The language, as its folder is called (de).
cli-option-translation-file = Only what this file lacks ("moa-terms.ftl", "moa/de.md").
cli-option-to = The PostgreSQL database, as postgresql://user@host/name. Without it DATABASE_URL. A password given here is seen by other users of the machine: PGPASSWORD or ~/.pgpass can hold it instead.
cli-option-entry = After which entry; by default the last.
cli-option-kind = Which picture.
cli-option-seat = As this seat sees it; by default as a spectator does.
cli-option-animate = The game up to there as a GIF.
cli-option-question = A question, some words, or the id of a rule.
cli-option-ids = Only the ids of the entries, best first, one a line.
cli-option-folder = The folder that the pages are written to, one a game and language.
cli-option-sync = Only tell Discord the commands, whether changed or not.
cli-option-work = What this process works in the background. { cli-option-kinds }
cli-option-kinds = Which kinds, as posts,letters: { $kinds }; { $all }, or { $none }. Only over PostgreSQL.
cli-option-no-open = Do not open the sandbox's page in a browser.
cli-option-port = Port of the sandbox; 0 takes any.
cli-option-web-port = The port; 0 takes any.
cli-option-http = Send interactions over HTTP, as to `aviary serve`.

# -- what stands around them ------------------------------------------------------------------------------------------

cli-usage = Usage:
cli-usage-options = OPTIONS
cli-usage-command = COMMAND [ARGS]...
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-option-default = default: { $value }
cli-option-required = required

# -- what is no command -----------------------------------------------------------------------------------------------

# $command: as it was typed; $near: what may be meant, or "none".
cli-misuse-help = What can be typed: { $command } --help
cli-misuse-command = There is no command “{ $command }”.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
# $option: as it was typed.
cli-misuse-option = There is no option { $option } here.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
cli-misuse-bare = Something must stand behind { $option }.
# $rest: what was typed besides.
cli-misuse-rest = This command takes no more than that: { $rest } is too much.
# $what: an option or argument; $type: what stands there, as "<int>"; $least: the smallest number, or "none".
cli-misuse-missing = { $what } is missing.
cli-misuse-value = { $what }: that cannot be. Expected is { $type }{ $least ->
    [none] { "" }
   *[other] {", at least"} { $least }
}.
# $said: why, in English.
cli-misuse-other = That is no call of this command: { $said }
