/// Decides when to retry a service that could not be reached.
///
/// ```swift
/// func comeBack(_ reconnection: any Reconnection, _ load: () async -> Bool) async {
///   var failures = 0
///   while await !load(), !Task.isCancelled {
///     failures += 1
///     await reconnection.wait(afterFailures: failures)
///   }
/// }
/// ```
public protocol Reconnection: Sendable {
  /// Returns as soon as the service can be reached again, or else after a delay that grows with each failure, up to
  /// half a minute. Returns immediately when the task is cancelled.
  ///
  /// - Parameter failures: The number of consecutive failures, at least 1.
  func wait(afterFailures failures: Int) async
}
