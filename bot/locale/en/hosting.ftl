# What hosting says: how seats are called, what keeps the store from working, and the commands that look after games.

# What an automa is called, everywhere: by its level. $number: of those at the table of the same level.
hosting-automa = { automa-level }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
# $level: "random" for the automas of old tables, which draw what they do.
automa-nestling = Nestling
automa-fledgling = Fledgling
automa-hunter = Hunter
automa-level = { $level ->
    [nestling] { automa-nestling }
    [fledgling] { automa-fledgling }
    [hunter] { automa-hunter }
   *[random] Automa
}
# In the place of somebody.
automa-stands-in = { $level ->
    [random] an automa
   *[fledgling] the automa { automa-level }
}
automa-stands-in-first = { $level ->
    [random] An automa
   *[fledgling] The automa { automa-level }
}
hosting-nobody = nobody yet

refused-not-manager = Only whoever manages the server can choose that.
refused-unknown-language = I do not speak “{ $language }”. I speak: { $languages }.

# -- why the store cannot be used: $path is the file (or the setting's name), $cause what the database or system says --

store-unreadable = The database { $path } cannot be read ({ $cause }). Nothing was changed. Put a backup in its place, or set DATA_DIR to where the right one is.
store-no-copy = This version changes the schema of the database, and a copy of it as it was is made first: { $path }. That failed: { $cause }. Nothing was changed. Make room for it, and start again.
store-damaged = The database { $path } is damaged ({ $cause }). Nothing was changed. Stop the bot and put a backup in its place.
store-empty = The database { $path } is an empty file, which it never is by itself. Put a backup in its place; or, if there was nothing to lose, delete the file.
store-full = The disk with the database { $path } is full ({ $cause }). Nothing was changed. Make room there and start again.
store-read-only = The database { $path } can be read but not written ({ $cause }). Nothing was changed. Give the user that the bot runs as the right to write to the file and its folder, and see that the disk is not mounted read-only.
store-disk = The disk with the database { $path } does not let it be read or written ({ $cause }). Nothing was changed. See that the disk is there, healthy and not full, and that the user that the bot runs as may write to the file and its folder.
store-lost = The database { $path } is gone, but its journal is still there. Bring the file back, from a backup if need be; or, if there was nothing to lose, delete the journal too.
store-missing = There is no database { $path } yet. It is made when the bot runs for the first time.
store-foreign = { $path } is a database of another program. Nothing was changed. Set DATA_DIR or DATABASE_URL to one of Aviary's, or to an empty one.
store-in-use = A bot is running over { $path } already. Stop that one first, or set DATA_DIR to another folder for this one.
store-busy = The database { $path } is being written to by another program, which did not come to an end in time. Nothing was changed; try again, or stop that program.
store-older = The database { $path } was last used by an older Aviary. Start the bot once: it brings the database up to date.
store-newer = The database { $path } was used by a newer Aviary (schema { $version }). Nothing was changed. Install that version again, or put a backup from before in its place.
store-not-writable = The folder { $path } cannot be written to ({ $cause }). Give the bot the right to, or set DATA_DIR to another folder.
# The next ones are about PostgreSQL. None repeats anything of DATABASE_URL, which holds a password.
store-unreachable = The PostgreSQL server that DATABASE_URL names cannot be reached ({ $cause }). The games are safe there. See that the server runs and that host and port are right; then start again.
store-login = The PostgreSQL server does not accept the user or the password in DATABASE_URL ({ $cause }). The games are safe there. Characters like @ : / in a password are written as %40 %3A %2F.
store-no-database = The PostgreSQL server has no database of the name in DATABASE_URL. Make it (createdb), or mend the name.
store-not-allowed = The user in DATABASE_URL may not do on the PostgreSQL server what is needed ({ $cause }). Nothing was changed. Make that user the owner of the database.
store-crowded = The PostgreSQL server takes no more connections ({ $cause }). The games are safe there. End other programs that use it, or raise its max_connections; then start again.
store-server = The PostgreSQL server refused what was asked of it ({ $cause }). The server's own log says more.
store-bad-address = DATABASE_URL is not the address of a database. It looks like postgresql://user:password@host/name.
store-half-moved = A move to the database that DATABASE_URL names is not over. Run the same aviary move again: it goes on where it was.
store-in-memory = DATABASE_URL names a database in memory, which would forget every game. Leave it out, and a file in DATA_DIR is used.

