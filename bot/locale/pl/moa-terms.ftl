# Moa's terms: one word for one thing, used by narration, panels, pictures and alt text alike (docs/terms/moa-pl.md).

moa-name = Moa

moa-colour = { $seat ->
    [red] Czerwony
    [yellow] Żółty
    [green] Zielony
    [blue] Niebieski
    [white] Biały
   *[other] { $seat }
}
# The colour that nobody plays (rules T1 to T4), where others are called by name or colour.
moa-neutral = Neutralny
moa-terrain = { $terrain ->
    [coast] wybrzeże
    [plains] łąki
    [forest] las
    [mountain] góry
   *[volcano] wulkan
}
moa-mammal = { $mammal ->
    [dog] { $case ->
        [genitive] psa
        [dative] psu
        [accusative] psa
        [instrumental] psem
       *[nominative] pies
    }
    [possum] { $case ->
        [genitive] oposa
        [dative] oposowi
        [accusative] oposa
        [instrumental] oposem
       *[nominative] opos
    }
    [rat] { $case ->
        [genitive] szczura
        [dative] szczurowi
        [accusative] szczura
        [instrumental] szczurem
       *[nominative] szczur
    }
   *[weasel] { $case ->
        [genitive] łasicy
        [dative] łasicy
        [accusative] łasicę
        [instrumental] łasicą
       *[nominative] łasica
    }
}
moa-mammals = { $mammal ->
    [dog] { $case ->
        [genitive] psów
        [dative] psom
       *[nominative] psy
    }
    [possum] { $case ->
        [genitive] oposów
        [dative] oposom
       *[nominative] oposy
    }
    [rat] { $case ->
        [genitive] szczurów
        [dative] szczurom
       *[nominative] szczury
    }
   *[weasel] { $case ->
        [genitive] łasic
        [dative] łasicom
       *[nominative] łasice
    }
}
# The same in fixed cases, for sentences that know the mammal by its id.
moa-mammal-accusative = { $mammal ->
    [dog] psa
    [possum] oposa
    [rat] szczura
   *[weasel] łasicę
}
moa-mammals-dative = { $mammal ->
    [dog] psom
    [possum] oposom
    [rat] szczurom
   *[weasel] łasicom
}
moa-bird = { $bird ->
    [haasts_eagle] { $case ->
        [genitive] orła Haasta
        [accusative] orła Haasta
       *[nominative] orzeł Haasta
    }
    [kakapo] kakapo
    [kea] kea
    [kiwi] kiwi
    [moa] moa
    [morepork] { $case ->
        [genitive] sowicy
        [accusative] sowicę
       *[nominative] sowica
    }
    [pukeko] pukeko
    [tui] tui
   *[other] { $bird }
}
moa-icon = { $icon ->
    [bird] ptak
    [fight] walka
    [honour] honor
    [karakia] karakia
   *[vp] punkty
}
moa-tile = { $tile ->
    [draw_one] dobór karty
    [exchange_three] { $case ->
        [accusative] wymianę kart
       *[nominative] wymiana kart
    }
    [two_fight] { $case ->
        [accusative] podwójną walkę
       *[nominative] podwójna walka
    }
    [any_territory] dowolny teren
    [move] przelot
   *[stronghold] { $case ->
        [accusative] twierdzę
       *[nominative] twierdza
    }
}
moa-instruction = { $instruction ->
    [draw_1] dobierz 1 ssaka
    [draw_2] dobierz 2 ssaki
    [dog_invasion] inwazja psów
    [possum_invasion] inwazja oposów
    [rat_invasion] inwazja szczurów
   *[volcano] wulkan w górę
}

# A territory as "5 · łąki"; in any other case than the nominative as "terytorium 5 (łąki)", which stays the same
# in all of them. Facts: territory (number), terrain.
moa-place = { $case ->
    [nominative] { $territory } · { moa-terrain }
   *[other] terytorium { $territory } ({ moa-terrain })
}
# The same in the middle of a sentence. Facts: territory (number), terrain.
moa-land = terytorium { $territory } ({ moa-terrain })
# Facts: birds (count).
moa-birds = { $birds ->
    [one] 1 { $case ->
        [accusative] ptaka
       *[nominative] ptak
    }
    [few] { $birds } ptaki
   *[many] { $birds } ptaków
}
# The same as an object ("umieszcza 1 ptaka"). Facts: birds (count).
moa-birds-accusative = { $birds ->
    [one] 1 ptaka
    [few] { $birds } ptaki
   *[many] { $birds } ptaków
}
# One kind of card in a list of cards. Facts: bird (species), count.
moa-cards = { $count ->
    [1] { moa-bird }
   *[other] { $count } × { $bird ->
        [haasts_eagle] orzeł Haasta
        [morepork] sowica
       *[other] { moa-bird }
    }
}
# A leader tile in a list. Facts: icon ("vp" for points), value.
moa-leader-tile = żeton lidera ({ $icon ->
    [bird] { $value ->
        [one] 1 ptak
        [few] { $value } ptaki
       *[many] { $value } ptaków
    }
    [fight] { $value ->
        [1] 1 walka
       *[other] { $value } walki
    }
    [honour] { $value ->
        [1] 1 honor
       *[other] { $value } honoru
    }
    [karakia] { $value ->
        [1] 1 karakia
       *[other] { $value } karakii
    }
   *[vp] { $value ->
        [one] 1 punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }
})
# Karakia tiles in a list. Facts: tile, count.
moa-tiles = { $count ->
    [1] { moa-tile }
   *[other] { $count } × { $tile ->
        [exchange_three] wymiana kart
        [two_fight] podwójna walka
        [stronghold] twierdza
       *[other] { moa-tile }
    }
}
# The open territories of one terrain, in a list. Facts: terrain, numbers (a list).
moa-open = { moa-terrain } ({ $numbers })
# How many icons of one kind, in a list. Facts: icon, count.
moa-icons = { $icon ->
    [bird] { $count ->
        [one] 1 ptak
        [few] { $count } ptaki
       *[many] { $count } ptaków
    }
    [fight] { $count ->
        [1] 1 walka
       *[other] { $count } walki
    }
    [honour] { $count ->
        [1] 1 honor
       *[other] { $count } honoru
    }
    [karakia] { $count ->
        [1] 1 karakia
       *[other] { $count } karakii
    }
   *[vp] { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
}
# An active terrain card. Facts: terrain, instruction.
moa-terrain-card = { moa-terrain } ({ moa-instruction })
# Pieces of one seat that leave, in a list. Facts: name, birds (count), leader (yes, no).
moa-pieces-of = { $leader ->
    [yes] { $birds ->
        [0] { $name } (lider)
       *[other] { $name } ({ moa-birds } i lider)
    }
   *[no] { $name } ({ moa-birds })
}
moa-nothing = { $case ->
    [accusative] nic
   *[nominative] brak
}
# Other names under which people may type a bird, with commas between.
moa-also-bird = { $bird ->
    [haasts_eagle] orzeł,orła Haasta,orłem Haasta,haast eagle,pouakai,hokioi
    [kakapo] papuga kakapo,papuga nocna
    [kea] nestor kea,papuga kea
    [kiwi] nielot
    [morepork] sowicę,sowicą,sowa,ruru,sowica ciemnolica
    [pukeko] modrzyk,modrzyka
    [tui] tu,tui miodojad
   *[other] { $bird }
}
