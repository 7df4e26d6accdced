"""What interaction is made of, for every machine: inputs and replies, clicks, drags, marks, motions, films."""
