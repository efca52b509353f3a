# Looking rules up. The rules themselves are in engine/<game>/rulebook/<language>.md.

rules-title = **{ $id } · { $title }**
rules-example = > *Przykład:* { $example }
# The form in which a question is typed: its title and the label of its field, at most 45 characters each.
rules-form = Sprawdź zasady
rules-form-field = Czego szukasz?
rules-nothing = W instrukcji nie ma nic podobnego do „{ $words }”. Spróbuj innego słowa albo zacznij pisać i wybierz z listy.
# The rulebook as pages of the documentation.
rulebook-generated = Ta strona powstaje z instrukcji, w której bot szuka odpowiedzi: po zmianie uruchom `aviary rulebook docs/rules`. Na kanale `/rules look` znajduje każde hasło po słowach albo numerze.
rulebook-example = Przykład: { $example }
rulebook-see = Zobacz też: { $related }.
# What was asked may mean several rules: a line, followed by one for each with what it says first.
rules-unclear = Nie wiem, o którą zasadę chodzi. Może o jedną z tych?
rules-choice = **{ $id } · { $title }** { $text }
# Somebody asked in a language in which there is no rulebook; the languages by their own names.
rules-other-language = Instrukcji gry { $game } nie ma jeszcze w tym języku ({ $asked }). Dostępne języki: { $known }. Zapytaj w jednym z nich.
rules-shared = { $name } pokazuje zasadę:
    { $rule }
# `/rules look` without words, where nothing is asked of the reader.
rules-overview = **Zasady gry { $game }.** Wpisz własnymi słowami, co chcesz wiedzieć: `/rules look words:…`; albo podaj kartę, kafelek lub terytorium.
    Albo czytaj po kolei: niżej są wszystkie rozdziały.
# Reading the book on: the select of the chapters with how many entries each has, a chapter, the select of its entries.
# $number: the chapter's, of all $chapters; $count: its entries; $page of $pages.
rules-choose-chapter = Czytaj rozdział
rules-entries = { $count ->
    [one] 1 hasło
    [few] { $count } hasła
   *[many] { $count } haseł
}
rules-chapter = **{ $chapter }**
    Rozdział { $number } z { $chapters } · { rules-entries }{ $pages ->
        [1] { "" }
       *[other] , strona { $page } z { $pages }
    }
rules-choose-entry = Czytaj hasło
# The buttons there: to the pages before and behind, to all chapters; under an entry to those beside it and to its chapter.
button-rules-before = ◀ Strona { $number }
button-rules-behind = Strona { $number } ▶
button-chapters = Wszystkie rozdziały
button-rule-before = { $id ->
    [none] ◀
   *[other] ◀ { $id }
}
button-rule-behind = { $id ->
    [none] ▶
   *[other] { $id } ▶
}
button-chapter = Rozdział: { $chapter }
# For the reader now, beside a rule: what it does not allow. Then what can be done with a component.
rules-now-refused = Teraz dla ciebie niemożliwe: { $what }. { $why }
rules-part = **{ $name }**
rules-part-rules = Zasady: { $rules }.
rules-part-one = { $id } · { $title }
rules-here = **Co ci to teraz daje**
rules-here-possible = • { $way }: możliwe.
# $what: things that are given together, a list
rules-here-with = • { $way }: możliwe, na przykład tak: { $what }
rules-here-note = • { $way }: { $note }
rules-here-refused = • { $way }: teraz nie. { $why }
rules-here-nothing = Nic, co możesz teraz zrobić, tego nie dotyczy.
rules-legend = Co znaczą symbole na obrazkach:
rules-no-legend = Gra { $game } nie ma obrazków z symbolami do objaśnienia.
rules-about = **Zasady gry { $game }** naszymi słowami, liczba haseł: { $entries }. `/rules look` znajduje je po słowach albo numerze.
    Skąd są liczby tego wydania:
rules-mark = { $mark ->
    [printed] • odczytane z wydrukowanych elementów: { $count }
    [stated] • podane w wydrukowanych zasadach albo przez wydawcę: { $count }
    [derived] • wynikające z nich: { $count }
    [reported] • z jednego źródła, innego niż wydawca: { $count }
    [reconstructed] • **odtworzone**, tak żeby gra była dobra, ale mogą różnić się od wydrukowanych: { $count }
    [assumed] • **założone**, gdy nic nie podaje wydrukowanej wartości: { $count }
   *[own] • własne tego serwera: { $count }
}
rules-section = { $mark ->
    [own] { "   " }– { $section }: własne tego serwera { $count } z { $of }
    [assumed] { "   " }– { $section }: założone { $count } z { $of }
    [reported] { "   " }– { $section }: z jednego źródła { $count } z { $of }
   *[other] { "   " }– { $section }: odtworzone { $count } z { $of }
}
rules-chapters = Rozdziały: { $chapters }.
