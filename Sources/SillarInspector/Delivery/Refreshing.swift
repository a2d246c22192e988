import Sillar

extension Inspector {
  /// The shortest time between two looks: a window that is busy does not have to answer for each of its events.
  static let pause = Duration.milliseconds(200)

  /// Calls a function now, and again after each thing that has happened, until the task is cancelled.
  func follow(with clock: any Clock<Duration>, _ look: () async -> Void) async {
    while !Task.isCancelled {
      let seen = changes.signals
      await look()
      guard (try? await clock.sleep(for: Self.pause)) != nil else { return }
      _ = await changes.wait(after: seen)
    }
  }
}
