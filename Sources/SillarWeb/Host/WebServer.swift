import Dispatch
import HTTPTypes
public import Hummingbird
public import Logging
public import NIOCore
public import ServiceLifecycle

/// Serves one or more web hosts, and what else is on a router, on one port.
///
/// ```swift
/// let router = Router()
/// router.get("/about") { _, _ in "Made with Sillar" }
/// let server = WebServer(hosts: [host], router: router, address: .hostname("127.0.0.1", port: 8080))
/// try await server.run()
/// ```
///
/// `/healthz` answers 200 and `ok` as long as windows can be served. It answers 503, with a line that says why, when
/// a task has waited for five seconds to run, or when a window has not opened for fifteen and none that was asked for
/// later has. The log says so too, once, and again when it is over. A server whose windows are all taken is healthy.
/// While no task runs the server accepts ten connections more and then none, so ask with a time limit.
///
/// When the service group that it runs in shuts down, every socket is closed and the server ends within a few
/// seconds, whoever is connected.
public struct WebServer: Service {
  private let hosts: [WebHost]
  private let responder: RouterResponder<BasicRequestContext>
  private let address: BindAddress
  private let watchdog: Watchdog
  private let logger: Logger
  private let onServerRunning: @Sendable (any Channel) async -> Void

  /// - Parameters:
  ///   - router: Other routes; the hosts' are added to it.
  ///   - address: Where to listen; port 0 for any that is free.
  ///   - onServerRunning: Called with the server's channel once it listens; its address has the port.
  public init(
    hosts: [WebHost], router: Router<BasicRequestContext> = Router(),
    address: BindAddress = .hostname("127.0.0.1", port: 8080),
    logger: Logger = Logger(label: "sillar.web"),
    onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in }
  ) {
    self.hosts = hosts
    self.address = address
    self.logger = logger
    self.onServerRunning = onServerRunning
    let watchdog = Watchdog(hosts: hosts, logger: logger)
    self.watchdog = watchdog
    // Of requests that HealthHandler passes on.
    router.get(RouterPath(Health.path)) { _, _ in watchdog.health.response }
    router.head(RouterPath(Health.path)) { _, _ in watchdog.health.response.createHeadResponse() }
    for host in hosts { host.addRoutes(to: router) }
    responder = router.buildResponder()
  }

  /// Runs until it is cancelled or shut down.
  ///
  /// - Throws: When the address cannot be bound.
  public func run() async throws {
    let hosts = hosts
    let (onServerRunning, logger) = (onServerRunning, logger)
    DescriptorLimit.raise(
      for: hosts.reduce(0) { $0 + $1.settings.limits.maximumWindows }, logger: logger)
    var transport = TransportConfiguration()
    transport.health = { [watchdog] in watchdog.health }
    transport.webSocket.maxMessageSize =
      hosts.map(\.settings.limits.maximumMessageSize).max() ?? 0
    let application = Application(
      responder: responder,
      server: .http1WithWebSocket(configuration: transport) { handshake in
        for host in hosts {
          if let decision = host.decide(handshake) { return decision }
        }
        return .pass
      } handler: { connection, claim in
        try await claim.host.serve(connection, claim)
      },
      configuration: .init(address: address, serverName: nil),
      onServerRunning: { channel in
        // Before NIO's own handlers, which a failed accept does not wake.
        try? await channel.eventLoop.submit {
          try channel.pipeline.syncOperations.addHandler(
            AcceptPauseHandler(logger: logger), position: .first)
        }.get()
        await onServerRunning(channel)
      },
      logger: logger)
    let watching = watchdog.run()
    defer { watching.cancel() }
    // Kept as long as the application runs, then cancelled.
    async let _ = Self.keepHouses(hosts)
    try await application.run()
  }

  private static func keepHouses(_ hosts: [WebHost]) async {
    await withTaskGroup { group in
      for host in hosts { group.addTask { await host.keepHouse() } }
    }
  }
}
