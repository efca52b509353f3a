# The help of the console script `aviary`, and what it says of what is no command.

# -- commands ---------------------------------------------------------------------------------------------------------

# A line for each in the list of commands; what only its own help adds is in `.more`.
cli-help-run = Startet den Bot: mit DISCORD_TOKEN auf Discord, sonst in der Sandbox auf diesem Rechner.
cli-help-serve = Nimmt Discords Interaktionen über HTTP an, in beliebig vielen Prozessen.
cli-help-work = Arbeitet nur im Hintergrund, neben anderen Prozessen mit derselben PostgreSQL-Datenbank.
cli-help-web = Zeigt Webseiten, auf denen man Partien nachspielen und zuschauen kann.
cli-help-sandbox = Startet den Bot in der Sandbox, einem Discord-Ersatz auf diesem Rechner, mit oder ohne Token.
cli-help-tables = Zeigt die Tische, die warten oder laufen.
cli-help-export = Schreibt die Partiedatei eines Tisches.
    .more = Die einer laufenden Partie enthält alle ihre Geheimnisse.
cli-help-import = Eröffnet einen Tisch aus einer Partiedatei und prüft vorher jeden Schritt.
    .more = Wer dort mitmacht, nimmt einen Platz und spielt weiter.
cli-help-backup = Kopiert die Datenbank, während der Bot weiterläuft.
    .more = Nichts wird überschrieben.
cli-help-compact = Gibt ungenutzten Platz in der Datenbank der Festplatte zurück.
    .more = Der Bot darf dabei nicht laufen.
cli-help-move = Überträgt die SQLite-Datenbank nach PostgreSQL und vergleicht beide.
    .more = Der Bot darf dabei nicht laufen. Das Ziel muss leer sein. Ein abgebrochener Umzug geht weiter, wo er war. Die Datei wird nur gelesen.
cli-help-recount = Zählt alle beendeten Partien für die Statistik neu, allein aus ihren Verläufen.
    .more = Der Bot darf dabei laufen.
cli-help-doctor = Prüft, ob die Datenbank und alle laufenden Partien in Ordnung sind.
    .more = Exit-Code 1, wenn etwas nicht stimmt.
cli-help-verify = Spielt Partiedateien nach den Regeln nach und vergleicht jedes Feld.
    .more = Exit-Code 1, wenn etwas nicht stimmt.
cli-help-render = Zeichnet ein Bild aus einer Partiedatei.
cli-help-rules = Schlägt eine Regel nach; fragen kann man mit eigenen Worten.
cli-help-rulebook = Schreibt die Regelhefte als Seiten zum Lesen vor dem Spiel.
    .more = Die anderer Sprachen als Englisch stehen in eigenen Ordnern.
cli-help-simulate = Lässt Automas ganze Partien gegeneinander spielen und schreibt die Partiedateien.
cli-help-tournament = Lässt Computerspieler viele Partien gegeneinander spielen und misst, wie stark sie sind.
cli-help-balance = Lässt gleich starke Spieler viele Partien spielen und sagt, wie ausgewogen das Spiel ist.
cli-help-strength = Sagt, wie stark der Flügelschlag-Automa mit jeder Einstellung ist, oder simuliert es neu.
cli-help-translation = Sagt, was einer Übersetzung fehlt.
    .more = Texte und Regelhefte werden mit den englischen verglichen. Exit-Code 1, wenn etwas zu verbessern ist.

# -- options and arguments --------------------------------------------------------------------------------------------

