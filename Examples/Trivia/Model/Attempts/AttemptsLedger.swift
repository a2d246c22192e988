public import Foundation

/// The record of one player's attempts in one topic, and the rules for its changes.
///
/// It holds times, never a count: the number of attempts left follows from these times and the
/// current time, so an attempt returns without a timer. An attempt is back *at* its time.
public struct AttemptsLedger: Hashable, Sendable {
  /// An attempt put aside while a game is being made.
  public struct Hold: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let since: Date

    public init(id: UUID = UUID(), since: Date) {
      self.id = id
      self.since = since
    }
  }

  /// The times at which spent attempts return, earliest first.
  public private(set) var returns: [Date]
  public private(set) var holds: [Hold]

  public init(returns: [Date] = [], holds: [Hold] = []) {
    self.returns = returns.sorted()
    self.holds = holds.sorted { $0.since < $1.since }
  }

  /// The attempts that the player has at a time.
  public func attempts(at now: Date) -> Attempts {
    var settled = self
    settled.settle(at: now)
    // A held attempt counts as spent, because most holds are spent.
    var away = settled.returns
    for hold in settled.holds {
      away.append(max(away.last ?? hold.since, hold.since) + AttemptsPolicy.refillInterval)
    }
    let left = max(0, AttemptsPolicy.maximum - away.count)
    let next =
      away.isEmpty ? nil : away[max(0, min(away.count - AttemptsPolicy.maximum, away.count - 1))]
    return Attempts(left: left, maximum: AttemptsPolicy.maximum, nextReturn: next)
  }

  /// The time at which a player who had used all attempts has one again, also if that has passed; nil for a player who had some
  /// left. A hold is no reason to wait: it is spent or given back at once.
  public var emptyUntil: Date? {
    let index = returns.count - AttemptsPolicy.maximum
    return index < 0 ? nil : returns[index]
  }

  /// Puts an attempt aside for a game.
  ///
  /// - Returns: Nil if no attempt is left.
  public mutating func hold(at now: Date) -> Hold? {
    settle(at: now)
    guard attempts(at: now).canPlay else { return nil }
    let hold = Hold(since: now)
    holds.append(hold)
    return hold
  }

  /// Spends a held attempt, because its game was made.
  ///
  /// - Returns: False if the hold has lapsed and another game has taken the last attempt.
  public mutating func spend(_ hold: Hold, at now: Date) -> Bool {
    // The hold is removed before settling: a hold past its limit is valid if it has not been dropped yet.
    let held = holds.contains { $0.id == hold.id }
    holds.removeAll { $0.id == hold.id }
    settle(at: now)
    guard held || attempts(at: now).canPlay else { return false }
    returns.append((returns.last ?? now) + AttemptsPolicy.refillInterval)
    return true
  }

  /// Gives a held attempt back, because there is no game. Giving it back twice changes nothing.
  public mutating func release(_ hold: Hold) {
    holds.removeAll { $0.id == hold.id }
  }

  /// Drops attempts that have returned and holds that have lapsed, and corrects times after a clock was set back.
  ///
  /// Of attempts that return one after the other, the first is never more than one interval away,
  /// the second never more than two. If one is, the clock went back after it was spent: without
  /// this rule a clock that was a day ahead would lock the player out for a day.
  public mutating func settle(at now: Date) {
    returns = returns.filter { $0 > now }.enumerated().map { index, instant in
      min(instant, now + Double(index + 1) * AttemptsPolicy.refillInterval)
    }
    holds = holds.map { Hold(id: $0.id, since: min($0.since, now)) }
      .filter { $0.since + AttemptsPolicy.holdLimit > now }
  }
}
