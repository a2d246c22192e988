/// How long something takes that is waited for, as people say it: rounded up, so that it is over then.
///
/// ```swift
/// let wait = Wait(.seconds(90))   // .minutes(2)
/// ```
public enum Wait: Hashable, Sendable {
  /// From 1 to 60.
  case seconds(Int)
  /// From 2 on.
  case minutes(Int)

  public init(_ duration: Duration) {
    let seconds = Int(min(max(1, (duration / .seconds(1)).rounded(.up)), 1_000_000_000))
    self = seconds > 60 ? .minutes((seconds + 59) / 60) : .seconds(seconds)
  }
}

extension Wait: CustomStringConvertible {
  /// In English.
  public var description: String {
    switch self {
    case .seconds(1): "1 second"
    case .seconds(let count): "\(count) seconds"
    case .minutes(let count): "\(count) minutes"
    }
  }
}
