# What is said when something is refused or goes wrong: a plain sentence, and how to go on.

# -- tables ----------------------------------------------------------------------------------------------------------

refused-no-table = In diesem Kanal steht kein Tisch. `/table new` eröffnet einen.
refused-table-gone = Diesen Tisch gibt es nicht mehr. `/table new` eröffnet einen neuen.
refused-table-damaged = Der gespeicherte Verlauf dieses Tisches ist beschädigt, darum kann die Partie nicht weitergehen. Nichts wurde geändert; sag der Person Bescheid, die den Bot betreibt.
refused-table-finished = Diese Partie ist vorbei. `/table new` eröffnet einen neuen Tisch.
refused-table-cancelled = Dieser Tisch wurde geschlossen. `/table new` eröffnet einen neuen.
refused-table-lobby = Die Partie hat noch nicht begonnen.
refused-table-running = Die Partie läuft schon.
refused-place-taken = Hier steht schon ein Tisch. Eröffne deinen in einem anderen Kanal oder Thread.
# $why: "permissions" (named in $permissions), "forbidden" (which ones Discord did not say), "crowded" (too many active threads), "limited" (too many were opened just now), "other".
refused-no-thread = Hier steht schon ein Tisch, und { $why ->
    [permissions] für einen Thread daneben fehlt mir { $permissions }: Die Serververwaltung kann mir das erlauben.
    [forbidden] ich darf daneben keinen Thread eröffnen: Die Serververwaltung kann mir „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“ erlauben.
    [crowded] Discord lässt keinen weiteren Thread zu, weil auf diesem Server zu viele aktiv sind: Vielleicht schließt jemand einige.
    [limited] Discord lässt mich gerade keinen Thread daneben eröffnen: Versuch es in ein paar Minuten noch einmal.
   *[other] Discord lässt mich daneben keinen Thread eröffnen.
} Oder eröffne deinen in einem anderen Kanal.
refused-no-messages-here = Hier kann kein Tisch stehen. Eröffne ihn in einem Textkanal, in einem Thread oder in einem Beitrag eines Forums.
refused-thread-locked = Dieser Thread ist gesperrt, ich darf hier nicht schreiben. Wer seine Threads verwaltet, kann ihn entsperren; oder eröffne den Tisch woanders.
# $bot: the number of the bot on Discord, for a mention of it.
refused-not-in-thread = Ich bin nicht in diesem privaten Thread, also würde niemand den Tisch sehen. Schreib hier einmal <@{ $bot }>, das holt mich dazu; dann versuch es noch einmal.
refused-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht.
refused-no-lesson = Zu diesem Spiel gibt es keine Einführung. `/learn` zeigt, welche es gibt.
refused-unknown-option = Eine Option „{ $option }“ hat dieses Spiel nicht.
refused-wrong-option = Bei „{ $option }“ gibt es zur Wahl: { $choices }.
refused-unknown-automa = Einen Automa „{ $level }“ gibt es nicht. Es gibt: { $levels }.
refused-no-automa = An diesem Tisch sitzt kein Automa.
refused-other-game = An diesem Tisch wird { $game } gespielt.
refused-already-seated = Du hast hier schon einen Platz. `/table leave` gibt ihn auf.
refused-already-running = Die Partie läuft schon, und kein Platz ist frei. Wer seinen abgeben will, nimmt `/table leave`.
refused-table-full = { $seats ->
    [one] Der einzige Platz ist besetzt.
   *[other] Alle { $seats } Plätze sind besetzt.
} Zuschauen kannst du gern.
refused-colour-taken = { $colour } ist schon vergeben. Frei: { $free }.
# $free: whether there is a seat to have: "join" it (before the start), "take" it over; "barred": not by the reader ($why, a
# sentence); "no".
refused-not-seated = { $free ->
    [join] Du hast an diesem Tisch noch keinen Platz. Einer ist frei: Drück auf **Beitreten**, und er gehört dir.
    [take] Du hast an diesem Tisch keinen Platz, aber einer ist frei: Der Knopf darunter übernimmt ihn.
    [barred] Du hast an diesem Tisch keinen Platz. { $why }
   *[no] Du schaust an diesem Tisch zu: Seine Plätze sind besetzt, also gibt es für dich nichts zu entscheiden. Alles, was am Tisch offen liegt, kannst du dir ansehen.
}
refused-too-few-seats = Für den Start braucht es { $needed } Plätze, { $found ->
    [one] einer ist besetzt.
   *[other] { $found } sind besetzt.
} Jemand kann auf **Beitreten** drücken, oder **Automa dazu** füllt einen Platz.
refused-not-yours = Diesen Tisch schließen kann nur, wer mitspielt, ihn eröffnet hat oder den Server verwaltet.
refused-still-lobby = Die Partie hat noch nicht begonnen. Wer am Tisch sitzt, kann auf **Starten** drücken.
refused-record-private = Eine laufende Partie hat Geheimnisse, darum bekommt ihre Datei nur die Serververwaltung. Nach dem Ende können sie alle haben.
refused-record-own = Du spielst in dieser Partie mit, und ihre Datei verrät alle Hände und was noch gezogen wird. Nach dem Ende können sie alle haben.

