# What hosting says: how seats are called, what keeps the store from working, and the commands that look after games.

# What an automa is called, everywhere: by its level. $number: of those at the table of the same level.
hosting-automa = { automa-level }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
# $level: "random" for the automas of old tables, which draw what they do.
automa-nestling = Nestling
automa-fledgling = Jungvogel
automa-hunter = Jäger
automa-level = { $level ->
    [nestling] { automa-nestling }
    [fledgling] { automa-fledgling }
    [hunter] { automa-hunter }
   *[random] Automa
}
# In the place of somebody.
automa-stands-in = { $level ->
    [random] ein Automa
   *[fledgling] der Automa { automa-level }
}
automa-stands-in-first = { $level ->
    [random] Ein Automa
   *[fledgling] Der Automa { automa-level }
}
hosting-nobody = noch niemand

refused-not-manager = Das kann nur die Serververwaltung einstellen.
refused-unknown-language = „{ $language }“ spreche ich nicht. Ich spreche: { $languages }.

# -- why the store cannot be used: $path is the file (or the setting's name), $cause what the database or system says --

store-unreadable = Die Datenbank { $path } lässt sich nicht lesen ({ $cause }). Nichts wurde geändert. Leg eine Sicherung an ihre Stelle, oder setze DATA_DIR auf den Ordner mit der richtigen.
store-no-copy = Diese Version ändert das Schema der Datenbank und legt vorher eine Kopie an: { $path }. Das schlug fehl: { $cause }. Nichts wurde geändert. Schaffe Platz dafür und starte neu.
store-damaged = Die Datenbank { $path } ist beschädigt ({ $cause }). Nichts wurde geändert. Halt den Bot an und leg eine Sicherung an ihre Stelle.
store-empty = Die Datenbank { $path } ist eine leere Datei; von selbst wird sie das nie. Leg eine Sicherung an ihre Stelle; oder lösch die Datei, wenn es nichts zu verlieren gab.
store-full = Die Festplatte mit der Datenbank { $path } ist voll ({ $cause }). Nichts wurde geändert. Schaffe dort Platz und starte neu.
store-read-only = Die Datenbank { $path } lässt sich lesen, aber nicht schreiben ({ $cause }). Nichts wurde geändert. Gib dem Konto, unter dem der Bot läuft, Schreibrechte auf die Datei und ihren Ordner, und prüfe, dass die Festplatte nicht schreibgeschützt eingehängt ist.
store-disk = Die Festplatte mit der Datenbank { $path } lässt sich nicht lesen oder beschreiben ({ $cause }). Nichts wurde geändert. Prüfe, ob sie da, heil und nicht voll ist, und ob das Konto, unter dem der Bot läuft, die Datei und ihren Ordner beschreiben darf.
store-lost = Die Datenbank { $path } ist weg, aber ihr Journal ist noch da. Hol die Datei zurück, wenn nötig aus einer Sicherung; oder lösch auch das Journal, wenn es nichts zu verlieren gab.
store-missing = Eine Datenbank { $path } gibt es noch nicht. Sie entsteht, wenn der Bot zum ersten Mal läuft.
store-foreign = { $path } ist die Datenbank eines anderen Programms. Nichts wurde geändert. Setze DATA_DIR oder DATABASE_URL auf eine von Aviary oder auf eine leere.
store-in-use = Mit { $path } läuft schon ein Bot. Halt ihn erst an oder setze DATA_DIR für diesen auf einen anderen Ordner.
store-busy = In die Datenbank { $path } schreibt ein anderes Programm, das nicht rechtzeitig fertig wurde. Nichts wurde geändert; versuch es noch einmal oder halt dieses Programm an.
store-older = Die Datenbank { $path } wurde zuletzt von einem älteren Aviary benutzt. Starte den Bot einmal: Er bringt sie auf den neuen Stand.
store-newer = Die Datenbank { $path } wurde von einem neueren Aviary benutzt (Schema { $version }). Nichts wurde geändert. Installiere diese Version wieder oder leg eine Sicherung von vorher an ihre Stelle.
store-not-writable = In den Ordner { $path } lässt sich nicht schreiben ({ $cause }). Gib dem Bot das Recht dazu, oder setze DATA_DIR auf einen anderen Ordner.
# The next ones are about PostgreSQL. None repeats anything of DATABASE_URL, which holds a password.
store-unreachable = Der PostgreSQL-Server aus DATABASE_URL ist nicht erreichbar ({ $cause }). Die Partien sind dort sicher. Prüfe, ob der Server läuft und ob Host und Port stimmen; dann starte neu.
store-login = Der PostgreSQL-Server nimmt den Benutzer oder das Passwort aus DATABASE_URL nicht an ({ $cause }). Die Partien sind dort sicher. Zeichen wie @ : / im Passwort schreibt man als %40 %3A %2F.
store-no-database = Der PostgreSQL-Server hat keine Datenbank mit dem Namen aus DATABASE_URL. Leg sie an (createdb) oder berichtige den Namen.
store-not-allowed = Der Benutzer aus DATABASE_URL darf auf dem PostgreSQL-Server nicht, was nötig ist ({ $cause }). Nichts wurde geändert. Mach ihn zum Eigentümer der Datenbank.
store-crowded = Der PostgreSQL-Server nimmt keine Verbindungen mehr an ({ $cause }). Die Partien sind dort sicher. Beende andere Programme, die ihn benutzen, oder erhöhe max_connections; dann starte neu.
store-server = Der PostgreSQL-Server hat eine Anfrage abgelehnt ({ $cause }). Mehr steht in seinem eigenen Protokoll.
store-bad-address = DATABASE_URL ist keine Adresse einer Datenbank. Sie sieht so aus: postgresql://benutzer:passwort@host/name.
store-half-moved = Ein Umzug in die Datenbank aus DATABASE_URL ist noch nicht fertig. Ruf dasselbe aviary move noch einmal auf: Es macht dort weiter, wo es war.
store-in-memory = DATABASE_URL nennt eine Datenbank im Arbeitsspeicher, die jede Partie vergessen würde. Lass es weg, dann wird eine Datei in DATA_DIR benutzt.

