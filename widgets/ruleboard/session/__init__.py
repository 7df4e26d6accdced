"""Building blocks of interaction, shared by all machines: inputs and replies, clicks, drags, marks, motions, films."""
