# Lobby, buttons, private answers and posts that are the same in every game.

# -- the lobby's message ---------------------------------------------------------------------------------------------

lobby-title = **Ein Tisch für { $game }**
# One line for each seat; $automa is its level, "no" for a person; $level is that of the automa that plays for a person. $held: whether an automa plays for the person, or for
# a seat that nobody has, "yes" or "no", or "still" where no person plays, so that it does not play. $former: who had the seat before, "no" for nobody. $offered: to whom its person
# offers it, "no", "anybody", or a name. $parted: of a seat that nobody has, whether it was taken away from that person: by
# a vote, "kicked", or by who manages the server, "removed".
lobby-seat = { $automa ->
    [no] • { $colour }: { $name }
    [random] • { $colour }: { $name } (spielt von selbst)
   *[fledgling] • { $colour }: { $name }, ein Automa
}{ $held ->
    [yes] { " " }(vorerst spielt { automa-stands-in })
    [still] { " " }({ automa-stands-in } hat den Platz vorerst)
   *[no] { "" }
}{ $former ->
    [no] { "" }
   *[other] , vorher { $former }
}{ $parted ->
    [kicked] { " " }(Platz per Abstimmung entzogen)
    [removed] { " " }(Platz von der Serververwaltung entzogen)
   *[other] { "" }
}{ $offered ->
    [no] { "" }
    [anybody] { " " }(Platz ist abzugeben)
   *[other] { " " }(Platz wird { $offered } angeboten)
}
lobby-switch = • { $switch }: { $choice }
# The colour that the game itself plays. $name: what the opponent is called.
lobby-opponent = • { $colour }: { $name }, vom Spiel selbst gespielt
lobby-wait = { $missing ->
    [0] { $most ->
        [1] Es kann losgehen: Drück auf **Starten**. Du spielst allein; alle hier können zuschauen.
       *[other] Es kann losgehen: Wer am Tisch sitzt, kann auf **Starten** drücken. Bis zu { $most } können mitspielen.
    }
    [one] Es fehlt noch jemand. Mitspielen können { $least } bis { $most }.
   *[other] Es fehlen noch { $missing } Leute. Mitspielen können { $least } bis { $most }.
}
lobby-started = Die Partie läuft.
lobby-closed = Der Tisch für { $game } wurde geschlossen.

# -- buttons (at most 80 characters; short, since a phone shows about 34) ----------------------------------------------

button-join = Beitreten
button-leave = Verlassen
button-add = Automa dazu
button-remove = Automa entfernen
button-levels = Spielstärken
button-start = Starten
button-end-lobby = Schließen
button-end-yes = Ja, schließen
button-keep = Nein, alles so lassen
button-thread = Hier einen Thread eröffnen
button-turn = Zug machen
button-present = Was ist jetzt gefragt?
button-undo = Zurücknehmen
button-hand = Hand
button-board = Spielplan
button-score = Punkte
button-log = Verlauf
button-ask-rule = Regeln
button-why = Warum?
button-share = Allen zeigen
button-legend = Zeichen
button-screen = { $game } in fünf Bildern
button-screen-next = Weiter
button-screen-before = Zurück
button-help = So geht’s
button-minute = Das Spiel in einer Minute
button-minute-of = { $game } in einer Minute

# -- answers about tables --------------------------------------------------------------------------------------------

table-opened = Dein Tisch für { $game } ist eröffnet. Die Nachricht mit den Knöpfen folgt gleich darunter.
table-place-taken-thread = In diesem Kanal steht schon ein Tisch. Deiner kann einen eigenen Thread bekommen:
table-opened-no-thread = Einen Thread konnte ich nicht eröffnen, aber dieser Kanal ist frei: Dein Tisch für { $game } steht hier. Die Nachricht mit den Knöpfen folgt gleich darunter.
table-thread-opened = Dein Tisch steht in { $thread }.
thread-name = { $game } mit { $name }
table-joined = Du hast einen Platz: { $colour }.
table-left = Du hast den Tisch verlassen.
table-left-last = Du hast den Tisch verlassen. Da niemand mehr daran sitzt, wurde er geschlossen.
table-automa-added = { automa-level } bekommt { $colour }: ein Automa, der von selbst spielt. Hier wählst du, wie gut:
table-automa-done = Der Automa hat seinen Platz.
levels-page = **Wie gut die Automas spielen.** Wer am Tisch sitzt, kann das bis zum Start ändern.
levels-stand-ins = **Wie gut Automas spielen, die einspringen.** Wer am Tisch sitzt, kann das für einen freien Platz ändern.
levels-pick = Wie gut spielt er?
levels-choice = { $colour }: { automa-level }
levels-about = { $level ->
    [nestling] Vernünftig, aber mit Fehlern: gut zum Lernen
    [hunter] Denkt voraus, einige Sekunden pro Zug: am stärksten
   *[fledgling] Nimmt, was gerade am meisten bringt: schnell, und anfangs schwer zu schlagen
}
table-automa-removed = Der Automa ist weg.
table-started = Die Partie beginnt. Der Spielplan folgt gleich darunter.
table-end-sure = Diesen Tisch vor dem Ende der Partie schließen? Sie lässt sich dann nicht fortsetzen.
table-end-lobby-sure = Diesen Tisch schließen?
table-ended = Der Tisch ist geschlossen.
table-kept = Gut. Alles bleibt, wie es ist.

