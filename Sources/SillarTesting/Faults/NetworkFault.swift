/// What a ``FaultyNetwork`` does to a request.
///
/// ```swift
/// let faults: [NetworkFault] = [.requestLost, .delayed(.seconds(2))]
/// ```
public enum NetworkFault: Hashable, Sendable {
  /// It does not arrive: nothing is done, and there is no answer.
  case requestLost
  /// It arrives and is done, and there is no answer.
  case answerLost
  /// It arrives twice, at the same time.
  case doubled
  /// It takes this long on the network's clock, so that others overtake it.
  case delayed(Duration)
  /// There is no answer, and it arrives when the next one has: perhaps after it was sent again.
  case late

  /// Those that need no clock.
  public static let timeless: [NetworkFault] = [.requestLost, .answerLost, .doubled, .late]
}

/// There was no answer, as ``FaultyNetwork`` had it.
///
/// ```swift
/// func isSilence(_ error: any Error) -> Bool { error is NoAnswer }
/// ```
public struct NoAnswer: Error, Hashable, CustomStringConvertible {
  /// What became of the request. Whoever sent it cannot know.
  public let fault: NetworkFault?
  public var description: String { "There was no answer (\(fault.map { "\($0)" } ?? "cut off"))" }
}
