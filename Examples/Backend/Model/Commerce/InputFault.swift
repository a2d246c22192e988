/// An invalid value in a request, and its path.
public struct InputFault: Equatable, Sendable {
  /// The path from the outermost member to the innermost, such as `lines/0/quantity`.
  public let path: String
  public let reason: String

  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }
}
