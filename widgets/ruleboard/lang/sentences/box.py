"""Commands that can be typed in the move box, and their answers.

A command may have several names, separated by a bar; matching ignores case and accents.
"""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "box.where": say("where|where is|where are|find"),
    "box.around": say("around|near|next to"),
    "box.why": say("why|why not"),
    "box.last": say("last|last move"),
    "box.moves": say("moves|possible moves"),
    "box.describe": say("describe|board"),
    "box.help": say("help|commands"),
    "box.undo": say("undo|take back"),
    "box.redo": say("redo"),
    "box.restart": say("new|new game|restart"),
    "box.fillers": say("the|a|all|my|is|are|on|of|has|piece|pieces|board|square|squares"),
    "box.use.where": say("“{command} {piece}” (where such pieces are)"),
    "box.use.around": say("“{command} {at}” (what is there and next to it)"),
    "box.use.why": say("“{command}” with a move (whether it is allowed)"),
    "box.use.last": say("“{command}” (the last move)"),
    "box.use.moves": say("“{command}” (what you can choose)"),
    "box.use.describe": say("“{command}” (the whole board)"),
    "box.use.help": say("“{command}” (this list)"),
    "box.can_write": say("In the box you can write a move, or: {commands}."),
    "box.stands": say("{at} {piece}"),
    "box.around_told": say("{at}: {piece}. Next to it: {beside}."),
    "box.none": say("There is nothing of that kind on the board: {got}."),
    "box.unclear": say("“{got}” is not clear. Did you mean: {near}?"),
    "box.hint": say("hint|give me a hint"),
    "box.thinks": say("thinks|what it thinks|best moves"),
    "box.play_out": say("play out|play it out"),
    "box.to_game": say("back|back to the game"),
    "box.stop": say("stop|stop thinking"),
    "box.go_on": say("go on|continue"),
    "box.look_back": say("look back|look back at the game|review"),
    "box.use.hint": say("“{command}” (where to look, then a good move)"),
    "box.use.thinks": say("“{command}” (the best moves the computer sees)"),
    "box.use.play_out": say("“{command}” (what the computer expects, move by move)"),
    "box.use.to_game": say("“{command}” (from there to your game)"),
    "box.use.stop": say("“{command}” (the computer stops thinking)"),
    "box.use.go_on": say("“{command}” (the computer moves on)"),
    "box.use.look_back": say("“{command}” (how good each move was)"),
}
