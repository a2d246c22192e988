/// A value in a request that cannot be, and where it is.
public struct InputFault: Equatable, Sendable {
  /// From the outermost member to the innermost, such as `lines/0/quantity`.
  public let path: String
  public let reason: String

  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }
}