# -- turns -----------------------------------------------------------------------------------------------------------

# $asked: what whoever is to act was asked in the channel, a line or several.
refused-not-asked = Du bist gerade nicht dran. Der Tisch wartet auf { $seats }:
    > { $asked }
# The second click of a double click, for example. $asked: what whoever is to act was asked in the channel.
refused-answered = Das ist schon beantwortet; es zählt nur einmal. Jetzt wartet der Tisch auf { $seats }:
    > { $asked }
refused-stale = Das ist schon beantwortet, oder es ist inzwischen weitergegangen. Nichts wurde geändert.
refused-turn-has-come = Du bist jetzt dran: Vorzubereiten gibt es nichts mehr.
refused-automa-plays = Gerade spielt ein Automa für dich. Drück erst auf „{ button-back }“ (unter `/table now`); dann kannst du deinen nächsten Zug vorbereiten.
refused-nothing-to-prepare = Dein nächster Zug lässt sich noch nicht vorbereiten: Niemand weiß, was du gefragt wirst.
refused-prepared-stale = Am Tisch ist inzwischen etwas passiert. Sieh noch einmal hin.
refused-restarting = Ich werde gerade neu gestartet. Nichts wurde geändert; versuch es in einer Minute noch einmal.
refused-busy = An diesem Tisch ist gerade viel los. Nichts wurde geändert; versuch es noch einmal.
refused-undo-nothing = Von dir gibt es nichts zurückzunehmen. `/table undo choose:` geht weiter zurück, wenn die anderen zustimmen.
# So it is where nobody else has to agree.
refused-undo-nothing-own = Von dir gibt es nichts zurückzunehmen. `/table undo choose:` geht weiter zurück.
refused-undo-nothing-yet = In dieser Partie hat noch niemand etwas getan, also gibt es nichts zurückzunehmen.
refused-undo-other-acted = Seitdem gab es eine Aktion von { $seats }, darum lässt sich deine letzte nicht zurücknehmen.
# $told: the sentences that tell what was revealed, $count how many.
refused-undo-revealed = Bei deiner letzten Aktion wurde gewürfelt oder Verborgenes aufgedeckt, darum lässt sie sich nicht zurücknehmen{ $count ->
    [0] .
   *[other] :
        { $told }
}
refused-undo-place-taken = Hier steht inzwischen ein anderer Tisch, darum bleibt die beendete Partie, wie sie ist.
refused-undo-passed = Seitdem hast du weitergespielt, darum tut dieser Knopf nichts mehr. `/table undo` nimmt deine letzte Aktion zurück, wo das noch geht.
refused-undo-done = Das ist schon zurückgenommen.
refused-undo-too-old = Das wurde gespielt, bevor die Regeln im Bot berichtigt wurden; so weit lässt sich die Partie nicht zurückdrehen. Nichts wurde geändert.

# -- proposals -------------------------------------------------------------------------------------------------------

refused-proposal-open = So ein Vorschlag läuft an diesem Tisch schon, und es geht nur einer zur gleichen Zeit. Er steht im Kanal: Drück dort auf **Zustimmen** oder **Ablehnen**, oder auf **Zurückziehen**, wenn es deiner ist; dann kannst du neu vorschlagen.
refused-proposal-gone = Dieser Vorschlag ist schon entschieden oder wurde zurückgezogen. Nichts wurde geändert.
refused-proposal-own = Das hast du selbst vorgeschlagen: Antworten müssen die anderen. Willst du es nicht mehr, drück auf **Zurückziehen**.
refused-proposal-not-asked = Deine Antwort ist hier nicht gefragt.
refused-proposal-not-yours = Zurückziehen kann das nur, wer es vorgeschlagen hat.
refused-already-paused = Der Tisch macht schon Pause. Weiter geht es mit `/table resume`.
refused-not-paused = Der Tisch macht keine Pause.
refused-end-together = Die erste Runde ist vorbei, darum endet die Partie nur gemeinsam: `/table end` fragt die anderen.
# Why a proposal came to nothing.
refused-proposal-acted = Am Tisch wurde inzwischen weitergespielt.
refused-proposal-forgotten = Wer es vorgeschlagen hat, ist nicht mehr da.
refused-proposal-table-over = Die Partie ist inzwischen beendet.

