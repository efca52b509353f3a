# First lessons (`/learn`): what is the same in all of them. Each game's own sentences stand in lesson-<game>.ftl.

lesson-which = **A first lesson takes about eight minutes.** You play a prepared game step by step, and only you see it. You can leave it at any time; `/learn` goes on with it.
button-learn = Learn { $game }
button-learn-on = { $game }: go on
button-lesson-next = Go on
button-lesson-end = Done
button-lesson-again = Once more
button-open = Open a table of { $game }
button-open-now = Play { $game } now

# With each step, below what the panel says and above the buttons. The sentence of the step follows.
lesson-step = 📖 **{ $game }** · step { $step } of { $steps }
# What is to be pressed, as it stands there. $how: button, choice (in the select $among), several (together, in a select), number (typed)
lesson-press = { $how ->
    [button] 👉 Press **{ $label }**.
    [choice] 👉 In the list “{ $among }” choose **{ $label }**.
    [several] 👉 In the list choose together: **{ $label }**.
   *[number] 👉 Enter **{ $label }**.
}

# On a page behind the first one of a step; on the last of them; on one that a way back has led to (the sentence of
# that page follows).
lesson-further = One more choice belongs to this step.
lesson-review = This is what comes of it; nothing happens until you confirm.
lesson-earlier = *You are back on an earlier page.*

# Where the learner answers without help: on the first page, on further ones, on the last one.
lesson-free = 🌱 *Press what you think is right: the page before you confirm shows what comes of it.*
lesson-free-further = 🌱 *Still your choice: “{ panel-back }” leads back.*
lesson-free-review = 🌱 *This is what comes of it: confirm it, or go back.*
lesson-goes-on = *Here the lesson goes on.*
# Something else than what is wanted was pressed. $why: a sentence of the lesson, why not here
lesson-not-here = *Not that one just now. { $why } A game allows it; nothing is lost.*
lesson-not-now = *Not that one just now: a game allows it, but here another step comes first. Nothing is lost.*
# $why: the sentence of the rules
lesson-refused = *That would not be possible: { $why } Try again, nothing is lost.*
# $here: whether a table can be opened where this is read; "alone": one at which nobody else plays
lesson-end = **That was the lesson.** { $here ->
    [yes] Open a table here: others can join, and **{ button-add }** fills empty seats. It goes on just like this.
    [alone] Open a table here and play on with your own box. It goes on just like this.
   *[no] In a channel of a server, `/table new` opens a table. It goes on just like this.
} `/rules look` answers any question about the rules.
# In the place of an old message of a lesson that is over.
lesson-over = **This lesson is over**: you have ended it, or left it for a month. “{ button-lesson-again }” begins it anew.
table-begun = The game has begun. The board stands in the channel.
