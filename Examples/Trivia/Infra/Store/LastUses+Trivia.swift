public import Foundation
public import SillarData
public import SillarModel

extension LastUses {
  /// The uses of Trivia's players, who are all strangers: attempts and best scores go with the last one.
  public static func trivia(
    in database: any SQLDatabase, work: AppWork, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock()
  ) -> LastUses {
    LastUses(database: database, work: work, now: now, clock: clock) { players, database in
      try database.execute("DELETE FROM spentAttempt WHERE \("player", in: players)")
      try database.execute("DELETE FROM heldAttempt WHERE \("player", in: players)")
      try database.execute("DELETE FROM bestScore WHERE \("player", in: players)")
    }
  }
}