components-unknown-game = { $path } is set for a game called “{ $game }”, which there is not. There is: { $games }.
components-missing = The components file { $path } cannot be read ({ $cause }).
components-wrong = The components file { $path } does not fit: { $cause }.

# -- backup ----------------------------------------------------------------------------------------------------------

backup-postgresql = The games are in PostgreSQL, which brings its own tool: pg_dump --format=custom --file=aviary.dump and the address.
backup-exists = { $path } exists already. Nothing was overwritten.
backup-failed = The copy { $path } could not be written ({ $cause }).
cli-backup-done = Copied to { $file } ({ $size } bytes).

compact-postgresql = The games are in PostgreSQL, which brings its own tool: VACUUM FULL.
compact-failed = The database { $path } could not be written anew ({ $cause }). It is as it was.
cli-compact-done = The database took { $before } bytes and takes { $now } now.

move-not-postgresql = Where to? Give the address of a PostgreSQL database with --to, or set DATABASE_URL to it: postgresql://user:password@host/name.
move-full = The target holds rows already (in the table “{ $table }”). Nothing was changed there. Make an empty database (createdb), and name that one.
move-other-version = The move to this target was begun by another version of Aviary. Go on with that version; or make an empty database (createdb), and begin anew.
move-raced = Another move to the same target is under way. Let it come to its end, or stop it, and run this one again.
move-text = The table “{ $table }” has text in the column “{ $column }” that PostgreSQL cannot hold: a character U+0000. The row is the one with { $key }. Take it out there (UPDATE), and run the same move again: it goes on where it was.
move-value = A row of the table “{ $table }” has a value that PostgreSQL does not take: too long, or out of range. It is one from { $first } to { $last }. Mend it in the file, and run the same move again: it goes on where it was.
move-unreadable = The table “{ $table }” in { $path } cannot be read to its end ({ $cause }). The file was not changed. The target holds a part of the rows by now, and no bot starts over it. Where the file can be read again as it was, run the same aviary move: it goes on where it was. With a backup in its place, make an empty database (createdb), and move to that one.
move-broken-off = The server of the target takes no more rows ({ $cause }); its own log says more. The file was not changed. The target holds a part of the rows by now, and no bot starts over it. See that the server runs and has room, and run the same aviary move again: it goes on where it was.
cli-move-table = Table
cli-move-rows = Rows
cli-move-moved = Moved
cli-move-digest = Digest
cli-move-outcome = Outcome
cli-move-alike = same
cli-move-differs = DIFFERS
cli-move-under-way = Moving
cli-move-done = Everything is in PostgreSQL, and is the same there. Set DATABASE_URL={ $address } (with your password), and start the bot. { $file } was not changed: keep it as a backup, or remove it.
cli-move-set = Everything is in PostgreSQL, and is the same there. DATABASE_URL names it already: start the bot. { $file } was not changed: keep it as a backup, or remove it.
cli-move-not-alike = The target is not the same as { $file }. Has a bot run over one of them since the move began? Make an empty database (createdb), and move to that one. Nothing was changed in the file.

# -- doctor ----------------------------------------------------------------------------------------------------------

