import Foundation
public import Hummingbird
public import NIOCore
public import ServiceLifecycle
import Sillar
public import SillarWeb
import UnixSignals

extension Program {
  /// Serves apps, and the other routes of a router, until SIGTERM or SIGINT.
  ///
  /// - Parameter services: Run besides, and end after the apps.
  /// - Throws: See ``serve(_:)``.
  public func serve<
    Context: InitializableFromSource<ApplicationRequestContextSource> & RequestContext
  >(
    _ hosts: [WebHost], router: Router<Context> = Router<BasicRequestContext>(),
    besides services: [any Service] = []
  ) async throws {
    let proxies = configuration[ServerKeys.TrustedProxies.self]
    let server = WebServer(
      hosts: hosts, router: router, address: .hostname(host, port: port), publicURL: publicURL,
      trustedProxies: proxies.isEmpty ? nil : proxies,
      continuesTraces: configuration[ServerKeys.ContinueTraces.self], logger: logger,
      onServerRunning: { announce($0) })
    // Strangers see no source.
    let errors = isPrivate ? buildErrors.map { BuildErrors(file: $0, hosts: hosts) } : nil
    let besides: [(any Service)?] = [errors, previews(of: hosts)]
    try await serve(besides.compactMap(\.self) + services + [server])
  }

  /// Runs services until SIGTERM or SIGINT, then ends them one after the other, the last one first, within five
  /// seconds.
  ///
  /// - Throws: An error that says what to do when a service cannot listen on the host and port of the program, or when
  ///   the host is not a loopback address and there is no public address; otherwise the error of the first service that
  ///   fails.
  public func serve(_ services: [any Service]) async throws {
    guard publicURL != nil || listensOnLoopback else {
      throw StartupFailure(
        "listening on \(host) serves other computers: say at which address browsers reach it with "
          + "--public-url https://example.com")
    }
    let pages: (any Service)? = metrics.map { metrics in
      MetricsPage(
        metrics: metrics.all, host: host, port: metrics.port, logger: logger,
        announce: { announce("metrics at", port: $0, path: "/metrics") })
    }
    let deadline = ShutdownDeadline(limit: .milliseconds(4500), logger: logger)
    // The deadline is the last, so it is the first to hear of a shutdown.
    let signals = [UnixSignal.sigterm, .sigint]
    var configuration = ServiceGroupConfiguration(
      services: [pages, try inspectorPage()].compactMap(\.self) + services + [deadline],
      gracefulShutdownSignals: signals, logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(3)
    let sources = deadline.listen(to: signals)
    defer {
      deadline.lift()
      for source in sources { source.cancel() }
    }
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch {
      // Services that the shutdown ends early throw errors. They are not reported, because the shutdown was requested.
      if deadline.hasBegun { return }
      throw StartupFailure(listening: error, host: host, port: port) ?? error
    }
  }

  /// Prints the address of a server on standard output. Call it when the server listens, with its channel.
  public func announce(_ channel: any Channel) {
    announce("listening on", port: channel.localAddress?.port ?? port)
  }

  func announce(_ what: String, port: Int, path: String = "") {
    let host = host.contains(":") ? "[\(host)]" : host
    // At once, even where standard output is a file or a pipe.
    try? FileHandle.standardOutput.write(
      contentsOf: Data("\(name): \(what) http://\(host):\(port)\(path)\n".utf8))
  }
}
