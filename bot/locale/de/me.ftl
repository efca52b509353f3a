# What a person chooses for all of the person's tables (/me).

# -- words in which moments are typed, with spaces between them --------------------------------------------------------

moment-skipped = bis zum zur zu für ab am um gegen von vom seit der die das den dem des in im an auf ein eine einen einem einer kommenden kommender kommende nächsten nächster nächste nächstes diesen diese dieses noch lang
moment-hours = h std stunde stunden
moment-days = t d tag tage tagen
moment-weeks = w wo woche wochen
moment-today = heute heut
moment-tomorrow = morgen

# -- the page ----------------------------------------------------------------------------------------------------------

me-title = **Deine Einstellungen**: Sie gelten an allen deinen Tischen, auf jedem Server. Nur du siehst sie.
# $start, $end: times as the reader's Discord shows them.
me-line-quiet = 🌙 Ruhezeit ohne Erinnerungen: { $kind ->
    [chosen] von { $start } bis { $end }
    [inferred] von { $start } bis { $end } (danach, wann du sonst spielst)
    [off] keine
   *[unknown] noch keine. Sobald ich ein paar Wochen lang gesehen habe, wann du spielst, erinnere ich dich nachts nicht mehr
}
me-line-zone = 🌍 Zeitzone: { $known ->
    [yes] { $zone }, dort ist es jetzt { $local } Uhr
   *[no] noch unbekannt. Bis du sie wählst, lese ich deine Zeitangaben als UTC
}
# $shown: whether others may see until when, "yes" or "no".
me-line-away = 🧳 Abwesend: { $kind ->
    [until] bis { $until }
    [coming] von { $since } bis { $until }
    [coming-open] ab { $since }, bis du wieder da bist
    [open] bis du wieder da bist
   *[no] nein
}{ $kind ->
    [no] {""}
   *[other] . { $shown ->
        [yes] An deinen Tischen ist das zu sehen.
       *[no] Das sieht sonst niemand. Wo deine Uhr steht, sehen andere nur, dass keine Frist läuft.
    }
}
me-line-reminders = 🔔 Erinnerungen: { $where ->
    [first] die erste als Direktnachricht, die letzte im Kanal des Tisches
    [direct] als Direktnachricht
    [channel] im Kanal des Tisches
   *[none] keine
}
me-line-next = ⏭️ Bescheid, wenn du als Nächstes dran bist: { $on ->
    [yes] ja
   *[no] nein
}
# $on: whether the person is in statistics and on ladders.
me-line-listed = 📊 Statistik und Rangliste: { $on ->
    [yes] du bist dabei
   *[no] du bist nicht dabei
}
me-line-tips = 💡 Tipps beim Spielen: { $on ->
    [yes] ja, jeden einmal
   *[no] nein
}
me-line-hand = 🃏 Deine Hand als Direktnachricht: { $on ->
    [yes] ja, eine für jeden Tisch, an dem du spielst. Ich halte sie auf dem Laufenden, ohne Ton
   *[no] nein. Schaltest du das ein, zeige ich dir dort für jeden Tisch deine Hand, immer aktuell und ohne Ton
}
me-line-summary = ☀️ Tagesübersicht deiner Tische: { $at ->
    [none] keine
   *[other] um { $at }
}
# Direct messages were refused. $summary, $hand: whether the reader wants the daily summary and the own hand, "yes" or
# "no".
me-line-closed = 📪 **Discord nimmt von mir keine Direktnachrichten an dich an.** Erinnerungen kommen darum im Kanal des Tisches{ $summary ->
    [yes] ; die Tagesübersicht ist nur für dich und kann gerade nicht kommen
   *[no] {""}
}{ $hand ->
    [yes] ; deine Hand kann ich dort gerade nicht zeigen
   *[no] {""}
}. Erlaube Direktnachrichten von Mitgliedern in den Privatsphäre-Einstellungen eines Servers, auf dem wir beide sind, und drück dann auf **Direktnachricht noch einmal versuchen**.
me-line-language = 💬 Sprache von allem, was nur du siehst: { $chosen ->
    [yes] { $language }
   *[no] die deines Discord ({ $language })
}

me-pick-quiet = Ruhezeit …
me-quiet-auto = Zu Zeiten, in denen ich nie spiele
me-quiet-auto-more = Aus deinen Spielzeiten erkannt; keine, solange ich zu wenig weiß
me-quiet-none = Keine: jederzeit erinnern
me-quiet-from-to = Von { $start } bis { $end }
me-quiet-other = Andere Zeiten …
me-pick-reminders = Erinnerungen …
me-reminders-usual = Erste direkt, letzte im Kanal
me-reminders-direct = Als Direktnachricht
me-reminders-channel = Im Kanal des Tisches
me-reminders-none = Keine Erinnerungen
me-pick-language = Sprache …
me-language-client = Die meines Discord
me-pick-zone = Welcher Ort ist gemeint?

me-button-page = Alle Einstellungen
me-button-away = Ich bin weg …
me-button-back = Ich bin wieder da
me-button-show = An meinen Tischen zeigen
me-button-hide = An meinen Tischen verbergen
me-button-zone = Zeitzone …
me-button-summary = Tagesübersicht …
me-button-no-summary = Keine Tagesübersicht
me-button-next = Bescheid, wenn ich bald dran bin
me-button-no-next = Keinen Bescheid mehr vorab
me-button-direct = Direktnachricht noch einmal versuchen
me-button-listed = Wieder in die Statistik
me-button-unlisted = Nicht in die Statistik
me-button-tips = Tipps einschalten
me-button-no-tips = Keine Tipps mehr
me-button-hand = Meine Hand als Direktnachricht
me-button-no-hand = Hand nicht mehr als Direktnachricht
me-button-data = Was ist über mich gespeichert?
me-button-forget = Vergiss mich …

