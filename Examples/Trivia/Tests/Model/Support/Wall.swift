import Foundation
import Synchronization

/// A clock on the wall that the test sets.
final class Wall: Sendable {
  private let instant: Mutex<Date>

  init(_ date: Date) { instant = Mutex(date) }

  var now: Date { instant.withLock { $0 } }
  func set(_ date: Date) { instant.withLock { $0 = date } }
}
