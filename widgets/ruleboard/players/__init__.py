"""Programs that judge positions: what is known for certain, worked out beforehand or on the spot."""
