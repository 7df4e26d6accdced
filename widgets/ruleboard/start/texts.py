"""The English messages of the commands, by key; translations are in `lang/*/start.po`."""

from __future__ import annotations

HELP = {
    "about": "Open the lessons in JupyterLab.",
    "tagline": "Boards that know, show and explain the rules.",
    "options_of_lessons": "Your lessons",
    "lang": "language of the lessons: {choices} (default: yours, or English)",
    "fresh": "begin lessons again with a fresh copy, for example {example}, or all; your old ones are kept beside it",
    "folder": "your own folder for the lessons (default: {folder})",
    "copy_only": "only put the lessons into the folder, open nothing",
    "no_browser": "only show the address, open no browser window",
    "port": "port of the server (default: the first free one from 8888)",
    "voila": "Open a page with a board and no code (Voilà): to play, and to watch.",
    "network": "also for the other computers and tablets in your network",
    "visitors": "how many may have a board at once (default: {usual})",
    "boards": "A board in this window",
    "games": "list the games and their rule sets",
    "show": "print a board",
    "svg": "draw a board as an SVG picture",
    "perft": "count the move sequences of a length",
    "more": "more about one of them",
    "besides": "Besides",
    "help": "this page",
    "version": "the version",
    "game": "a game, or a game and its rules: {examples}",
    "position": "the position, as `position.text` writes it (default: the start)",
    "depth": "how long the sequences are, a whole number",
    "unit": "what counts as one: {choices} (default: {usual})",
    "theme": "colours: {choices} (default: {usual})",
    "width": "in pixels (default: {usual})",
    "flip": "seen from the other side",
    "output": "the file to write (default: print it)",
    "word_game": "GAME",
    "word_position": "POSITION",
    "word_depth": "LENGTH",
    "word_lesson": "LESSON",
    "word_folder": "FOLDER",
    "word_file": "FILE",
}

WRONG = {
    "unknown_word": "{got!r} means nothing here. {command} shows what there is.",
    "needs_more": "{option} needs something after it. {command} shows what.",
    "missing": "Something is missing: {words}. {command} tells more.",
    "no_number": "{got!r} is not a whole number.",
    "too_few": "It has to be 1 at least, not {got}.",
    "unknown_choice": "{got!r} is not one of: {choices}.",
    "unknown_lang": "There are no lessons in {got!r}. Choose one of: {choices}.",
    "bad_port": "{got!r} is not a port. A port is a number from 1 to 65535.",
    "unknown_lesson": "There is no lesson {got!r}. Choose one of: {choices}.",
    "is_shipped": "{path} is where the lessons come from. Choose another folder with --folder.",
}

PROGRESS = {
    "yours": "Your lessons are in {folder}. What you do in them stays yours.",
    "newer": "There are newer versions, and yours are kept. For fresh copies beside them: {command}",
    "kept_as": "{name} is a fresh copy now; yours is {kept}.",
    "making": "First start: making room for the lessons in {folder} …",
    "installing": "Installing JupyterLab and the boards. This takes a minute or two and needs the network …",
    "placing": "Everything is here and is being put in its place …",
    "waiting": "Another start is preparing everything. Waiting until it is done …",
    "port_taken": "Another program uses port {port}; this is on port {other}.",
    "page_opening": "The page is starting: {address} – to end it: press Ctrl+C in this window.",
    "opening": "JupyterLab is starting. To end it: press Ctrl+C twice in this window.",
    "stopped": "Stopped. Nothing is lost; the next start goes on from here.",
}

TROUBLE = {
    "old_python": "This needs Python 3.11 or newer; this is Python {got}. Install a newer one from python.org.",
    "no_lzma": "This Python cannot unpack the lessons: it was made without lzma. Use one from python.org.",
    "no_voila": "The page needs Voilà. Install it with: {command}",
    "no_venv": "Python cannot make environments here. On Debian or Ubuntu, first: sudo apt install {detail}",
    "not_made": "No environment could be made in {path}; the reason is above.",
    "no_network": "The network cannot be reached, and the first start needs it. Connect, and start again.",
    "install_failed": "The installation did not succeed; the reason is above. Another start goes on from there.",
    "catalogs": "The texts of the boards have a fault; it is shown above.",
    "read_only": "Nothing can be written to {path}. Choose another folder with --folder.",
    "in_the_way": "{path} is in the way. Move it elsewhere, or choose another folder with --folder.",
    "disk_full": "The disk is full: {path} was not written. Make room and start again; nothing is lost.",
    "not_written": "{path} could not be written ({detail}). Nothing is lost.",
    "place_read_only": "The programs for the lessons belong in {path}, and you may not write there. {remedy}",
    "place_in_the_way": "The programs for the lessons belong in {path}, but something else is there. "
    "It was left as it is: move it elsewhere.",
    "place_disk_full": "The disk is full: the programs for the lessons need about {megabytes} MB in {path}.",
    "place_not_written": "{path} could not be written ({detail}). Nothing is lost.",
    "remedy_checkout": "Copy the project into a folder of your own, and start there.",
    "remedy_home": "Name another place in the environment variable {variable}.",
    "port_forbidden": "Port {port} is kept for the system. Choose one from 1024 on.",
    "no_port": "No port is free from {port} on. Choose another one with --port.",
}

TEXTS = {**HELP, **WRONG, **PROGRESS, **TROUBLE}