me-form-away = Abwesend an allen meinen Tischen
me-field-until = Bis (leer: bis ich wieder da bin)
me-field-until-like = Freitag, 3 Tage, 24.12., morgen 18:00
me-field-since = Ab (leer: ab sofort)
me-field-since-like = Montag, 1.12.
me-form-zone = Deine Zeitzone
me-field-zone = Eine Stadt, ein Land oder was die Uhr zeigt
me-field-zone-like = Berlin, Österreich, 17:20
me-form-summary = Tagesübersicht deiner Tische
me-field-summary = Um wie viel Uhr
me-field-summary-like = 8:00
me-form-quiet = Ruhezeit
me-field-quiet = Von und bis
me-field-quiet-like = 22:00 bis 7:00

# -- what came of a press ----------------------------------------------------------------------------------------------

me-zone-which = Welchen Ort meinst du mit „{ $typed }“?
# $count: at how many tables, one at least.
me-back-seats = Willkommen zurück. { $count ->
    [one] An einem Tisch hat ein Automa für dich gespielt; dort spielst du wieder selbst.
   *[other] An { $count } Tischen hat ein Automa für dich gespielt; dort spielst du wieder selbst.
}
me-direct-again = Gut. Wenn es wieder etwas für dich gibt, versuche ich es mit einer Direktnachricht.
me-zone-taken = Als deine Zeitzone nehme ich { $zone }.

refused-unknown-zone = Diesen Ort kenne ich nicht. Gib eine größere Stadt in deiner Zeitzone ein, etwa Berlin oder New York, oder was deine Uhr gerade zeigt, etwa 17:20.
refused-wrong-time = Diese Uhrzeit konnte ich nicht lesen. Gib sie so ein: 8:00 oder 19.30; für die Ruhezeit zwei davon: 22:00 bis 7:00.
refused-wrong-moment = „{ $typed }“ konnte ich nicht lesen. Gib einen Tag ein wie Freitag oder 24.12., eine Dauer wie 3 Tage, oder einen Tag mit Uhrzeit wie morgen 18:00.
refused-away-over = Diese Zeit wäre schon vorbei, bevor sie anfängt. Nichts wurde geändert; gib bei „bis“ einen späteren Zeitpunkt ein.
refused-away-too-long = Das ist mehr als ein Jahr. Lass „bis“ leer: Dann bist du abwesend, bis du dich zurückmeldest.

# -- what is stored, and forgetting it ---------------------------------------------------------------------------------

# When there are seats: what was done there.
me-data-actions = { $actions ->
    [0] und wann du dort etwas getan hast (bisher nie)
    [one] und wann du dort etwas getan hast (einmal)
   *[other] und wann du dort etwas getan hast ({ $actions }-mal)
}
# $settings, $tables, $actions: how many of each there are.
me-data = **Was ich über dich gespeichert habe**, steht in dieser Datei:
    • dein Name, wie Discord ihn zeigt, und { $settings ->
        [0] keine Einstellungen
       *[other] deine Einstellungen
    }
    • { $tables ->
        [0] keine Plätze: Du hattest noch an keinem Tisch einen
        [one] der Platz, den du an einem Tisch hast oder hattest, { me-data-actions }
       *[other] die Plätze, die du an { $tables } Tischen hast oder hattest, { me-data-actions }
    }
    • was ich an deinen Tischen für dich aufhebe: deine Notizen, Aufträge, Stimmen und Vorschläge
    • zu welchen Tageszeiten du spielst, wann du zuletzt angepingt wurdest und welche Nachrichten an dich noch ausstehen
    Ich nutze das nur, damit du hier spielen kannst, und gebe es niemandem weiter. Deine Nachrichten und deine E-Mail-Adresse speichere ich nicht, und von deinem Wohnort nur die Zeitzone, die du mir nennst.
    `/me forget` löscht alles davon. Mehr steht auf der Seite docs/privacy.md des Bots; du bekommst sie von der Person, die diesen Bot betreibt.
me-data-none = Über dich habe ich nichts gespeichert.
me-forget-ask = **Dich vergessen?**
    • Ich lösche deinen Namen, deine Einstellungen, Notizen und Spielzeiten und alle Nachrichten an dich, die noch ausstehen.
    • { $tables ->
        [0] In einer laufenden Partie hast du keinen Platz.
        [one] Du gibst deinen Platz in der laufenden Partie auf: Jemand anders oder ein Automa spielt dort weiter; spielt sonst niemand, wird sie geschlossen.
       *[other] Du gibst deine Plätze in den { $tables } laufenden Partien auf: Jemand anders oder ein Automa spielt dort weiter; spielt sonst niemand, wird die Partie geschlossen.
    }
    • Beendete Partien bleiben erhalten; statt deines Namens steht dort nur noch deine Farbe.
    • Was schon in Discords Kanälen steht, etwa Beiträge mit deinem Namen, lösche ich nicht.
    • Spielst du später wieder, fängst du neu an; nur in einer Partie, die du verlassen hast, bekommst du bis zu ihrem Ende keinen anderen Platz.
me-forget-sure = **Wirklich?** Nichts davon lässt sich zurückholen.
me-forgotten = Erledigt: Ich kenne dich nicht mehr. Schön, dass du mitgespielt hast.
me-button-go-on = Weiter
me-button-forget-surely = Ja, vergiss mich
me-button-keep = Nein, alles behalten
