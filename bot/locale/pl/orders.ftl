# `/table orders`: what the host answers for the reader's seat. Nobody else sees this page.
orders-title = 📜 **Na co bot odpowiada za ciebie przy tym stole**
# Facts: what (an order, in words), when (until when or where it holds).
orders-line = • { $what }: { $when }
orders-none = Na nic: o wszystkim decydujesz na bieżąco.
orders-hidden = -# Widzisz to tylko ty. Odpowiedź z polecenia pada kilka minut po pytaniu, tak jakby pochodziła od ciebie. Do tego czasu możesz odpowiedzieć inaczej albo odwołać polecenie. Polecenie działa od następnego pytania.
orders-obvious = Oczywiste korzyści bierze bot
orders-once = Twoja odpowiedź z góry
orders-give = Wydaj polecenie …

# Until when, or where, an order holds; also the second line of a select.
orders-when-always = do odwołania
orders-when-asked = przy pytaniu, jeden raz
# Facts: moment (a date and time).
orders-until = do { $moment }
# Facts: hours.
orders-hours = { $hours ->
    [one] przez { $hours } godzinę
    [few] przez { $hours } godziny
   *[many] przez { $hours } godzin
}
orders-mark-round = do końca tej rundy
orders-mark-period = do końca tego okresu

button-orders = Stałe polecenia
# Facts: what (an order, in words).
button-orders-off = Odwołaj: { $what }
button-orders-none = Pytaj mnie zawsze

# -- what is prepared for one's next turn
orders-prepared = Twój następny ruch
button-prepare = Przygotuj następny ruch
# Facts: game.
button-prepare-of = Przygotuj następny ruch: { $game }
button-prepare-again = Przygotuj następny ruch od nowa
button-prepare-it = Przygotuj
button-prepare-anyway = Przygotuj mimo wszelkich zmian
# Above its pages.
turn-imagined = 🕰️ **Twój następny ruch**, tak jakby twoja kolej była teraz. Nikt inny nie widzi, że go przygotowujesz.
turn-imagined-stale = 🕰️ Przy stole coś się tymczasem wydarzyło. Zanim to przygotujesz, spójrz jeszcze raz:
# Above the panel of a turn that has come.
turn-prepared = 🕰️ Za kilka minut zagram twój przygotowany ruch. Jeśli chcesz zagrać co innego, wybierz teraz.
turn-prepared-dropped = 🕰️ Twój przygotowany ruch przepada: coś się tam zmieniło albo tak już nie można.
# Below an action that can be prepared. Facts: when (a condition).
prepared-told = **Przygotować?** Gdy przyjdzie twoja kolej, zagram to za ciebie kilka minut później, { $when }. W przeciwnym razie wybierasz jak zwykle. Odwołasz to w `/table orders`.
prepared-done = 🕰️ **Przygotowane.**
# Conditions, also behind the colon of a line. Facts: places (a list).
prepared-if-same = jeśli nic się nie zmieni tutaj: { $places }
prepared-if-allowed = jeśli nadal będzie to dozwolone
prepared-changed = ⚠️ coś się tu zmieniło: { $places }; wybierzesz jak zwykle
prepared-not-now = ⚠️ na razie nie jest to dozwolone
