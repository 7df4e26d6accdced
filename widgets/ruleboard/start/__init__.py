"""Opens the lessons in JupyterLab, from a checkout or from what pip installed. Standard library only.

It makes what is missing, hands the lessons out to a folder of the reader's own, and says in the reader's language what
it does and what stands in the way.
"""
