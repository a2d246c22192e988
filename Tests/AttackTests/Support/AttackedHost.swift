import HummingbirdCore
import Logging
import NIOCore
import Scripted
import ServiceLifecycle
import Sillar
import SillarWeb
import Synchronization
import TestServers

/// A server on this machine for the time of an attack.
struct AttackedHost<Served: App>: Sendable {
  let port: Int
  let host: WebHost
  let app: Served
  /// The lines of its log.
  let log: Seen<String>
  /// The connections of the clients; they are closed when the test ends.
  let connections: Seen<RawClient>

  /// A client at an address of its own; servers tell clients apart by it. All of 127.0.0.0/8 are addresses of this
  /// machine, on Linux.
  func client(_ number: Int) -> Attacker {
    Attacker(port: port, address: "127.0.0.\(number)", connections: connections)
  }

  /// The lines of the log from a level on that contain a text.
  func lines(_ text: String) -> [String] {
    log.all.filter { line in
      line.contains(text)
        && ["notice", "warning", "error", "critical"].contains { line.hasPrefix($0) }
    }
  }

  static func run(
    _ app: Served, store: HostStore? = nil,
    _ change: (inout WebHost.Settings) -> Void = { _ in },
    test: @escaping @Sendable (AttackedHost) async throws -> Void
  ) async throws {
    var settings = WebHost.Settings()
    change(&settings)
    let log = Seen<String>()
    let logger = Logger(label: "attacks") { _ in LogCapture(log) }
    let connections = Seen<RawClient>()
    let host = WebHost(app: app, settings: settings, store: store, logger: logger)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let server = WebServer(
      hosts: [host], address: .hostname("127.0.0.1", port: 0), logger: logger,
      onServerRunning: { channel in
        port.yield(channel.localAddress?.port ?? 0)
        port.finish()
      })
    var configuration = ServiceGroupConfiguration(services: [server], logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(1)
    let group = ServiceGroup(configuration: configuration)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        defer { port.finish() }
        try await group.run()
      }
      guard let number = await ports.first(where: { _ in true }) else {
        // The server's error is the reason.
        return try await tasks.waitForAll()
      }
      do {
        try await test(
          AttackedHost(port: number, host: host, app: app, log: log, connections: connections))
      } catch {
        await close(connections)
        await group.triggerGracefulShutdown()
        try? await tasks.waitForAll()
        throw error
      }
      await close(connections)
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
    }
  }

  /// A server waits for the connections that are open when it ends.
  private static func close(_ connections: Seen<RawClient>) async {
    for client in connections.all where client.isOpen { try? await client.close() }
  }
}

extension AttackedHost where Served == AttackedApp {
  static func run(
    store: HostStore? = nil, _ change: (inout WebHost.Settings) -> Void = { _ in },
    test: @escaping @Sendable (AttackedHost) async throws -> Void
  ) async throws {
    try await run(try AttackedApp(), store: store, change, test: test)
  }
}

/// An app of one screen that counts what reaches it.
struct AttackedApp: App {
  let flavor: Flavor
  let events = Seen<String>()

  init() throws {
    flavor = try Flavor(
      name: "Attacked", configuration: Configuration(flavor: "Attacked", providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    AttackedCoordinator(navigator: context.navigator, events: events)
  }
}

private final class AttackedCoordinator: Coordinator {
  private let navigator: Navigator
  private let events: Seen<String>

  init(navigator: Navigator, events: Seen<String>) {
    self.navigator = navigator
    self.events = events
  }

  func start() { _ = open("/") }

  func open(_ path: String) -> Bool {
    guard path == "/" else { return false }
    let events = events
    let presenter = ScriptedPresenter("") { presenter, event in
      events.add("\(event)")
      if case .text(let text) = event { presenter.value = text }
    }
    navigator.replaceAll(with: [
      Screen("attacked", path: "/", presenter) { text in
        Text("Attacked", .title)
        TextField("Note", text: text, send: { .text($0) })
        FileField("Files", several: true, send: { .tap("\($0.count) files") })
        Button("Tap", send: .tap("tap"))
      }
    ])
    return true
  }
}
