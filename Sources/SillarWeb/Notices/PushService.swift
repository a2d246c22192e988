/// The way to the push services of browsers, which hand notices on to devices.
///
/// SillarWeb has no client for HTTP; the product SillarPush has one:
///
/// ```swift
/// func host(_ app: any App, _ store: HostStore, _ push: any PushService) -> WebHost {
///   WebHost(app: app, store: store, push: push)
/// }
/// ```
public protocol PushService: Sendable {
  /// Sends a message with POST. Follows no redirect: the address was checked, and where it leads was not.
  ///
  /// - Parameter address: An `https` address of one of ``WebHost/Settings/pushServices``.
  /// - Returns: The status of the answer, and its `Retry-After`.
  /// - Throws: An error if there is no answer.
  func post(
    to address: String, headers: [(name: String, value: String)], body: [UInt8]
  ) async throws -> (status: Int, retryAfter: String?)
}