server-language = Die Tische auf diesem Server sprechen im Kanal { $language }, auch die, die es schon gibt: Ihre neuesten Beiträge ändern sich gleich. Wer an einem Tisch spielt, kann für diesen mit `/me language` etwas anderes wählen; dort wählst du auch die Sprache dessen, was nur du siehst. Alles, was du für diesen Server einstellen kannst, zeigt `/server settings`.

# -- answers about turns ---------------------------------------------------------------------------------------------

# $told: what happened, in sentences.
turn-done = **Erledigt.**
    { $told }
# Where an answer took the place of the one given before, while others have not answered.
turn-changed = **Geändert.** Das sieht sonst niemand, auch nicht, wie oft du es tust.
# Above the panel of somebody who has answered while others, asked at the same time, have not.
turn-answered = Du hast schon gewählt. Solange noch jemand fehlt, kannst du neu wählen; es gilt, was du zuletzt bestätigst.
turn-undone = **Zurückgenommen.** Am Tisch ist alles wie vorher.
# Where an answer was changed, and the change is taken back.
turn-undone-answer = **Zurückgenommen.** Es gilt wieder, was du davor gewählt hattest. Solange noch jemand fehlt, kannst du es weiter ändern.
# Above the panel, after a press of a button that an older version of the bot made.
turn-outdated = Dieser Knopf stammt noch aus der Zeit vor dem Update des Bots. Das ist jetzt die Frage:

# Under every private answer while posts do not reach the channel. $permissions: as Discord names them.
# Without $count: the sentence is the same for one permission and for several.
unseen-permissions-missing = ⚠️ Die anderen sehen meine Beiträge hier nicht: Mir fehlt { $permissions }. Die Serververwaltung kann mir das erlauben; danach drück auf irgendeinen Knopf, und alles Versäumte kommt nach.
unseen-thread-locked = ⚠️ Die anderen sehen meine Beiträge hier nicht: Dieser Thread ist gesperrt. Wer seine Threads verwaltet, kann ihn entsperren; danach drück auf irgendeinen Knopf, und alles Versäumte kommt nach.
unseen-no-messages-here = ⚠️ Die anderen sehen meine Beiträge hier nicht: An diesem Ort sind keine Nachrichten möglich.
# The same, where only the attempt to post has shown the reason, which may be gone by now.
post-refused-thread-locked = ⚠️ Mein letzter Beitrag kam hier nicht durch, weil der Thread gesperrt war. Ich versuche es gerade noch einmal; klappt es nicht, kann ihn entsperren, wer die Threads verwaltet.
# That is so only for a thread that is locked, too.
post-refused-thread-archived = ⚠️ Mein letzter Beitrag kam hier nicht durch, weil der Thread geschlossen und gesperrt war. Ich versuche es gerade noch einmal; klappt es nicht, kann ihn wieder öffnen, wer die Threads verwaltet.
# $bot: the number of the bot on Discord, for a mention of it.
post-refused-not-in-thread = ⚠️ Mein letzter Beitrag kam hier nicht durch, weil ich nicht in diesem privaten Thread war. Ich versuche es gerade noch einmal; klappt es nicht, schreib hier einmal <@{ $bot }>, das holt mich dazu, und drück auf irgendeinen Knopf.
post-refused-missing-access = ⚠️ Mein letzter Beitrag kam hier nicht durch, weil ich diesen Kanal nicht sehen konnte. Ich versuche es gerade noch einmal; klappt es nicht, kann mir die Serververwaltung „Kanal anzeigen“ erlauben.
post-refused-missing-permissions = ⚠️ Mein letzter Beitrag kam hier nicht durch, weil mir eine Berechtigung fehlte. Ich versuche es gerade noch einmal; klappt es nicht, kann mir die Serververwaltung „Nachrichten senden“ und „Dateien anhängen“ erlauben (in einem Thread: „Nachrichten in Threads senden“).
post-refused-other = ⚠️ Mein letzter Beitrag kam nicht in diesen Kanal. Nichts ist verloren, und ich versuche es bei jedem Druck auf einen Knopf wieder. Bleibt es dabei, sag der Person Bescheid, die den Bot betreibt: Im Protokoll steht, warum.

# -- looking ---------------------------------------------------------------------------------------------------------

# $hand: the hand in words.
look-hand = { $hand }
    Das siehst nur du.
