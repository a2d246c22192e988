import Foundation
import Synchronization

/// The addresses that have no picture, remembered for a while.
final class PictureAbsences: Sendable {
  private struct Absence {
    let reason: PictureError
    let until: Duration
  }

  private let lifetime: Duration
  private let maximumCount: Int
  private let now: @Sendable () -> Duration
  private let absences = Mutex<[URL: Absence]>([:])

  init(lifetime: Duration, maximumCount: Int = 2000, clock: any Clock<Duration>) {
    self.lifetime = lifetime
    self.maximumCount = maximumCount
    now = Self.stopwatch(clock)
  }

  private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// The reason that there is no picture; nil when it is not known, or was found out too long ago.
  func reason(at url: URL) -> PictureError? {
    let now = now()
    return absences.withLock { absences in
      guard let absence = absences[url] else { return nil }
      if absence.until > now { return absence.reason }
      absences[url] = nil
      return nil
    }
  }

  /// Remembers a failure that another request would not change.
  func note(_ reason: PictureError, at url: URL) {
    let now = now()
    absences.withLock { absences in
      if absences.count >= maximumCount {
        absences = absences.filter { $0.value.until > now }
      }
      if absences.count >= maximumCount,
        let oldest = absences.min(by: { $0.value.until < $1.value.until })?.key
      {
        absences[oldest] = nil
      }
      absences[url] = Absence(reason: reason, until: now + lifetime)
    }
  }
}
