import Foundation
import PhotosModel
import Synchronization
import Work

/// The photos that the service has given lately, so that a page which shows one in many places asks once.
final class GivenPhotos: Sendable {
  /// The time for which an answer holds. A photo that the service does not give any more is shown no longer than this.
  static let lifetime: TimeInterval = 10
  private static let largestCount = 1000

  private struct Key: Hashable {
    let photo: PhotoID
    let person: PersonID
  }

  private let now: @Sendable () -> Date
  private let times = Mutex<[Key: Date]>([:])

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  func isFresh(_ photo: PhotoID, _ person: PersonID) -> Bool {
    let now = now()
    return times.withLock { times in
      times[Key(photo: photo, person: person)].map { Self.holds($0, at: now) } ?? false
    }
  }

  func note(_ photo: PhotoID, _ person: PersonID) {
    let now = now()
    times.withLock { times in
      if times.count >= Self.largestCount { times = times.filter { Self.holds($0.value, at: now) } }
      if times.count < Self.largestCount { times[Key(photo: photo, person: person)] = now }
    }
  }

  /// False also for a time in the future: the clock has been set back.
  private static func holds(_ time: Date, at now: Date) -> Bool {
    time <= now && now < time + lifetime
  }
}
