# Looking rules up. The rules themselves are in engine/<game>/rulebook/<language>.md.

rules-title = **{ $id } · { $title }**
rules-example = > *Beispiel:* { $example }
# The form in which a question is typed: its title and the label of its field, at most 45 characters each.
rules-form = In den Regeln nachschlagen
rules-form-field = Was suchst du?
rules-nothing = Zu „{ $words }“ steht nichts im Regelheft. Versuch ein anderes Wort, oder fang an zu schreiben und wähl aus dem, was angeboten wird.
# The rulebook as pages of the documentation.
rulebook-generated = Diese Seite entsteht aus dem Regelheft, in dem der Bot nachschlägt: Nach einer Änderung schreibt `aviary rulebook docs/rules` sie neu. Im Kanal findet `/rules look` jeden Eintrag, mit Worten oder mit seinem Kürzel.
rulebook-example = Beispiel: { $example }
rulebook-see = Siehe auch { $related }.
# What was asked may mean several rules: a line, followed by one for each with what it says first.
rules-unclear = Welche Regel du meinst, ist nicht klar. Ist es eine von diesen?
rules-choice = **{ $id } · { $title }** { $text }
# Somebody asked in a language in which there is no rulebook; the languages by their own names.
rules-other-language = Das Regelheft von { $game } gibt es noch nicht auf { $asked }, nur auf { $known }. Frag auf { $known }.
rules-shared = { $name } zeigt eine Regel:
    { $rule }
# `/rules look` without words, where nothing is asked of the reader.
rules-overview = **Die Regeln von { $game }.** Schreib, was du wissen willst, in deinen eigenen Worten: `/rules look words:…`; oder nenn eine Karte, ein Plättchen oder ein Gebiet.
    Oder lies einfach los: Alle Kapitel stehen darunter.
# Reading the book on: the select of the chapters with how many entries each has, a chapter, the select of its entries.
# $number: the chapter's, of all $chapters; $count: its entries; $page of $pages.
rules-choose-chapter = Ein Kapitel lesen
rules-entries = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
rules-chapter = **{ $chapter }**
    Kapitel { $number } von { $chapters } · { rules-entries }{ $pages ->
        [1] { "" }
       *[other] , Seite { $page } von { $pages }
    }
rules-choose-entry = Einen Eintrag lesen
# The buttons there: to the pages before and behind, to all chapters; under an entry to those beside it and to its chapter.
button-rules-before = ◀ Seite { $number }
button-rules-behind = Seite { $number } ▶
button-chapters = Alle Kapitel
button-rule-before = { $id ->
    [none] ◀
   *[other] ◀ { $id }
}
button-rule-behind = { $id ->
    [none] ▶
   *[other] { $id } ▶
}
button-chapter = Kapitel: { $chapter }
# For the reader now, beside a rule: what it does not allow. Then what can be done with a component.
rules-now-refused = Für dich jetzt: { $what } geht nicht. { $why }
rules-part = **{ $name }**
rules-part-rules = Regeln: { $rules }.
rules-part-one = { $id } · { $title }
rules-here = **Was es dir jetzt bringen würde**
rules-here-possible = • { $way }: geht.
# $what: things that are given together, a list
rules-here-with = • { $way }: geht, zum Beispiel so: { $what }
rules-here-note = • { $way }: { $note }
rules-here-refused = • { $way }: geht jetzt nicht. { $why }
rules-here-nothing = Nichts, was du jetzt tun kannst, hat damit zu tun.
rules-legend = Was die Zeichen auf den Bildern bedeuten:
rules-no-legend = Zu { $game } gibt es keine Bilder mit Zeichen, die man erklären müsste.
rules-about = **Die Regeln von { $game }** in eigenen Worten, { $entries } Einträge. `/rules look` findet sie mit Worten oder mit ihrem Kürzel.
    Woher die Zahlen dieser Ausgabe stammen:
rules-mark = { $mark ->
    [printed] • vom gedruckten Material abgelesen: { $count }
    [stated] • in der gedruckten Anleitung oder vom Verlag genannt: { $count }
    [derived] • daraus abgeleitet: { $count }
    [reported] • aus einer einzigen Quelle, die nicht der Verlag ist: { $count }
    [reconstructed] • **rekonstruiert**, sodass ein stimmiges Spiel entsteht; gedruckt kann etwas anderes stehen: { $count }
    [assumed] • **angenommen**, weil der gedruckte Wert nirgends steht: { $count }
   *[own] • eigene Werte dieses Servers: { $count }
}
rules-section = { $mark ->
    [own] { "   " }– { $section }: { $count } von { $of } eigene Werte dieses Servers
    [assumed] { "   " }– { $section }: { $count } von { $of } angenommen
    [reported] { "   " }– { $section }: { $count } von { $of } aus einer einzigen Quelle
   *[other] { "   " }– { $section }: { $count } von { $of } rekonstruiert
}
rules-chapters = Kapitel: { $chapters }.
