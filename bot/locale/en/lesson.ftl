# First lessons (`/learn`): what is the same in all of them. Each game's own sentences stand in lesson-<game>.ftl.

lesson-which = **A first lesson takes about eight minutes.** You play a prepared game step by step, and only you see it. You can leave it at any time; `/learn` goes on with it.
button-learn = Learn { $game }
button-learn-on = { $game }: go on
button-lesson-next = Go on
button-lesson-end = Done
button-lesson-again = Once more
button-open = Open a table of { $game }
button-open-now = Play { $game } now

# Above each step. The sentence of the step follows.
lesson-step = 📖 **{ $game }** · step { $step } of { $steps }
# What is to be pressed, as it stands there. $how: button, choice (in the select $among), several (together, in a select), number (typed)
lesson-press = { $how ->
    [button] 👉 Press **{ $label }**.
    [choice] 👉 In the list “{ $among }” choose **{ $label }**.
    [several] 👉 In the list choose together: **{ $label }**.
   *[number] 👉 Enter **{ $label }**.
}

# Where the learner answers without help.
lesson-free = 🌱 *Choose what you like: the page before you confirm shows what comes of it.*
lesson-goes-on = *Here the lesson goes on.*
lesson-not-now = *Not that one just now: in a game you may, here one thing comes after the other. Nothing is lost.*
# $why: the sentence of the rules
lesson-refused = *That would not be possible: { $why } Try again, nothing is lost.*
# $here: whether a table can be opened where this is read; "alone": one at which nobody else plays
lesson-end = **That was the lesson.** { $here ->
    [yes] Open a table here: others can join, and automas fill its seats. It goes on just like this.
    [alone] Open a table here and play on with your own box. It goes on just like this.
   *[no] In a channel of a server, `/table new` opens a table. It goes on just like this.
} `/rules look` answers any question about the rules.
table-begun = The game has begun. The board stands in the channel.
