import SillarModel

/// Retries after 2, 4, 8, 16 and then every 30 seconds, when the app cannot observe the service's reachability.
struct TimedReconnection: Reconnection {
  let clock: any Clock<Duration>

  func wait(afterFailures failures: Int) async {
    try? await clock.sleep(for: .seconds(min(30, 1 << min(max(1, failures), 5))))
  }
}
