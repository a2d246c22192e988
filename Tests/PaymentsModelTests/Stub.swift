// Taken away as soon as there is something.