components-unknown-game = { $path } ist für ein Spiel „{ $game }“ gesetzt, das es nicht gibt. Es gibt: { $games }.
components-missing = Die Materialdatei { $path } lässt sich nicht lesen ({ $cause }).
components-wrong = Die Materialdatei { $path } passt nicht: { $cause }.

# -- backup ----------------------------------------------------------------------------------------------------------

backup-postgresql = Die Partien liegen in PostgreSQL, das ein eigenes Werkzeug mitbringt: pg_dump --format=custom --file=aviary.dump und die Adresse.
backup-exists = { $path } gibt es schon. Nichts wurde überschrieben.
backup-failed = Die Kopie { $path } ließ sich nicht schreiben ({ $cause }).
cli-backup-done = Kopiert nach { $file } ({ $size } Bytes).

compact-postgresql = Die Partien liegen in PostgreSQL, das ein eigenes Werkzeug mitbringt: VACUUM FULL.
compact-failed = Die Datenbank { $path } ließ sich nicht neu schreiben ({ $cause }). Sie ist, wie sie war.
cli-compact-done = Die Datenbank brauchte { $before } Bytes und braucht jetzt { $now }.

move-not-postgresql = Wohin? Gib mit --to die Adresse einer PostgreSQL-Datenbank an, oder setze DATABASE_URL darauf: postgresql://benutzer:passwort@host/name.
move-full = Das Ziel enthält schon Zeilen (in der Tabelle „{ $table }“). Dort wurde nichts geändert. Leg eine leere Datenbank an (createdb) und gib diese an.
move-other-version = Den Umzug an dieses Ziel hat eine andere Version von Aviary begonnen. Mach mit jener weiter; oder leg eine leere Datenbank an (createdb) und fang neu an.
move-raced = Ein anderer Umzug an dasselbe Ziel läuft gerade. Warte, bis er fertig ist, oder halt ihn an und starte diesen noch einmal.
move-text = Die Tabelle „{ $table }“ enthält in der Spalte „{ $column }“ Text, den PostgreSQL nicht speichern kann: ein Zeichen U+0000. Es ist die Zeile mit { $key }. Nimm es dort heraus (UPDATE) und starte denselben Umzug noch einmal: Er macht dort weiter, wo er war.
move-value = Eine Zeile der Tabelle „{ $table }“ hat einen Wert, den PostgreSQL nicht annimmt: zu lang oder außerhalb des Bereichs. Es ist eine von { $first } bis { $last }. Berichtige sie in der Datei und starte denselben Umzug noch einmal: Er macht dort weiter, wo er war.
move-unreadable = Die Tabelle „{ $table }“ in { $path } lässt sich nicht bis zum Ende lesen ({ $cause }). An der Datei wurde nichts geändert. Im Ziel steht jetzt ein Teil der Zeilen, und kein Bot startet damit. Lässt sich die Datei wieder lesen, wie sie war, dann ruf dasselbe aviary move noch einmal auf: Es macht dort weiter, wo es war. Liegt eine Sicherung an ihrer Stelle, dann leg eine leere Datenbank an (createdb) und zieh in diese um.
move-broken-off = Der Server des Ziels nimmt keine Zeilen mehr an ({ $cause }); mehr steht in seinem eigenen Protokoll. An der Datei wurde nichts geändert. Im Ziel steht jetzt ein Teil der Zeilen, und kein Bot startet damit. Sieh nach, ob der Server läuft und Platz hat, und ruf dasselbe aviary move noch einmal auf: Es macht dort weiter, wo es war.
cli-move-table = Tabelle
cli-move-rows = Zeilen
cli-move-moved = Kopiert
cli-move-digest = Prüfsumme
cli-move-outcome = Ergebnis
cli-move-alike = gleich
cli-move-differs = VERSCHIEDEN
cli-move-under-way = Kopiere
cli-move-done = Alles ist in PostgreSQL und dort gleich. Setze DATABASE_URL={ $address } (mit deinem Passwort) und starte den Bot. { $file } wurde nicht geändert: Heb die Datei als Sicherung auf, oder lösch sie.
cli-move-set = Alles ist in PostgreSQL und dort gleich. DATABASE_URL nennt es schon: Starte den Bot. { $file } wurde nicht geändert: Heb die Datei als Sicherung auf, oder lösch sie.
cli-move-not-alike = Das Ziel stimmt nicht mit { $file } überein. Lief seit Beginn des Umzugs ein Bot mit einer der beiden? Leg eine leere Datenbank an (createdb) und zieh in diese um. In der Datei wurde nichts geändert.

