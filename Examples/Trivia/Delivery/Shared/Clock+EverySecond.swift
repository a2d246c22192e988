extension Clock where Duration == Swift.Duration {
  /// Calls `tick` each second, until the task is cancelled.
  func everySecond(_ tick: () async -> Void) async {
    while (try? await sleep(for: .seconds(1))) != nil { await tick() }
  }
}
