// The contents of nodes and the other values of a host, with `import SillarHost` alone.
@_exported public import SillarVocabulary
