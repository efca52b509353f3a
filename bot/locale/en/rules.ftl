# Looking rules up. The rules themselves are in engine/<game>/rulebook/<language>.md, what is told of the bot
# in bot/locale/rulebook/<language>.md.

rules-title = **{ $id } · { $title }**
rules-example = > *Example:* { $example }
# The form in which a question is typed: its title and the label of its field, at most 45 characters each.
rules-form = Look up the rules
rules-form-field = What are you looking for?
rules-nothing = Nothing in the rulebook is near “{ $words }”. Try another word, or begin to type and choose from what is offered.
# The rulebook as pages of the documentation.
rulebook-generated = This page is generated from the rulebook that the bot looks things up in: write `aviary rulebook docs/rules` after a change. In a channel `/rules look` finds each entry by words or by its id.
rulebook-example = Example: { $example }
rulebook-see = See also { $related }.
# What was asked may mean several rules: a line, followed by one for each with what it says first.
rules-unclear = It is not clear which rule you mean. Is it one of these?
rules-choice = **{ $id } · { $title }** { $text }
# Somebody asked in a language in which there is no rulebook; the languages by their own names.
rules-other-language = There is no rulebook of { $game } in { $asked } yet, only in { $known }. Please ask in { $known }.
rules-shared = { $name } shows a rule:
    { $rule }
# `/rules look` without words, where nothing is asked of the reader.
rules-overview = **The rules of { $game }.** Type what you want to know, in your own words: `/rules look words:…`; or name a card, a tile or a territory.
    Or just read: the chapters are below.
# Reading the book on: the select of the chapters with how many entries each has, a chapter, the select of its entries.
# $number: the chapter's, of all $chapters; $count: its entries; $page of $pages.
rules-choose-chapter = Read a chapter
rules-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
rules-chapter = **{ $chapter }**
    Chapter { $number } of { $chapters } · { rules-entries }{ $pages ->
        [1] { "" }
       *[other] , page { $page } of { $pages }
    }
rules-choose-entry = Read an entry
# The buttons there: to the pages before and behind, to all chapters; under an entry to those beside it and to its chapter.
button-rules-before = ◀ Page { $number }
button-rules-behind = Page { $number } ▶
button-chapters = All chapters
button-rule-before = { $id ->
    [none] ◀
   *[other] ◀ { $id }
}
button-rule-behind = { $id ->
    [none] ▶
   *[other] { $id } ▶
}
button-chapter = Chapter: { $chapter }
# For the reader now, beside a rule: what it does not allow. Then what can be done with a component.
rules-now-refused = For you now: { $what } is not possible. { $why }
rules-part = **{ $name }**
rules-part-rules = Rules: { $rules }.
rules-part-one = { $id } · { $title }
rules-here = **What it would do for you now**
rules-here-possible = • { $way }: possible.
# $what: things that are given together, a list
rules-here-with = • { $way }: possible, for example with: { $what }
rules-here-note = • { $way }: { $note }
rules-here-refused = • { $way }: not now. { $why }
rules-here-nothing = Nothing that you can do now is about it.
rules-legend = What the signs on the pictures mean:
rules-no-legend = There are no pictures of { $game } whose signs need explaining.
rules-about = **The rules of { $game }** in our own words, { $entries } entries. `/rules look` finds them by words or by id.
    Where the numbers of this edition come from:
rules-mark = { $mark ->
    [printed] • read from the printed pieces: { $count }
    [stated] • stated in the printed rules or by the publisher: { $count }
    [derived] • following from those: { $count }
    [reported] • told by a single source that is not the publisher's: { $count }
    [reconstructed] • **reconstructed**, so that they make a sound game but may differ from the printed one: { $count }
    [assumed] • **assumed**, where nothing tells the printed value: { $count }
   *[own] • this server's own: { $count }
}
rules-section = { $mark ->
    [own] { "   " }– { $section }: { $count } of { $of } this server's own
    [assumed] { "   " }– { $section }: { $count } of { $of } assumed
    [reported] { "   " }– { $section }: { $count } of { $of } told by a single source
   *[other] { "   " }– { $section }: { $count } of { $of } reconstructed
}
rules-chapters = Chapters: { $chapters }.