# -- presses ---------------------------------------------------------------------------------------------------------

refused-no-part = So etwas wie „{ $typed }“ gibt es in { $game } nicht. Fang an zu schreiben und wähl aus dem, was angeboten wird.
refused-unknown-press = Diesen Knopf oder dieses Formular kenne ich nicht mehr. Nichts wurde geändert. `/table board` zeigt, wie es steht, `/help`, wie es weitergeht.
refused-form-late = Ich habe zu lange gebraucht, um das zu öffnen. Nichts wurde geändert; drück noch einmal.
refused-elsewhere = Das gehört zu einem Tisch in einem anderen Kanal. Nichts wurde geändert.
# $asked: what whoever is to act was asked in the channel, a line or several.
refused-not-your-button = Dieser Knopf ist für { $seat }. Nichts wurde geändert. Der Tisch wartet hierauf:
    > { $asked }
refused-no-hands = Bei { $game } hält niemand etwas geheim: Der Spielplan zeigt alles.
refused-no-such-rule = Den Eintrag { $rule } gibt es in diesem Regelheft nicht, oder nicht mehr. `/rules look` zeigt die Kapitel, wie sie jetzt sind.
refused-no-such-part = Einen Ort { $part } gibt es auf diesem Spielplan nicht. Es gibt { $places }. Mit 0 siehst du den ganzen Plan.
# $permissions: as Discord names them.
refused-permissions-missing = { $count ->
    [one] In diesem Kanal fehlt mir eine Berechtigung: { $permissions }.
   *[other] In diesem Kanal fehlen mir Berechtigungen: { $permissions }.
} Die Serververwaltung kann sie mir in den Kanaleinstellungen geben.
permission-view_channel = „Kanal anzeigen“
permission-send_messages = „Nachrichten senden“
permission-attach_files = „Dateien anhängen“
permission-create_public_threads = „Öffentliche Threads erstellen“
permission-send_messages_in_threads = „Nachrichten in Threads senden“

# -- everything else -------------------------------------------------------------------------------------------------

error-unreadable = Das konnte ich nicht lesen. Nichts wurde geändert. Versuch es noch einmal, am besten von einer neueren Nachricht aus.
error-outdated = Dein Discord zeigt noch eine ältere Fassung dieses Befehls. Lade Discord neu (Strg+R, oder App schließen und wieder öffnen) und versuch es noch einmal.
error-permissions = Discord lässt mich das hier nicht tun: In diesem Kanal fehlt mir eine Berechtigung.
# The games' database cannot be used just now. $reason: why. Some presses only look, so nothing is said of "saving".
error-store = { $reason ->
    [store-busy] Ein anderes Programm benutzt gerade meine Datenbank. Nichts ist verloren; drück gleich noch einmal.
    [store-full] Die Festplatte mit den Partien ist voll. Nichts ist verloren, aber es passt auch nichts Neues mehr darauf: Sag der Person Bescheid, die den Bot betreibt, und drück dann noch einmal.
    [store-read-only] Ich darf meine Datenbank gerade nur lesen. Nichts ist verloren, aber ich kann nichts Neues speichern: Sag der Person Bescheid, die den Bot betreibt, und drück dann noch einmal.
    [store-disk] Die Festplatte mit den Partien arbeitet nicht, wie sie soll. Nichts ist verloren, aber ich kann nichts Neues speichern: Sag der Person Bescheid, die den Bot betreibt, und drück dann noch einmal.
   *[other] Ich erreiche gerade meine Datenbank nicht. Nichts ist verloren; drück in einer Minute noch einmal. Was du tust, zählt nur einmal, egal wie oft du drückst.
}
error-ours = Da ist bei uns etwas schiefgegangen; nichts ist verloren. Passiert es wieder, gib der Person, die den Bot betreibt, diese Nummer: **{ $reference }**
