# The sentences of the Wingspan Automa's first lesson. Each step has one; .came tells what came of it,
# .not why nothing else is chosen there.

lesson-wingspan-setup = Znasz „Na skrzydłach” i grasz własnym egzemplarzem (do tej lekcji go nie potrzebujesz), a ja gram Automą: zostaw Duet, z mapą z pudełka Azji, tak jak jest tu ustawiony, i zacznij.
    .came = Przeczytaj raz tę listę; do lekcji nie potrzebujesz pudełka.
lesson-wingspan-eggs = Rozegraj przy stole turę jak zawsze; potem jednym przyciskiem dajesz zagrać Automie.
    .came = Odkrywam jej kartę i liczę za ciebie jej jaja.
lesson-wingspan-food = Wszystko, co masz za nią zrobić, stoi w takim wpisie, więc daj jej zagrać następną turę.
    .came = Z kostkami w karmniku robisz to, co tu stoi: „Które kostki?” pomaga, gdy coś jest niejasne.
lesson-wingspan-token = Powiedz, że w tej turze zagrywasz ptaka i kładziesz żeton duetu na B2: o twojej turze muszę wiedzieć tylko tyle, gdzie leżą takie żetony.
    .not = Tura Automy jest po twojej, więc najpierw wpisz swój żeton duetu.
    .came = Widzę twój żeton i biorę go pod uwagę.
lesson-wingspan-cards = Teraz jej trzecia tura.
    .came = Dobranie kart daje jej też żeton, a ja szukam dla niego pola.
lesson-wingspan-map = To mapa z twoim i jej żetonem; w partii „Dlaczego tu?” wyjaśnia każde pole, które dla niej wybieram.
lesson-wingspan-bird = W czwartej turze Automa zagrywa ptaka.
    .came = Teraz muszę zapytać, bo nie widzę twojego podajnika.
lesson-wingspan-tray = Powiedz, że z ptaków w podajniku pasuje jeden, za 3 punkty, a Automa go bierze.
    .not = W tej lekcji w twoim podajniku pasuje tylko jeden ptak, za 3 punkty.
    .came = Tak jest z każdym pytaniem: naciśnij to, co leży u ciebie na stole.
lesson-wingspan-pink = Im dłużej grasz, tym mniej jest do czytania: daj jej zagrać trzy następne tury naraz.
    .came = Różowe zdolności twoich ptaków działają jak w każdej partii, a gdy inna twoja zdolność coś jej daje, „Reakcja” mówi co.
lesson-wingspan-last = Jej dwie następne tury już minęły, a ósma kończy rundę.
lesson-wingspan-goal = Każda runda kończy się swoim celem: na mapie liczę obie strony, a ty potwierdzasz, że się zgadza.
lesson-wingspan-now = Trzy następne rundy biegną tak samo, a na koniec wpisujesz swoje punkty i mówię, kto wygrywa; „Popraw” do tego czasu cofa każdą pomyłkę.
