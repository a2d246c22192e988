/// Tells when it is worth asking again.
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
  /// Returns as soon as the service can be reached again, and otherwise after a while, longer each time, up to half a
  /// minute. Returns at once when the task is cancelled.
  ///
  /// - Parameter failures: How often asking has failed in a row, from 1 on.
  func wait(afterFailures failures: Int) async
}
