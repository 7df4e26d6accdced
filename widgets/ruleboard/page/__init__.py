"""What a board shows, as a value: everything between the state of a machine and a page, in the reader's language.

A View is made once for each input; the live board, the still picture and the text are three renderings of it.
"""
