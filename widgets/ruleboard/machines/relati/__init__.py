"""Machines that only Relati has."""
