/// A waiting time in the units of everyday speech. It is rounded up, so that the wait is over by then.
///
/// ```swift
/// let wait = Wait(.seconds(90))   // .minutes(2)
/// ```
public enum Wait: Hashable, Sendable {
  /// From 1 to 60.
  case seconds(Int)
  /// At least 2.
  case minutes(Int)

  public init(_ duration: Duration) {
    let seconds = Int(min(max(1, (duration / .seconds(1)).rounded(.up)), 1_000_000_000))
    self = seconds > 60 ? .minutes((seconds + 59) / 60) : .seconds(seconds)
  }
}

extension Wait: CustomStringConvertible {
  /// The waiting time in English.
  public var description: String {
    switch self {
    case .seconds(1): "1 second"
    case .seconds(let count): "\(count) seconds"
    case .minutes(let count): "\(count) minutes"
    }
  }
}
