/// How far a request for work has come.
///
/// ```swift
/// let isOver = [RequestState.done, .cancelled].contains(.open)   // false
/// ```
public enum RequestState: String, Hashable, Sendable, Codable, CaseIterable {
  /// Professionals may apply and make offers.
  case open
  /// The homeowner has accepted an offer.
  case assigned
  /// The work is done.
  case done
  /// The homeowner does not want it any more.
  case cancelled
}
