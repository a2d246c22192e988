import HummingbirdCore
public import Sillar

extension WebServer {
  /// Serves an app of one screen until the program is interrupted. It needs no ``App``, flavor or coordinator.
  ///
  /// ```swift
  /// func serve() async throws {
  ///   try await WebServer.run(port: 8080) {
  ///     Screen("counter", view: CounterView(), presenter: CounterPresenter())
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - address: The address to listen on; the default can be reached from this machine only.
  ///   - port: The port to listen on; 0 for any free port.
  ///   - screen: Makes the screen of a window; called once for each window.
  /// - Throws: When the address cannot be bound.
  public static func run(
    address: String = "127.0.0.1", port: Int = 8080, _ screen: @escaping @Sendable () -> Screen
  ) async throws {
    let host = try WebHost(app: OneScreenApp(screen))
    try await WebServer(hosts: [host], address: .hostname(address, port: port)).run()
  }
}
