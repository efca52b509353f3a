# What the bot tells one person, in direct messages or (naming the person) in the channel of the table.

# A table. $link jumps to its newest post.
notice-table = **{ $game }** { $link }
# Until when an answer is awaited. $until: a time, as "in 3 hours".
notice-deadline = Twój czas kończy się { $until }.
# The first, quiet reminder of a table's clock. What is asked follows in a line of its own.
notice-nudge = Inni czekają na ciebie: { $table }
# The last reminder before the time is over.
notice-ping = Twój czas dobiega końca: { $table }
# Several tables began to wait for the reader at about the same time; of this one no ping has told.
notice-asked = Twoja kolej: { $table }
# After an answer that the bot has entered for the reader, which asks on. Nothing says so: it may stand in the channel.
notice-still = Stół dalej czeka na ciebie: { $table }
# What the reader wanted to be reminded of.
notice-again = Przypomnienie na twoje życzenie: { $table }
# A lobby in which nobody presses anything; its buttons are in the channel.
notice-idle = Od wielu dni nikt nie zaczyna gry przy tym stole. Jeśli nadal chcecie grać, naciśnij tam **Jeszcze czekamy**: { $table }
# Somebody offers the reader a seat.
notice-offered = Ktoś chce ci oddać swoje miejsce, razem z ręką. Możesz je przejąć tutaj: { $table }
# A seat is kept for the reader, who could not be pinged when that was said.
notice-invited = Masz zaproszenie, a miejsce czeka na ciebie. Zajmij je albo odmów tutaj: { $table }
# The reader's seat was taken away: by a vote of the others, or at once by a manager of the server.
notice-kicked = Twoje miejsce zostało w głosowaniu oddane komuś innemu, bo stół zbyt długo na ciebie czekał. W tej partii nie zajmiesz już miejsca: { $table }
notice-removed = Osoba zarządzająca serwerem odbiera ci miejsce i oddaje je komuś innemu. W tej partii nie zajmiesz już miejsca: { $table }

# For who wants to hear of it: the turn before the reader's own has begun.
notice-next = Zaraz twoja kolej: { $table }
# Once a day, for who wants that. $mine: at how many of them it is the reader's turn. A line for each table follows.
notice-summary = ☀️ **Podsumowanie dnia. Twoje stoły: { $count }.** { $mine ->
    [0] Żaden nie czeka na ciebie.
    [one] Jeden czeka na ciebie.
    [few] Na ciebie czekają { $mine }.
   *[many] Na ciebie czeka { $mine }.
}

# Above the first one that is told in the channel.
letter-closed = Moja prywatna wiadomość do ciebie nie przeszła, więc przypomnienia przychodzą tutaj. Jeśli chcesz dostawać je prywatnie, zezwól na wiadomości z tego serwera w ustawieniach prywatności Discorda.
# In the place of what was told and holds no longer.
letter-past = Już nieaktualne: gra poszła dalej.

button-turn-of = Wykonaj ruch: { $game }
button-remind = Przypomnij znowu za { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}
# On the select beside it.
remind-when = Albo przypomnij za …
remind-span = { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}
# $when: a time, as "in 3 hours".
remind-done = Przypomnę ci { $when }, jeśli do tego czasu nie będzie twojego ruchu.
refused-nothing-to-remind = Nie ma już o czym przypominać: sprawa jest załatwiona albo dotyczy kogoś innego.
refused-wrong-span = Nie wiem, kiedy mam ci przypomnieć. Wybierz jeden z podanych czasów.

# -- the direct message that shows the own hand and is kept current ----------------------------------------------------

# $table: as notice-table.
hand-kept = 🃏 Twoja ręka: { $table }
# $why: why the hand is not shown any more.
hand-over = { $why ->
    [finished] Koniec gry, więc nie pokazuję tu już twojej ręki: { $table }
    [closed] Stół jest zamknięty, więc nie pokazuję tu już twojej ręki: { $table }
    [seat-lost] Nie masz już tam miejsca, więc nie pokazuję tu ręki: { $table }
   *[unwanted] Na twoje życzenie nie pokazuję tu już twojej ręki: { $table }
}
