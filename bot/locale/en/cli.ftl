# What the console script `aviary` says.

# { $file } could not be read or written; { $why } is the operating system's word.
cli-unreadable = { $file } cannot be read: { $why }.
cli-unwritable = { $file } cannot be written: { $why }.

cli-verify-right = { $file }: right. { $game }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
# One thing that is wrong in a record, as `fault-in-field`.
cli-verify-fault = { $file }, { $fault }
cli-verify-more = { $file }: there is more. Show it with --faults.
cli-verify-sum = { $right } of { $files } records are right.

# A rule that was looked up on the command line, and what else may be meant.
cli-rulebook-written = { $file }: { $entries } entries.
cli-rules-entry = { $id } · { $title }
cli-rules-example = Example: { $example }
cli-rules-others = See also:
cli-rules-other = { "  " }{ $id } · { $title }
cli-rules-choice = { "  " }{ $id } · { $title }: { $text }
cli-rules-unclear = It is not clear which rule you mean. Is it one of these?
cli-rules-nothing = Nothing in the rulebook is near "{ $words }".
cli-rules-language = There is no rulebook of { $game } in { $asked } yet, only in { $known }.

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

# A tournament of players made of code. First what cannot be done.
cli-tournament-alone = { $game ->
    [wingspan] Wingspan is played by one person with the Automa, so nobody can be set against it. Run "aviary strength": it tells how strong the Automa is, from simulated games.
   *[other] { $game } is played alone, so no players can be set against each other.
}
cli-tournament-seats = { $players ->
    [one] One player was named
   *[other] { $players } players were named
}; { $game } is played by one of these numbers: { $known }.
cli-tournament-no-level = There is no player "{ $level }". There is: { $known }.
cli-tournament-near-level = There is no player "{ $level }". Did you mean { $near }? There is: { $known }.
cli-tournament-no-budget = "{ $written }" is no budget. Write a number of play-outs ("800") or seconds of CPU ("0.3s"), above 0; only players that search take one.
cli-tournament-two-budgets = Give --think or --playouts, not both.
cli-kept-games = { $what ->
    [balance] balance report
   *[tournament] tournament
}
cli-tournament-not-resumable = { $reason ->
    [other-tournament] { $file } is of another { cli-kept-games }: it has other players, switches or components, another game or seed. Name another file.
    [other-version] { $file } was begun with another version of the rules or the players. Name another file.
    [in-use] { $file } is in use: another command is writing its games there. Wait until it is over, or name another file.
    [damaged] { $file }, line { $line }: this is no finished game. Take the line out, or name another file.
   *[no-tournament] { $file } does not begin like a file of a { cli-kept-games }. Name another file.
}
cli-tournament-dropped = The last line of { $file } was cut off. Its game is played again.
cli-no-cluster = { $reason ->
    [not-installed] Playing on a cluster needs the package "distributed": pip install "aviary[cluster]"
    [no-workers] The cluster at { $address } has no workers.
    [other-version] The workers at { $address } cannot be used: install the same version of Aviary there as here.
   *[out-of-reach] There is no Dask scheduler at { $address }, as in tcp://10.0.0.5:8786.
}
# $number, $seed: of the game. $fault: what it is and where, "KeyError.search.57".
cli-tournament-game-failed = Game { $number } of seed { $seed } came to a fault in the program: { $fault }. It comes again with the same command.
cli-worker-lost = A worker has ended before its work was done: it was killed, perhaps for want of memory, or cannot be reached any more.
# What is going on, and what was done.
cli-tournament-playing = Playing { $game }
cli-tournament-found = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $file } already.
cli-tournament-interrupted = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
}.
cli-tournament-go-on = Go on with: { $command }
cli-tournament-not-kept = They are not kept. With --resume FILE the finished games are, and the same command goes on.
cli-tournament-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s, { $rate } a second.
cli-tournament-written = { $file } written.
# The table: title, column heads, and several entries of one player together.
cli-tournament-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
cli-tournament-player = Player
cli-tournament-share = Wins
cli-tournament-interval = 95 %
cli-tournament-score = Score
cli-tournament-margin = Margin
cli-tournament-cpu = CPU ms a move
cli-tournament-skill = OpenSkill
cli-tournament-together = { $entries } × { $name }

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

# What `aviary web` says.
cli-web-serving = Pages are served at { $address } (Ctrl+C stops it).
cli-web-record = { $file }: { $address }
cli-web-port = { $host } port { NUMBER($port, useGrouping: 0) } cannot be used: { $cause }. Choose another with --port, or with WEB_HOST and WEB_PORT.

# -- aviary recount ---------------------------------------------------------------------------------------------------

# $games: how many were counted; $changed: of how many something else is kept now.
cli-recount-done = { $games ->
    [0] There is no finished game.
    [one] I have counted 1 game anew.
   *[other] I have counted { $games } games anew.
} { $changed ->
    [0] Nothing is different from what was kept.
    [one] Of 1 of them something else is kept now.
   *[other] Of { $changed } of them something else is kept now.
}
# $unreadable: how many have a log that the present rules refuse.
cli-recount-unreadable = { $unreadable ->
    [one] The log of 1 game cannot be read; what was counted of it stays.
   *[other] The logs of { $unreadable } games cannot be read; what was counted of them stays.
}

# What a translation lacks. Facts: file, name (a message, or a rule's id), what (facts, forms, words), count, known (languages)
cli-translation-no-language = There is no folder of messages for "{ $language }" under { $folder }. There are: { $known }.
cli-translation-line = { $file }, { $name }: { $why }
cli-translation-missing = is missing.
cli-translation-unused = is not in English, and nothing here inserts it.
cli-translation-strange = tells facts that the English one does not get: { $what }.
cli-translation-untold = does not tell { $what }. If that is right, say so in a comment right above it: "Without $fact: why".
cli-translation-plural = has no text for these plural forms of whole numbers: { $what }.
cli-translation-form = asks for a form that there is not: { $what }.
cli-translation-mentioned = inserts a message that is not there: { $what }.
cli-translation-junk = is not read as a message. Look at the lines above it, too.
cli-translation-book = there is no rulebook of this game in the language.
cli-translation-chapter = the chapter about the bot is lacking, with which every rulebook ends.
cli-translation-unreadable = the rulebook cannot be read: { $what }
cli-translation-terms = other terms than in English: { $what }.
cli-translation-order = has its entries in another order than in English.
cli-translation-see = refers to other entries than in English: { $what }.
cli-translation-shape = has other examples, or stands in another kind of chapter, than in English.
cli-translation-long = is longer than a chat message allows, with its examples: { $what } characters.
cli-translation-sum = { $count ->
    [0] Nothing is missing.
    [one] One thing is to be mended.
   *[other] { $count } things are to be mended.
}
