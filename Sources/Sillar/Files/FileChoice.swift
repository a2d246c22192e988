/// What a ``FileField`` takes.
public struct FileChoice: Equatable, Sendable {
  /// Media types, such as `image/png` or `image/*`, or ends of names, such as `.pdf`, that are offered first when one
  /// chooses; empty for all. A help for who chooses, and no check.
  public var acceptedTypes: [String]
  /// Whether more than one can be chosen at once.
  public var allowsSeveral: Bool
}
