public import Foundation

/// What is remembered about one player's attempts in one topic, and the rules for changing it.
///
/// It holds instants, never a count: how many attempts are left follows from the instants and the
/// present, so nothing has to run for an attempt to return. An attempt is back *at* its instant.
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

  /// When each spent attempt returns, earliest first.
  public private(set) var returns: [Date]
  public private(set) var holds: [Hold]

  public init(returns: [Date] = [], holds: [Hold] = []) {
    self.returns = returns.sorted()
    self.holds = holds.sorted { $0.since < $1.since }
  }

  /// What the player has now.
  public func attempts(at now: Date) -> Attempts {
    var settled = self
    settled.settle(at: now)
    // A held attempt counts as if it will be spent, which is what mostly happens.
    var away = settled.returns
    for hold in settled.holds {
      away.append(max(away.last ?? hold.since, hold.since) + AttemptsPolicy.refillInterval)
    }
    let left = max(0, AttemptsPolicy.maximum - away.count)
    let next =
      away.isEmpty ? nil : away[max(0, min(away.count - AttemptsPolicy.maximum, away.count - 1))]
    return Attempts(left: left, maximum: AttemptsPolicy.maximum, nextReturn: next)
  }

  /// Puts an attempt aside for a game.
  ///
  /// - Returns: Nothing if no attempt is left.
  public mutating func hold(at now: Date) -> Hold? {
    settle(at: now)
    guard attempts(at: now).canPlay else { return nil }
    let hold = Hold(since: now)
    holds.append(hold)
    return hold
  }

  /// Spends a held attempt, because its game was made.
  ///
  /// - Returns: False if the hold lapsed meanwhile and another game took the last attempt.
  public mutating func spend(_ hold: Hold, at now: Date) -> Bool {
    // Removed before settling: a hold that outlived its limit, but that nobody missed, is good.
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

  /// Drops what has returned or lapsed, and mends what a clock that was set back would break.
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
