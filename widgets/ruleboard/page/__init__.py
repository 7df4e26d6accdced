"""The presentation layer: turns the state of a machine into immutable Views, in the reader's language.

A View is made once per input; the live widget, the saved picture and the text output are three renderings of it.
"""
