# What whoever manages a server chooses for it (/server).

server-title = **Einstellungen dieses Servers**: für die Serververwaltung. Die Sprache gilt auch an Tischen, die es schon gibt, wenn dort keine eigene gewählt ist; Uhr und Threads gelten für Tische, die ab jetzt eröffnet werden.
server-line-language = 💬 Die Tische sprechen { $language ->
    [none] die Sprache des Servers, sonst die der meisten am Tisch
   *[other] { $language }
}
server-line-clock = ⏳ Uhr neuer Tische, wenn beim Eröffnen keine andere angegeben wird: { $clock }
server-line-channels = 📍 Tische eröffnen: { $count ->
    [0] in jedem Kanal, in dem ich schreiben darf
   *[other] nur in { $channels } und in den Threads dort
}
server-line-threads = 🧵 Ein eigener Thread für jeden neuen Tisch: { $on ->
    [yes] ja
   *[no] nein
}
server-line-openers = 🔑 Tische eröffnen dürfen: { $who ->
    [managers] nur die Serververwaltung
   *[everyone] alle
}
server-line-pages = 🌐 Webseiten für alle Tische: { $on ->
    [yes] ja. Wer die Adresse der Seite eines Tisches hat, sieht Spielplan, Verlauf und Namen, auch ohne auf diesem Server zu sein.
   *[no] nein
}
server-pick-language = Sprache der Tische …
server-language-default = Was Server oder Tisch spricht
server-pick-channels = Nur diese Kanäle (keine: alle)
server-button-threads-no = Ein Thread für jeden Tisch
server-button-threads-yes = Keine eigenen Threads
server-button-openers-managers = Eröffnen: nur die Verwaltung
server-button-openers-everyone = Eröffnen: alle
server-button-pages-no = Webseiten einschalten
server-button-pages-yes = Keine Webseiten
server-button-tables = Tische
server-button-data = Was gespeichert ist
server-button-page = Alle Einstellungen

server-tables-none = Auf diesem Server steht kein Tisch. `/table new` eröffnet einen.
server-tables-title = **Tische dieses Servers**: { $count }
server-pick-close = Einen davon schließen …
# $people: who sits there.
server-close-one = { $game }: { $people }
server-close-sure = { $game } ({ $link }) vor dem Ende schließen? Die Partie lässt sich dann nicht fortsetzen.
server-close-lobby-sure = Den Tisch für { $game } ({ $link }) schließen, der noch nicht gestartet ist?

server-data = **Was ich über diesen Server gespeichert habe:**
    • was ihr auf der Seite mit den Einstellungen gewählt habt
    • { $live ->
        [0] keinen laufenden Tisch
        [one] einen laufenden Tisch
       *[other] { $live } laufende Tische
    } und { $over ->
        [0] keinen beendeten
        [one] einen beendeten
       *[other] { $over } beendete
    }, insgesamt mit { $entries ->
        [one] einer Aktion
       *[other] { $entries } Aktionen
    } von { $people ->
        [one] einer Person
       *[other] { $people } Personen
    }
    • welche meiner Nachrichten noch Knöpfe haben
    Andere Nachrichten speichere ich nicht, auch keine Mitgliederliste und keine Rollen.
    Wie lange:
    • Partien bleiben zum Nachspielen, bis die Person sie löscht, die diesen Bot betreibt.
    • Nummern von Knopfdrücken werden nach zwei Tagen gelöscht.
    • Alle können mit `/me data` sehen, was über sie gespeichert ist, und es mit `/me forget` löschen lassen.
    Alles Weitere steht auf der Seite docs/privacy.md des Bots.

refused-may-not-open = Auf diesem Server eröffnet nur die Serververwaltung Tische. Bitte sie um einen; mitspielen kannst du dann auch.
# $channels: mentions of them.
refused-channel-not-allowed = In diesem Kanal werden keine Tische eröffnet. Gib `/table new` in { $channels } ein.