# What each is; those of one command alone have its name. $playouts: a number; $kinds: names of kinds of work, $all and
# $none: what is typed for all or none of them.
cli-option-help = Zeigt das hier und tut sonst nichts.
cli-option-game = Welches Spiel.
cli-option-games = Wie viele Partien.
cli-option-balance-games = Wie viele Partien mit jeder Zahl von Plätzen.
cli-option-strength-games = Wie viele Partien für jeden Modus und Stapel simuliert werden; sonst gilt, was mitgeliefert ist.
cli-option-seed = Derselbe Startwert ergibt dieselben Partien.
cli-option-strength-seed = Derselbe Startwert ergibt dieselben Punktzahlen.
cli-option-seats = Eine Zahl von Plätzen; mehrmals möglich. Ohne Angabe jede.
cli-option-player = Wer alle Plätze spielt.
cli-option-option = Eine Regeloption als NAME=WAHL; mehrmals möglich.
cli-option-components = Eine eigene Datei mit dem Spielmaterial (TOML oder JSON).
cli-option-jobs = Wie viele Prozesse; ohne Angabe einer je Kern.
cli-option-cluster = Auf dem Dask-Cluster arbeiten, dessen Scheduler diese Adresse hat.
cli-option-resume = Eine Datei für beendete Partien; weiter geht es mit dem, was darin steht.
cli-option-balance-json-file = Eine Datei für alle Zahlen als JSON.
cli-option-tournament-json-file = Eine Datei für das Ergebnis als JSON.
cli-option-markdown-file = Eine Datei für den Bericht als Markdown.
cli-option-tournament-players = Einer für jeden Platz, etwa hunter,fledgling oder hunter:3s,hunter:200.
cli-option-simulate-players = Wie viele Plätze; ohne Angabe vier oder alle.
cli-option-think = CPU-Sekunden für eine Entscheidung eines Spielers, der sucht.
cli-option-playouts = Stattdessen Probepartien: überall dieselben Partien. Ohne Angabe { $playouts }.
cli-option-chart = Eine Datei für ein Diagramm (PNG).
cli-option-tournament-records = Ein Ordner für die Partiedateien.
cli-option-web-records = Partiedateien (docs/record.md); ohne Angabe die Tische der Datenbank.
cli-option-simulate-out = Ordner für die Partiedateien; ohne ihn werden keine geschrieben.
cli-option-export-out = Die Datei, die geschrieben wird; ohne Angabe SPIEL-TISCH.jsonl.
cli-option-render-out = Das Bild, das geschrieben wird.
cli-option-automa = Die Stärke der Spieler.
cli-option-brief = Die Stellungen in den Partiedateien weglassen.
cli-option-write = Eine Datei für alle Verteilungen; ohne sie werden sie gezeigt.
cli-option-only = Nur Einstellungen mit diesem Wort zeigen; mehrmals möglich.
cli-option-sandbox = Die Partien der Sandbox, die für sich liegen.
cli-option-table = Die Nummer des Tisches (aviary tables).
cli-option-target = Die Datei, die geschrieben wird, oder ein Ordner dafür.
cli-option-record = Eine Partiedatei (docs/record.md).
cli-option-files = Partiedateien (docs/record.md).
cli-option-faults = Wie viele Fehler je Datei gezeigt werden.
cli-option-channel = Der Kanal der Sandbox mit Namen; ohne Angabe der erste freie. Auf Discord seine Nummer.
cli-option-discord = Auf Discord eröffnen, nicht in der Sandbox.
cli-option-server = Mit --discord: die Nummer des Servers, zu dem der Kanal gehört.
cli-option-import-language = Die Sprache des Kanals.
cli-option-render-language = Die Sprache der Wörter darauf.
cli-option-rules-language = Die Sprache des Regelhefts und der Frage.
cli-option-web-language = Die Sprache für Browser, die keine vorhandene verlangen.
cli-option-translation-language = Die Sprache, wie ihr Ordner heißt (de).
cli-option-translation-file = Nur, was dieser Datei fehlt ("moa-terms.ftl", "moa/de.md").
cli-option-to = Die PostgreSQL-Datenbank als postgresql://user@host/name. Ohne Angabe DATABASE_URL. Ein Passwort, das hier steht, sehen andere auf diesem Rechner: Es kann stattdessen in PGPASSWORD oder ~/.pgpass stehen.
cli-option-entry = Nach welchem Schritt; ohne Angabe nach dem letzten.
cli-option-kind = Welches Bild.
cli-option-seat = Wie dieser Platz es sieht; ohne Angabe wie beim Zuschauen.
cli-option-animate = Die Partie bis dahin als GIF.
cli-option-question = Eine Frage, ein paar Wörter oder die Kennung einer Regel.
cli-option-ids = Nur die Kennungen der Einträge, die besten zuerst, eine je Zeile.
cli-option-folder = Der Ordner für die Seiten, eine je Spiel und Sprache.
cli-option-sync = Nur Discord die Befehle mitteilen, ob geändert oder nicht.
cli-option-work = Was dieser Prozess im Hintergrund arbeitet. { cli-option-kinds }
cli-option-kinds = Welche Arten, etwa posts,letters: { $kinds }; { $all } oder { $none }. Nur mit PostgreSQL.
cli-option-no-open = Die Seite der Sandbox nicht im Browser öffnen.
cli-option-port = Port der Sandbox; 0 nimmt irgendeinen.
cli-option-web-port = Der Port; 0 nimmt irgendeinen.
cli-option-http = Interaktionen über HTTP schicken, wie an `aviary serve`.

# -- what stands around them ------------------------------------------------------------------------------------------

cli-usage = Aufruf:
cli-usage-options = OPTIONEN
cli-usage-command = BEFEHL [ANGABEN]...
cli-panel-arguments = Angaben
cli-panel-options = Optionen
cli-panel-commands = Befehle
cli-option-default = ohne Angabe: { $value }
cli-option-required = nötig

# -- what is no command -----------------------------------------------------------------------------------------------

# $command: as it was typed; $near: what may be meant, or "none".
cli-misuse-help = Was man eingeben kann, sagt: { $command } --help
cli-misuse-command = Einen Befehl „{ $command }“ gibt es nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Meinst du { $near }?
}
# $option: as it was typed.
cli-misuse-option = Eine Option { $option } gibt es hier nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Meinst du { $near }?
}
cli-misuse-bare = Hinter { $option } muss etwas stehen.
# $rest: what was typed besides.
cli-misuse-rest = So viel nimmt dieser Befehl nicht: { $rest } ist zu viel.
# $what: an option or argument; $type: what stands there, as "<int>"; $least: the smallest number, or "none".
cli-misuse-missing = { $what } fehlt.
cli-misuse-value = { $what }: Das geht nicht. Erwartet wird { $type }{ $least ->
    [none] { "" }
   *[other] {", mindestens"} { $least }
}.
# $said: why, in English.
cli-misuse-other = So lässt sich dieser Befehl nicht aufrufen: { $said }
