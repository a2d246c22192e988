/// A ``RandomHistory`` has not ended as it should.
///
/// ```swift
/// func seed(_ error: any Error) -> UInt64? { (error as? HistoryFailure)?.seed }
/// ```
public struct HistoryFailure: Error, CustomStringConvertible {
  /// What makes the same history again.
  public let seed: UInt64?
  /// What has happened, in order.
  public let steps: [String]
  public let reason: String

  public var description: String {
    (seed.map { "With the seed \($0): " } ?? "") + reason + "\n"
      + steps.enumerated().map { "  \($0 + 1). \($1)" }.joined(separator: "\n")
  }
}
