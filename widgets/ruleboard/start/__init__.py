"""Launches JupyterLab with the lessons, from a checkout or an installed package. Standard library only.

Creates the environment if JupyterLab is missing, copies the lessons to the user's folder, and reports progress and
errors in the user's language.
"""