# -- doctor ----------------------------------------------------------------------------------------------------------

cli-doctor-broken = Die Datenbank ist beschädigt: { $cause }.
cli-doctor-old-schema = Die Datenbank hat Schema { $version }; der Bot bringt sie beim Start auf { $newest }.
cli-doctor-tables = Nachspielbar, wie gespeichert: { $sound } von { $running ->
    [one] einer laufenden Partie
   *[other] { $running } laufenden Partien
}. { $all ->
    [one] Ein Tisch
   *[other] { $all } Tische
} insgesamt.
# Numbers are megabytes, those of one game kilobytes.
cli-doctor-size = Die Datenbank braucht { $whole } MB.
cli-doctor-kinds = Davon, in MB: Verläufe { $rows }, gepackte Verläufe { $packed }, Stellungen { $positions }, Spielmaterial { $components }, Knopfdrücke der letzten Tage { $presses }, Rückblicke { $lookbacks }, alles andere { $rest }.
cli-doctor-games = Eine beendete Partie braucht im Mittel { $over_each } kB ({ $over } gibt es), eine laufende { $running_each } kB ({ $running } gibt es).
cli-doctor-to-pack = { $count ->
    [one] Der Verlauf einer beendeten Partie ist
   *[other] Die Verläufe von { $count } beendeten Partien sind
} noch zu packen. Das macht der Bot, während er läuft, frühestens zwei Tage nach dem Ende einer Partie.
cli-doctor-free = { $free } MB der Datei sind leer. Dort landet, was als Nächstes gespeichert wird. Um sie der Festplatte zurückzugeben, halt den Bot an und starte: aviary compact
cli-doctor-unknown-game = An Tisch { $table } wird „{ $game }“ gespielt, ein Spiel, das diese Version nicht kennt.
cli-doctor-damaged = Tisch { $table } ist beschädigt und kann nicht weitergehen: { $cause }. Die anderen Tische betrifft das nicht.
cli-doctor-snapshot = Die gespeicherte Stellung von Tisch { $table } passt nicht zu seinem Verlauf. Der Verlauf gilt: Die Stellung wurde verworfen und entsteht beim nächsten Start des Bots neu. Läuft der Bot, halt ihn an, starte das hier noch einmal und dann den Bot: Bis dahin macht er mit der falschen Stellung weiter und speichert sie wieder.
# Why something cannot be told. $why: as the log has it.
cli-doctor-why = { $why ->
    [missing-access] Der Bot sieht den Kanal nicht
    [missing-permissions] Dem Bot fehlen dort Rechte
    [thread-archived] Der Thread ist archiviert
    [thread-locked] Der Thread ist gesperrt
    [threads-crowded] Auf dem Server sind zu viele Threads aktiv
    [place-taken] In dem Thread, den der Bot angelegt hat, steht ein anderer Tisch
    [table-damaged] Der Tisch ist beschädigt
    [failed] Es ist zu oft misslungen
   *[other] Discord hat es nicht angenommen
} ({ $why })
cli-doctor-undelivered = Etwas konnte in Kanal { $channel } (Tisch { $table }) nicht gesagt werden: { $why ->
    [channel-gone] Den Kanal gibt es nicht mehr. Mit aviary export { $table } und aviary import geht die Partie in einem anderen weiter.
   *[other] { cli-doctor-why }. Der Bot versucht es noch einmal, wenn dort jemand auf etwas drückt, bei jedem Start und einmal am Tag.
}
# A league for whose round no place can be made.
cli-doctor-league = Liga { $league } kommt in Kanal { $channel } nicht weiter: { cli-doctor-why }. Nach einer Weile versucht der Bot es noch einmal.
cli-doctor-running = Der Bot läuft; geprüft wurde der Stand von eben.
cli-doctor-well = Alles in Ordnung.

