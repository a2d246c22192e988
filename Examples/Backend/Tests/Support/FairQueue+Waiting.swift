import SillarModel

extension FairQueue {
  /// Waits until so many operations wait.
  func wait(for count: Int) async throws {
    while waiting < count {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
