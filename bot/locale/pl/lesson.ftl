# First lessons (`/learn`): what is the same in all of them. Each game's own sentences stand in lesson-<game>.ftl.

lesson-which = **Pierwsza lekcja trwa około ośmiu minut.** Grasz przygotowaną partię krok po kroku i widzisz ją tylko ty. Możesz przerwać w każdej chwili; `/learn` wraca do niej.
button-learn = Nauka: { $game }
button-learn-on = { $game }: dalej
button-lesson-next = Dalej
button-lesson-end = Gotowe
button-lesson-again = Jeszcze raz
button-open = Otwórz stół: { $game }
button-open-now = Zagraj teraz: { $game }

# With each step, below what the panel says and above the buttons. The sentence of the step follows.
lesson-step = 📖 **{ $game }** · krok { $step } z { $steps }
# What is to be pressed, as it stands there. $how: button, choice (in the select $among), several (together, in a select), number (typed)
lesson-press = { $how ->
    [button] 👉 Naciśnij **{ $label }**.
    [choice] 👉 Na liście „{ $among }” wybierz **{ $label }**.
    [several] 👉 Na liście wybierz razem: **{ $label }**.
   *[number] 👉 Wpisz **{ $label }**.
}

# On a page behind the first one of a step; on the last of them; on one that a way back has led to (the sentence of
# that page follows).
lesson-further = Do tego kroku należy jeszcze jeden wybór.
lesson-review = Oto, co z tego wyniknie. Dopóki nie zatwierdzisz, nic się nie dzieje.
lesson-earlier = *Wracasz na wcześniejszą stronę.*

# Where the learner answers without help: on the first page, on further ones, on the last one.
lesson-free = 🌱 *Naciśnij, co uważasz za słuszne: zanim zatwierdzisz, zobaczysz, co z tego wyniknie.*
lesson-free-further = 🌱 *Wybór nadal należy do ciebie: „{ panel-back }” cofa o jedną stronę.*
lesson-free-review = 🌱 *Oto, co z tego wyniknie: zatwierdź albo wróć.*
lesson-goes-on = *Tutaj lekcja toczy się dalej.*
# Something else than what is wanted was pressed. $why: a sentence of the lesson, why not here
lesson-not-here = *Tu chodzi o coś innego. { $why } W zwykłej grze tak można; nic nie przepadło.*
lesson-not-now = *Jeszcze nie to: w zwykłej grze tak można, ale tutaj najpierw pora na coś innego. Nic nie przepadło.*
# $why: the sentence of the rules
lesson-refused = *To nie byłoby możliwe: { $why } Spróbuj znowu, nic nie przepadło.*
# $here: whether a table can be opened where this is read
lesson-end = **Koniec lekcji.** { $here ->
    [yes] Otwórz tu stół: inni mogą dołączyć, a **{ button-add }** obsadza wolne miejsca. Gra się dokładnie tak samo.
    [alone] Otwórz tu stół i graj dalej własnym egzemplarzem. Gra się dokładnie tak samo.
   *[no] Na kanale serwera `/table new` otwiera stół. Gra się dokładnie tak samo.
} `/rules look` odpowie na każde pytanie o zasady.
# In the place of an old message of a lesson that is over.
lesson-over = **Ta lekcja już się skończyła**: została ukończona albo czekała ponad miesiąc. „{ button-lesson-again }” zaczyna ją od nowa.
table-begun = Gra się zaczyna. Plansza jest na kanale.
