"""Computer players: search, evaluation, exact values from tables and solvers, levels, and reasons for moves."""
