# Moa's terms: one word for one thing, used by narration, panels, pictures and alt text alike. See docs/terms/moa-de.md.

moa-name = Moa

moa-colour = { $seat ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
   *[other] { $seat }
}
# The colour that nobody plays (rules T1 to T4), where others are called by name or colour.
moa-neutral = Neutral
moa-terrain = { $terrain ->
    [coast] Küste
    [plains] Ebene
    [forest] Wald
    [mountain] Berge
   *[volcano] Vulkan
}
moa-mammal = { $article ->
    [definite] { moa-mammal-definite }
    [indefinite] { moa-mammal-indefinite }
   *[none] { $mammal ->
        [dog] Hund
        [possum] Possum
        [rat] Ratte
       *[weasel] Wiesel
    }
}
    .gender = { $mammal ->
        [dog] masculine
        [rat] feminine
       *[possum] neuter
    }
moa-mammal-definite = { $case ->
    [dative] { $mammal ->
        [dog] dem Hund
        [possum] dem Possum
        [rat] der Ratte
       *[weasel] dem Wiesel
    }
    [accusative] { $mammal ->
        [dog] den Hund
        [possum] das Possum
        [rat] die Ratte
       *[weasel] das Wiesel
    }
   *[nominative] { $mammal ->
        [dog] der Hund
        [possum] das Possum
        [rat] die Ratte
       *[weasel] das Wiesel
    }
}
moa-mammal-indefinite = { $case ->
    [dative] { $mammal ->
        [dog] einem Hund
        [possum] einem Possum
        [rat] einer Ratte
       *[weasel] einem Wiesel
    }
    [accusative] { $mammal ->
        [dog] einen Hund
        [possum] ein Possum
        [rat] eine Ratte
       *[weasel] ein Wiesel
    }
   *[nominative] { $mammal ->
        [dog] ein Hund
        [possum] ein Possum
        [rat] eine Ratte
       *[weasel] ein Wiesel
    }
}
# The same words in a fixed case, for sentences that have $mammal as an id.
moa-the-mammal-accusative = { $mammal ->
    [dog] den Hund
    [possum] das Possum
    [rat] die Ratte
   *[weasel] das Wiesel
}
moa-a-mammal-accusative = { $mammal ->
    [dog] einen Hund
    [possum] ein Possum
    [rat] eine Ratte
   *[weasel] ein Wiesel
}
moa-a-mammal-start = { $mammal ->
    [dog] Ein Hund
    [possum] Ein Possum
    [rat] Eine Ratte
   *[weasel] Ein Wiesel
}
moa-mammals = { $mammal ->
    [dog] { $case ->
        [dative] Hunden
       *[nominative] Hunde
    }
    [possum] Possums
    [rat] Ratten
   *[weasel] { $case ->
        [dative] Wieseln
       *[nominative] Wiesel
    }
}
moa-bird = { $bird ->
    [haasts_eagle] Haastadler
    [kakapo] Kakapo
    [kea] Kea
    [kiwi] Kiwi
    [moa] Moa
    [morepork] Kuckuckskauz
    [pukeko] Pukeko
    [tui] Tui
   *[other] { $bird }
}
moa-icon = { $icon ->
    [bird] Vogel
    [fight] Kampf
    [honour] Ehre
    [karakia] Karakia
   *[vp] Punkte
}
moa-tile = { $tile ->
    [draw_one] Karte ziehen
    [exchange_three] Drei tauschen
    [two_fight] Doppelkampf
    [any_territory] Beliebiges Gebiet
    [move] Vögel bewegen
   *[stronghold] Festung
}
moa-instruction = { $instruction ->
    [draw_1] 1 neues Tier
    [draw_2] 2 neue Tiere
    [dog_invasion] Invasion: Hunde
    [possum_invasion] Invasion: Possums
    [rat_invasion] Invasion: Ratten
   *[volcano] Vulkan steigt
}

# A territory in a sentence, as "5 · Ebene". Facts: territory (number), terrain.
moa-place = { $territory } · { moa-terrain }
# Facts: birds (count).
moa-birds = { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
}
# One kind of card in a list of cards: "2 × Kea", or in a sentence that asks for an article "einen Kea", "2 Keas".
# Facts: bird (species), count.
moa-cards = { $article ->
    [indefinite] { $count ->
        [1] { moa-a }{ moa-bird }
       *[other] { $count } { moa-several-of-bird }
    }
   *[none] { $count ->
        [1] { moa-bird }
       *[other] { $count } × { moa-bird }
    }
}
# All birds are masculine.
moa-a = { $case ->
    [dative] einem{" "}
    [accusative] einen{" "}
   *[nominative] ein{" "}
}
moa-several-of-bird = { $bird ->
    [haasts_eagle] { $case ->
        [dative] Haastadlern
       *[nominative] Haastadler
    }
    [kakapo] Kakapos
    [kea] Keas
    [kiwi] Kiwis
    [moa] Moas
    [morepork] { $case ->
        [dative] Kuckuckskäuzen
       *[nominative] Kuckuckskäuze
    }
    [pukeko] Pukekos
    [tui] Tuis
   *[other] × { $bird }
}
# A leader tile in a list. Facts: icon ("vp" for points), value.
moa-leader-tile = { $article ->
    [indefinite] { $case ->
        [dative] einem{" "}
       *[nominative] ein{" "}
    }
   *[none] { "" }
}Anführerplättchen ({ $icon ->
    [bird] { $value ->
        [one] 1 Vogel
       *[other] { $value } Vögel
    }
    [vp] { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }
   *[other] { $value } { moa-icon }
})
# Karakia tiles in a list. Facts: tile, count.
moa-tiles = { $count ->
    [1] „{ moa-tile }“
   *[other] { $count } × „{ moa-tile }“
}
# The open territories of one terrain, in a list. Facts: terrain, numbers (a list).
moa-open = { moa-terrain } ({ $numbers })
# How many icons of one kind, in a list. Facts: icon, count.
moa-icons = { $icon ->
    [bird] { $count ->
        [one] 1 Vogel
       *[other] { $count } Vögel
    }
    [vp] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
   *[other] { $count } { moa-icon }
}
# An active terrain card. Facts: terrain, instruction.
moa-terrain-card = { moa-terrain } ({ moa-instruction })
# Pieces of one seat that leave, in a list. Facts: name, birds (count), leader (yes, no).
moa-pieces-of = { $leader ->
    [yes] { $birds ->
        [0] der Anführer von { $name }
       *[other] { moa-birds } mit Anführer von { $name }
    }
   *[no] { moa-birds } von { $name }
}
moa-nothing = nichts
# Other names under which people may type a bird, with commas between.
moa-also-bird = { $bird ->
    [haasts_eagle] Adler,Haast-Adler,Riesenadler,Pouakai,Hokioi
    [kakapo] Eulenpapagei,Kākāpō
    [kea] Bergpapagei
    [kiwi] Schnepfenstrauß
    [morepork] Morepork,Kauz,Eule,Ruru
    [pukeko] Pukebo,Purpurhuhn,Sumpfhuhn,Pūkeko
    [tui] Tūī,Priestervogel
   *[other] { $bird }
}
