/// How long to wait before asking again: twice as long each time up to a maximum, a quarter of it left to chance, so
/// that those who failed together do not come back together.
///
/// ```swift
/// let third = CheckSchedule.standard.wait(before: 3, chance: 1)   // 4 s
/// ```
public struct CheckSchedule: Hashable, Sendable {
  public static let standard = CheckSchedule(
    first: .seconds(1), maximum: .seconds(15), long: .seconds(10))

  public let first: Duration
  public let maximum: Duration
  /// After this long, people want to hear why nothing happens.
  public let long: Duration

  public init(first: Duration, maximum: Duration, long: Duration) {
    self.first = first
    self.maximum = maximum
    self.long = long
  }

  /// - Parameters:
  ///   - check: 1 for the first.
  ///   - chance: From 0 to 1.
  public func wait(before check: Int, chance: Double = .random(in: 0...1)) -> Duration {
    let full = min(first * Double(1 << min(max(check - 1, 0), 16)), maximum)
    return full * (0.75 + 0.25 * min(max(chance, 0), 1))
  }
}
