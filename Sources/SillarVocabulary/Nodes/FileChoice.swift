/// The files that a ``FileField`` accepts.
public struct FileChoice: Equatable, Sendable, Codable {
  /// Media types, such as `image/png` or `image/*`, or filename extensions, such as `.pdf`, that the file chooser
  /// offers first; empty for all. A hint for the user: files are not checked against it.
  public var acceptedTypes: [String]
  /// True if the user can choose several files at once.
  public var allowsSeveral: Bool

  package init(acceptedTypes: [String], allowsSeveral: Bool) {
    self.acceptedTypes = acceptedTypes
    self.allowsSeveral = allowsSeveral
  }
}