cli-doctor-broken = The database is damaged: { $cause }.
cli-doctor-old-schema = The database has schema { $version }; the bot will bring it to { $newest } when it starts.
cli-doctor-tables = { $sound } of { $running ->
    [one] one running game
   *[other] { $running } running games
} replay as they are stored. { $all ->
    [one] One table
   *[other] { $all } tables
} in all.
# Numbers are megabytes, those of one game kilobytes.
cli-doctor-size = The database takes { $whole } MB.
cli-doctor-kinds = Of that, in MB: logs { $rows }, packed logs { $packed }, positions { $positions }, components { $components }, presses of the last days { $presses }, games looked back on { $lookbacks }, all else { $rest }.
cli-doctor-games = A game that is over takes { $over_each } kB on average ({ $over } of them), a running one { $running_each } kB ({ $running } of them).
cli-doctor-to-pack = { $count ->
    [one] The log of one game that is over is
   *[other] The logs of { $count } games that are over are
} still to be packed. The bot does that while it runs, from two days after a game's end on.
cli-doctor-free = { $free } MB of the file hold nothing. What is stored next goes there. To give them back to the disk, stop the bot and run: aviary compact
cli-doctor-unknown-game = Table { $table } plays “{ $game }”, a game that this version does not know.
cli-doctor-damaged = Table { $table } is damaged and cannot go on: { $cause }. The other tables are not touched by that.
cli-doctor-snapshot = The stored position of table { $table } is not what its log leads to. The log counts: the stored position was thrown away, and the next start of the bot makes it anew. If the bot is running, stop it, run this again, and start it: until then it goes on from the wrong position, and stores it again.
# Why something cannot be told. $why: as the log has it.
cli-doctor-why = { $why ->
    [missing-access] the bot does not see the channel
    [missing-permissions] the bot lacks permissions there
    [thread-archived] the thread is archived
    [thread-locked] the thread is locked
    [threads-crowded] the server has too many active threads
    [place-taken] another table stands in the thread that the bot made
    [table-damaged] the table is damaged
    [failed] it failed too often
   *[other] Discord did not take it
} ({ $why })
cli-doctor-undelivered = Something could not be told in channel { $channel } (table { $table }): { $why ->
    [channel-gone] the channel is gone. aviary export { $table } and aviary import open the game in another one.
   *[other] { cli-doctor-why }. It is tried again when somebody presses something there, at each start, and once a day.
}
# A league for whose round no place can be made.
cli-doctor-league = League { $league } cannot go on in channel { $channel }: { cli-doctor-why }. It is tried again after a while.
cli-doctor-running = The bot is running; it was looked at as it stood just now.
cli-doctor-well = All is well.

# -- tables, export, import ------------------------------------------------------------------------------------------

# Column heads.
cli-tables-table = Table
cli-tables-game = Game
cli-tables-status = Status
cli-tables-channel = Channel
cli-tables-seats = Seats
cli-tables-entries = Steps
# $status: how a table stands.
cli-tables-now = { $status ->
    [lobby] lobby
    [running] running
   *[other] { $status }
}
cli-export-written = Written to { $file }.
# $channel: the channel's name with its server's, or its number on Discord.
cli-import-done = Table { $table } stands in { $channel }.
cli-import-now = The bot is running: the board is posted there within half a minute.
cli-import-later = { $where ->
    [sandbox] The board is posted there when the sandbox is started: make run, or aviary sandbox.
   *[discord] The board is posted there when the bot is started.
}
cli-import-seats = Whoever presses the button under the board there takes one of the seats and plays on.
cli-import-taken = { $count ->
    [one] In { $channel } is a table already.
   *[other] In each of the { $count } channels is a table already: close one with /table end, or make a channel.
}
cli-import-no-channel = The sandbox has no channel “{ $channel }”. It has: { $known }.
cli-import-number = With --discord, name the channel by its number: --channel 1234567890 (in Discord: Copy Channel ID).
cli-import-server = The sandbox's channels are known by name; --server is for --discord.
cli-import-wrong = { $file } is no record that can be played on. { $fault }
# A fault of ours; below it stands where it happened.
cli-fault = Something went wrong on our side:
# $kind: what is wrong, as pydantic calls it; $bound: the bound that it is beyond, or what it may be, a list.
cli-setting-wrong = The setting { $name } cannot be used: { $kind ->
    [int_parsing] it is no whole number
    [float_parsing] it is no number
    [greater_than] it must be more than { $bound }
    [greater_than_equal] it must be at least { $bound }
    [less_than_equal] it must be at most { $bound }
    [literal_error] it must be one of { $bound }
    [address] it is no address
    [too_many_shards] a bot has at most { $bound } shards, since Discord advises one for each 1,000 servers
   *[other] it is not written as it must be; .env.example shows how
}.
