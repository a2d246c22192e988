/// The wait before a repetition: it doubles each time up to a maximum, and half of it is random, so that clients that
/// failed together do not come back together.
///
/// See M. Brooker, "Exponential Backoff And Jitter" (AWS Architecture Blog, 2015).
///
/// ```swift
/// let backoff = Backoff(first: .seconds(1), maximum: .seconds(30))
/// let wait = backoff.delay(before: 3, chance: 0.5)   // 3 s: half of 4 s, and half of the rest
/// ```
public struct Backoff: Hashable, Sendable {
  public var first: Duration
  public var maximum: Duration

  public init(first: Duration, maximum: Duration) {
    self.first = first
    self.maximum = maximum
  }

  /// The wait before a repetition.
  ///
  /// - Parameters:
  ///   - repetition: 1 for the first.
  ///   - chance: From 0 to 1.
  ///   - wish: The minimum; the random part is added to it.
  public func delay(
    before repetition: Int, chance: Double, atLeast wish: Duration = .zero
  ) -> Duration {
    let doublings = Double(1 << min(max(repetition - 1, 0), 16))
    let full = min(first * doublings, maximum)
    return max(full / 2, wish) + (full / 2) * min(max(chance, 0), 1)
  }
}
