/// The events that a window takes: so many a second, and those of two seconds at once.
struct EventBudget {
  /// The consequence of a message that was one too many.
  enum Excess: Equatable {
    case tell, ignore
    /// Messages keep coming at more than twice the rate.
    case close
  }

  private let rate: Double
  private var left: Double
  private var leftAt: Duration
  /// The messages that were too many lately, and the time at which they were counted.
  private var excess = 0.0
  private var excessAt = Duration.zero
  /// The time at which the browser was last told that it is too fast.
  private var toldAt: Duration?

  init(eventsPerSecond: Int, now: Duration) {
    rate = Double(eventsPerSecond)
    (left, leftAt) = (rate * 2, now)
  }

  /// Takes events; false when the user (or a script) sends too fast. The last ones may be more than is left, so that a form
  /// of many fields is possible.
  mutating func take(_ count: Int, now: Duration) -> Bool {
    left = min(rate * 2, left + (now - leftAt) / .seconds(1) * rate)
    leftAt = now
    guard left >= 1 else { return false }
    left -= Double(count)
    return true
  }

  mutating func noteExcess(now: Duration) -> Excess {
    excess = max(0, excess - (now - excessAt) / .seconds(1) * rate) + 1
    excessAt = now
    if excess > max(rate, 1) * 5 {
      excess = 0
      return .close
    }
    if let toldAt, now - toldAt < .seconds(1) { return .ignore }
    toldAt = now
    return .tell
  }
}