# -- tables, export, import ------------------------------------------------------------------------------------------

# Column heads.
cli-tables-table = Tisch
cli-tables-game = Spiel
cli-tables-status = Stand
cli-tables-channel = Kanal
cli-tables-seats = Plätze
cli-tables-entries = Schritte
# $status: how a table stands.
cli-tables-now = { $status ->
    [lobby] vor dem Start
    [running] läuft
   *[other] { $status }
}
cli-export-written = Geschrieben nach { $file }.
# $channel: the channel's name with its server's, or its number on Discord.
cli-import-done = Tisch { $table } steht in { $channel }.
cli-import-now = Der Bot läuft: Der Spielplan erscheint dort innerhalb einer halben Minute.
cli-import-later = { $where ->
    [sandbox] Der Spielplan erscheint dort, wenn die Sandbox startet: make run oder aviary sandbox.
   *[discord] Der Spielplan erscheint dort, wenn der Bot startet.
}
cli-import-seats = Wer dort auf den Knopf unter dem Spielplan drückt, nimmt einen der Plätze und spielt weiter.
cli-import-taken = { $count ->
    [one] In { $channel } steht schon ein Tisch.
   *[other] In jedem der { $count } Kanäle steht schon ein Tisch: Schließ einen mit /table end oder leg einen Kanal an.
}
cli-import-no-channel = Einen Kanal „{ $channel }“ hat die Sandbox nicht. Sie hat: { $known }.
cli-import-number = Zu --discord gehört die Nummer des Kanals: --channel 1234567890 (in Discord: Kanal-ID kopieren).
cli-import-server = Die Kanäle der Sandbox kennt man mit Namen; --server gehört zu --discord.
cli-import-wrong = { $file } ist keine Partiedatei, mit der sich weiterspielen lässt: { $fault }
# A fault of ours; below it stands where it happened.
cli-fault = Da ist bei uns etwas schiefgegangen:
# $kind: what is wrong, as pydantic calls it; $bound: the bound that it is beyond, or what it may be, a list.
cli-setting-wrong = Die Einstellung { $name } ist unbrauchbar: { $kind ->
    [int_parsing] Das ist keine ganze Zahl
    [float_parsing] Das ist keine Zahl
    [greater_than] Es muss mehr als { $bound } sein
    [greater_than_equal] Es muss mindestens { $bound } sein
    [less_than_equal] Es darf höchstens { $bound } sein
    [literal_error] Möglich ist eins davon: { $bound }
    [address] Das ist keine Adresse
    [too_many_shards] Ein Bot hat höchstens { $bound } Shards, denn Discord rät zu einem für je 1.000 Server
   *[other] Es ist nicht richtig geschrieben; wie es geht, zeigt .env.example
}.
