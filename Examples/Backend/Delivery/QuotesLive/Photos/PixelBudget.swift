import BackendModel
import HTTPTypes
import Synchronization

/// The pixels that each member may have decoded. A file of 73 KB can have 25 million, which take a core for seconds.
///
///     let budget = PixelBudget(clock: clock)
///     let photo = try await budget.decode(for: ana) { try await upload.finish() }
final class PixelBudget: Sendable {
  /// The pixels at once: 20 photos of the largest size, or three requests with 12 photos of a telephone.
  static let full = 20.0 * Double(PixelSize.mostPixels)
  /// The pixels of each second after that: a photo of the largest size in 50 seconds.
  static let perSecond = 500_000.0

  private struct Account {
    var pixels: Double
    var at: Duration
  }

  private let now: @Sendable () -> Duration
  private let accounts = Mutex<[Member.ID: Account]>([:])

  init(clock: any Clock<Duration>) { now = Self.elapsed(clock) }

  /// Decodes a photo. It is paid for as one of the largest size first, so that photos at the same time are counted, too.
  /// What cannot be decoded stays paid for.
  ///
  /// - Throws: ``Problem`` while there are no pixels left; what `decode` throws.
  func decode(
    for owner: Member.ID, _ decode: () async throws -> ReceivedPhoto
  ) async throws -> ReceivedPhoto {
    let most = Double(PixelSize.mostPixels)
    if let wait = take(most, from: owner) { throw Problem.tooManyPhotos(wait: wait) }
    let photo = try await decode()
    _ = take(Double(photo.width * photo.height) - most, from: owner)
    return photo
  }

  /// - Parameter pixels: below zero to give some back.
  /// - Returns: the seconds until there are pixels left; `nil` when these were taken.
  private func take(_ pixels: Double, from owner: Member.ID) -> Int? {
    let now = now()
    return accounts.withLock { accounts in
      if accounts.count > 1_000 {
        accounts = accounts.filter { refilled($0.value, at: now).pixels < Self.full }
      }
      var account = refilled(accounts[owner] ?? Account(pixels: Self.full, at: now), at: now)
      defer { accounts[owner] = account }
      guard account.pixels > 0 || pixels < 0 else {
        return Int(-account.pixels / Self.perSecond) + 1
      }
      account.pixels -= pixels
      return nil
    }
  }

  private func refilled(_ account: Account, at now: Duration) -> Account {
    let more = (now - account.at) / .seconds(1) * Self.perSecond
    return Account(pixels: min(Self.full, account.pixels + more), at: now)
  }

  private static func elapsed<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

extension Problem {
  fileprivate static func tooManyPhotos(wait: Int) -> Problem {
    var problem = Problem(
      .tooManyRequests, kind: "too-many-photos", title: "Too many photos at once",
      detail: "So many large photos take time. The next one can be sent in \(wait) s.")
    problem.headers[.retryAfter] = "\(wait)"
    return problem
  }
}
