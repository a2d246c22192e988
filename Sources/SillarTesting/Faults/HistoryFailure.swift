/// The failure of a ``RandomHistory``.
///
/// ```swift
/// func seed(_ error: any Error) -> UInt64? { (error as? HistoryFailure)?.seed }
/// ```
public struct HistoryFailure: Error, CustomStringConvertible {
  /// The seed that reproduces the history.
  public let seed: UInt64?
  /// The steps that were performed, in order.
  public let steps: [String]
  public let reason: String

  public var description: String {
    (seed.map { "With the seed \($0): " } ?? "") + reason + "\n"
      + steps.enumerated().map { "  \($0 + 1). \($1)" }.joined(separator: "\n")
  }
}
