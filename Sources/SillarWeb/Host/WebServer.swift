import Dispatch
import HTTPTypes
public import Hummingbird
public import Logging
public import NIOCore
public import ServiceLifecycle

/// Serves one or more web hosts, and the other routes of a router, on one port.
///
/// ```swift
/// let router = Router()
/// router.get("/about") { _, _ in "Made with Sillar" }
/// let server = WebServer(hosts: [host], router: router, address: .hostname("127.0.0.1", port: 8080))
/// try await server.run()
/// ```
///
/// `/healthz` answers 200 and `ok` as long as windows can be served. It answers 503, with a line for each problem, when
/// a task has waited for five seconds to run, or when a window has not opened for fifteen seconds and no window that
/// was requested later has opened. The log reports each problem once when it begins and once when it ends. A server
/// that has reached its limit of windows is healthy. While no task runs, the server accepts ten more connections and
/// then none, so use a timeout for health checks.
///
/// A request needs exactly one `Host`: that of ``WebHost/Settings/publicURL``, or the name of a loopback address. Any
/// other is answered with 400, except for `/healthz`.
///
/// When its service group shuts down, the server closes every socket and ends within a few seconds, even with clients
/// connected.
public struct WebServer: Service {
  private let hosts: [WebHost]
  private let responder: CallbackResponder<ServerContext>
  private let accepted: AcceptedHosts
  private let address: BindAddress
  private let watchdog: Watchdog
  private let logger: Logger
  private let trustedProxies: [AddressRange]
  private let onServerRunning: @Sendable (any Channel) async -> Void

  /// - Parameters:
  ///   - router: Other routes, such as those of an app that exists, with a context of any type; the routes of the hosts are
  ///     added to it.
  ///   - address: The address to listen on; port 0 selects any free port.
  ///   - publicURL: The address at which clients reach the server; by default that of the hosts' settings.
  ///   - trustedProxies: The proxies that say for whom they ask; by default those of the hosts' settings. See
  ///     ``WebHost/Settings/trustedProxies``.
  ///   - continuesTraces: True if the span of a request continues the trace that its headers name (W3C Trace Context). Anybody
  ///     who reaches the server can send such headers: only for a service that your own programs call, and behind a proxy
  ///     that removes those of others.
  ///   - onServerRunning: Called with the server's channel once it listens; its local address has the port.
  public init<Context: InitializableFromSource<ApplicationRequestContextSource> & RequestContext>(
    hosts: [WebHost], router: Router<Context> = Router<BasicRequestContext>(),
    address: BindAddress = .hostname("127.0.0.1", port: 8080), publicURL: PublicURL? = nil,
    trustedProxies: [AddressRange]? = nil, continuesTraces: Bool = false,
    logger: Logger = Logger(label: "sillar.web"),
    onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in }
  ) {
    self.hosts = hosts
    self.address = address
    self.logger = logger
    self.trustedProxies = trustedProxies ?? hosts.flatMap(\.settings.trustedProxies)
    self.onServerRunning = onServerRunning
    let watchdog = Watchdog(hosts: hosts, logger: logger)
    self.watchdog = watchdog
    // For requests that HealthHandler passes on.
    router.get(RouterPath(Health.path)) { _, _ in watchdog.health.response }
    router.head(RouterPath(Health.path)) { _, _ in watchdog.health.response.createHeadResponse() }
    for host in hosts { host.addRoutes(to: router) }
    accepted = AcceptedHosts(
      publicURL: publicURL ?? hosts.lazy.compactMap(\.settings.publicURL).first)
    let responder = HostCheckResponder(
      hosts: accepted, responder: router.buildResponder(),
      log: SampledLog(logger, clock: Clockwork(ContinuousClock())))
    let traces = Traces()
    self.responder = CallbackResponder { request, context in
      let context = Context(source: .init(channel: context.channel, logger: context.logger))
      guard let traces, request.uri.path != Health.path,
        !hosts.contains(where: { $0.isForFile(request) })
      else { return try await responder.respond(to: request, context: context) }
      return try await traces.answering(request, context, continues: continuesTraces) {
        try await responder.respond(to: request, context: context)
      }
    }
  }

  /// Runs until it is canceled or shut down.
  ///
  /// - Throws: When the address cannot be bound.
  public func run() async throws {
    let hosts = hosts
    let (onServerRunning, logger, accepted) = (onServerRunning, logger, accepted)
    DescriptorLimit.raise(
      for: hosts.reduce(0) { $0 + $1.settings.limits.maximumWindows }, logger: logger)
    let clients = ClientBudget(
      for: hosts, behind: TrustedProxies(ranges: trustedProxies), logger: logger)
    var transport = TransportConfiguration()
    transport.clients = clients
    let limits = hosts.limits
    transport.headDeadline = limits.map(\.headDeadline).max() ?? transport.headDeadline
    transport.minimumBodyRate = limits.map(\.minimumBodyRate).min() ?? transport.minimumBodyRate
    transport.health = { [watchdog] in watchdog.health }
    transport.webSocket.maxMessageSize = limits.map(\.maximumMessageSize).max() ?? 0
    let application = Application(
      responder: responder,
      server: .http1WithWebSocket(configuration: transport) {
        handshake -> WebSocketDecision<WebHost.SocketClaim> in
        // The router answers it with 400.
        guard accepted.accepts(handshake.head) else { return .pass }
        for host in hosts {
          if let decision = await host.decide(handshake) { return decision }
        }
        return .pass
      } handler: { connection, claim in
        try await claim.host.serve(connection, claim)
      },
      configuration: .init(address: address, serverName: nil),
      onServerRunning: { channel in
        // Before NIO's own handlers, which a failed accept does not reach.
        try? await channel.eventLoop.submit {
          try channel.pipeline.syncOperations.addHandler(
            AcceptPauseHandler(clients: clients, logger: logger), position: .first)
        }.get()
        await onServerRunning(channel)
      },
      logger: logger)
    let watching = watchdog.run()
    defer { watching.cancel() }
    // Runs as long as the application, then is canceled.
    async let _: Void = withTaskGroup { group in
      for host in hosts { group.addTask { await host.keepHouse() } }
    }
    try await application.run()
  }
}

/// What the context of a server's router is made of.
private struct ServerContext: InitializableFromSource, RequestContext {
  let channel: any Channel
  var coreContext: CoreRequestContextStorage

  init(source: ApplicationRequestContextSource) {
    channel = source.channel
    coreContext = .init(source: source)
  }
}