look-board = Der Spielplan, wie du ihn siehst.
look-part = Ein Blick aus der Nähe.
look-no-picture = Das Bild ließ sich diesmal nicht zeichnen. `/table board text:` beschreibt den ganzen Spielplan in Worten.
# $won: whether the game is over and this one has won, "yes" or "no".
look-score-line = { $won ->
    [yes] 🏆
   *[no] •
} { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
look-record = Die ganze Partie, zum Aufheben oder Nachspielen.

# -- posts -----------------------------------------------------------------------------------------------------------

# In the channel, so that others find the thread. $thread links to it.
post-thread-opened = { $name } hat einen Tisch für { $game } eröffnet, in einem eigenen Thread: { $thread }
post-cancelled = Dieser Tisch für { $game } wurde vor dem Ende geschlossen.
# The same by a manager, who has not asked anybody. $begun: whether the game had begun, "yes" or "no".
post-closed = Die Serververwaltung hat diesen Tisch für { $game } { $begun ->
    [yes] vor dem Ende geschlossen.
   *[no] geschlossen.
}
# Above the points at that moment.
post-cancelled-standing = So stand es da:
post-undone = Zurückgenommen: { $told }
# Above several lines.
post-undone-title = Zurückgenommen:
post-paused = -# Der Tisch macht Pause: Keine Uhr läuft, und wer möchte, spielt trotzdem. Weiter geht es mit `/table resume`.
post-board = Der Spielplan.
# Several people are asked the same at once. $asked: their pings.
post-asked-together = { $asked }: Ihr seid dran, alle gleichzeitig. Was ihr wählt, bleibt geheim, bis alle fertig sind.
# Under a question with buttons that act without a review. $labels: what stands on them, quoted.
post-at-once = { $count ->
    [one] -# { $labels } gilt sofort.
   *[other] -# { $labels } gelten sofort.
}
post-at-once-label = „{ $label }“
# Under what asks several at once, as soon as some have answered. $names: who has, a list.
post-answered = Schon gewählt: { $names }.
# When telling what happened failed: $asked are the pings of who is to act, $count how many.
post-untold = Es ist etwas passiert, das ich nicht in Worte fassen konnte; nichts ist verloren, und `/table board` zeigt es.{ $count ->
    [0] { "" }
   *[other] { " " }Am Zug: { $asked }.
}
# Under the first post of a game and the last one. $address: of its page on the web.
post-page = 🌐 [Im Browser zuschauen](<{ $address }>)
post-page-over = 🌐 [Die Partie im Browser nachspielen](<{ $address }>)
post-finished = **Die Partie ist vorbei.** Die Datei enthält sie zum Nachspielen. `/table new` eröffnet einen neuen Tisch.

# -- options when a table is opened, by game (at most 32 lower-case characters for -option, 100 for the rest) ----------

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-white = Weiß
colour-purple = Lila

# -- first steps -----------------------------------------------------------------------------------------------------

help = **Brettspiele in diesem Kanal, in eurem Tempo.** Es gibt: { $games }.
    1. `/table new` eröffnet einen Tisch. Wer auf **Beitreten** drückt, bekommt einen Platz; **Automa dazu** besetzt einen mit einem Computerspieler.
    2. **Starten** teilt aus. Im Kanal stehen der Spielplan und wer am Zug ist.
    3. Bist du dran, drück auf **Zug machen** und wähl Schritt für Schritt: Nichts passiert, bevor du bestätigst. Oder gib deinen Zug als Befehl ein.
    4. Deine Hand siehst nur du: **Hand** oder `/table hand`.
    `/learn` bringt dir ein Spiel bei, `/table now` sagt, was du gerade tun kannst und warum alles andere nicht geht. `/rules look` beantwortet Fragen und schlägt das Regelheft zum Lesen auf, `/table board` zeigt den Spielplan, `/table replay` jeden Schritt, `/table undo` nimmt deine letzte Aktion zurück oder fragt die anderen.
    🗓️ **Für Partien über mehrere Tage:**
    • `/tables` zeigt alle deine Tische, `/table since`, was du verpasst hast.
    • Mit einer Uhr geht es voran: `/table new clock:1 Tag` oder **{ button-clock }**.
    • Unter `/me settings` stehen Ruhezeit, Abwesenheit und Erinnerungen; mit `/table automa` spielt ein Automa eine Weile für dich.
    • `/table orders` antwortet für dich, zum Beispiel mit Passen bis zum Ende der Runde.
    • `/table invite`, `/table offer` und `/table leave` ändern, wer mitspielt. **Revanche** eröffnet die nächste Partie, `/league new` eine Saison.
    • `/stats` zeigt, was bei beendeten Partien herauskam.
    • Für die Serververwaltung gibt es `/server settings`.
# The first message in the sandbox's channel, above a picture of a board. $game: which one's; "none" where there is none.
welcome = { $game ->
    [none] Gib `/table new` ein und wähl ein Spiel.
   *[other] **Das ist ein Tisch für { $game }.** Spiel gleich los gegen Automas, oder lern das Spiel in acht Minuten.
} Alles hier bleibt auf deinem Rechner. `/table new` eröffnet Tische für andere Spiele, `/learn` bringt sie dir bei, `/help` erklärt alles Weitere.
