// What views write and hosts read: an app sees it with `import Sillar` alone.
@_exported public import enum SillarVocabulary.AlertRole
@_exported public import enum SillarVocabulary.BadgeRole
@_exported public import enum SillarVocabulary.ButtonRole
@_exported public import enum SillarVocabulary.FieldKind
@_exported public import struct SillarVocabulary.PickedFile
@_exported public import enum SillarVocabulary.PictureSource
@_exported public import struct SillarVocabulary.Style
@_exported public import enum SillarVocabulary.TextRole
