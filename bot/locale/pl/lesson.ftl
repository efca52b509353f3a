# First lessons (`/learn`): what is the same in all of them. Each game's own sentences stand in lesson-<game>.ftl.

lesson-which = **Pierwsza lekcja trwa około ośmiu minut.** Grasz przygotowaną partię krok po kroku i widzisz ją tylko ty. Możesz przerwać w każdej chwili; `/learn` wraca do niej.
button-learn = Nauka: { $game }
button-learn-on = { $game }: dalej
button-lesson-next = Dalej
button-lesson-end = Gotowe
button-lesson-again = Jeszcze raz
button-open = Otwórz stół: { $game }
button-open-now = Zagraj teraz: { $game }

# Above each step. The sentence of the step follows.
lesson-step = 📖 **{ $game }** · krok { $step } z { $steps }
# What is to be pressed, as it stands there. $how: button, choice (in the select $among), several (together, in a select), number (typed)
lesson-press = { $how ->
    [button] 👉 Naciśnij **{ $label }**.
    [choice] 👉 Na liście „{ $among }” wybierz **{ $label }**.
    [several] 👉 Na liście wybierz razem: **{ $label }**.
   *[number] 👉 Wpisz **{ $label }**.
}

# Where the learner answers without help.
lesson-free = 🌱 *Wybierz, co chcesz: zanim zatwierdzisz, zobaczysz, co z tego wyniknie.*
lesson-goes-on = *Tutaj lekcja toczy się dalej.*
lesson-not-now = *Jeszcze nie to: w zwykłej grze tak można, ale lekcja idzie po kolei. Nic nie przepadło.*
# $why: the sentence of the rules
lesson-refused = *To nie byłoby możliwe: { $why } Spróbuj znowu, nic nie przepadło.*
# $here: whether a table can be opened where this is read
lesson-end = **Koniec lekcji.** { $here ->
    [yes] Otwórz tu stół: inni mogą dołączyć, a wolne miejsca zajmą automy. Gra się dokładnie tak samo.
   *[no] Na kanale serwera `/table new` otwiera stół. Gra się dokładnie tak samo.
} `/rules look` odpowie na każde pytanie o zasady.
table-begun = Gra się zaczyna. Plansza jest na kanale.
