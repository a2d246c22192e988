/// A fault of a ``FaultyNetwork`` that affects one request.
///
/// ```swift
/// let faults: [NetworkFault] = [.requestLost, .delayed(.seconds(2))]
/// ```
public enum NetworkFault: Hashable, Sendable {
  /// The request does not arrive: it is not performed, and there is no answer.
  case requestLost
  /// The request is performed, but the answer is lost.
  case answerLost
  /// The request arrives twice, at the same time.
  case doubled
  /// The request is delayed by this time on the network's clock, so that others overtake it.
  case delayed(Duration)
  /// The request arrives after the next one, possibly after it was sent again. There is no answer.
  case late

  /// The faults that need no clock.
  public static let timeless: [NetworkFault] = [.requestLost, .answerLost, .doubled, .late]
}

/// The error of a request that received no answer through a ``FaultyNetwork``.
///
/// ```swift
/// func isSilence(_ error: any Error) -> Bool { error is NoAnswer }
/// ```
public struct NoAnswer: Error, Hashable, CustomStringConvertible {
  /// The fault of the request, which the sender cannot know; nil when the connection was cut.
  public let fault: NetworkFault?
  public var description: String { "There was no answer (\(fault.map { "\($0)" } ?? "cut off"))" }
}
