import SillarModel

extension FairQueue {
  /// Waits until so many operations wait.
  ///
  /// - Parameter limit: The time limit, in real time.
  /// - Throws: ``TooFewWait`` when fewer operations wait at the limit: some have failed, or were not sent.
  func wait(for count: Int, within limit: Duration = .seconds(30)) async throws {
    let end = ContinuousClock.now + limit
    while waiting < count {
      try Task.checkCancellation()
      guard ContinuousClock.now < end else { throw TooFewWait(waiting: waiting, expected: count) }
      await Task.yield()
    }
  }
}

/// Fewer operations wait in a queue than a test expects.
struct TooFewWait: Error, Equatable {
  let waiting: Int
  let expected: Int
}
