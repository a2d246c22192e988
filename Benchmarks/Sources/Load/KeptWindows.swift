import Foundation
import HummingbirdCore
import Measured
import NIOCore
import NIOPosix
import ServiceLifecycle
import SillarPostgreSQL
import SillarSQL
import SillarWeb
import UnixSignals

/// Measures windows that a store keeps, in SQLite and in PostgreSQL, beside windows of a host without a store.
enum KeptWindows {
  enum Engine: String, CaseIterable {
    case none, sqlite, postgresql

    /// The engines that are here. PostgreSQL is one that the variable names.
    static var here: [Engine] { allCases.filter { $0 != .postgresql || server != nil } }
  }

  private static let server = ProcessInfo.processInfo.environment["POSTGRESQL"]
  private static let rounds = 20
  private static let (few, many) = (100, 1_000)

  static func measure() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-load-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let processes = try Engine.here.map { try KeptProcess($0, folder, name: "speed") }
    try await measureTaps(processes)
    for process in processes { try await measureMemory(process) }
    for process in processes { process.end() }
    for engine in Engine.here where engine != .none {
      for count in [few, many] {
        try await measureComingBack(engine, folder, count)
      }
    }
    if server != nil { try await measureTwoProcesses(folder) }
  }

  /// Taps on one window of each, in turns. What a tap does is kept before its patch is sent.
  private static func measureTaps(_ processes: [KeptProcess]) async throws {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    var windows: [KeptWindow] = []
    for process in processes { windows.append(try await process.openWindow(on: loop)) }
    var times: [Engine: [Int64]] = [:]
    for round in 0...rounds {
      for (process, window) in zip(processes, windows) {
        let some = try await window.socket.volley(window.tap, times: 100)
        if round > 0 { times[process.engine, default: []] += some }
      }
    }
    for window in windows { await window.socket.close() }
    for (engine, times) in times {
      Measurement.report("kept.\(engine.rawValue).tap", percentilesOf: times)
    }
  }

  /// Windows of different browsers that have had a tap.
  private static func measureMemory(_ process: KeptProcess) async throws {
    let windows = 300
    // Memory that the process allocates once is not attributed to a window.
    for window in try await process.openWindows(20) { await window.socket.close() }
    let before = try await process.process.settledMemory()
    let opened = try await process.openWindows(windows)
    let after = try await process.process.settledMemory()
    Measurement.report("kept.\(process.engine.rawValue).memory", (after - before) / windows)
    for window in opened { await window.socket.close() }
  }

  /// Windows whose process is replaced by another one. Their pages connect when that one listens, all at once; one whose window is
  /// not there is refused for good.
  private static func measureComingBack(
    _ engine: Engine, _ folder: URL, _ count: Int
  ) async throws {
    let name = "back \(count)"
    let old = try KeptProcess(engine, folder, name: name)
    let windows = try await old.openWindows(count)
    for window in windows { await window.socket.close() }
    try await old.stop()
    let new = try KeptProcess(engine, folder, name: name)
    let start = NIODeadline.now()
    let times = try await withThrowingTaskGroup(of: Int64.self) { group in
      for window in windows {
        group.addTask {
          // A host that has too much to do says so, and the page comes again.
          while true {
            do {
              let socket = try await window.page.openSocket(port: new.port)
              defer { Task { await socket.close() } }
              return (NIODeadline.now() - start).nanoseconds
            } catch let failure as Failure where NIODeadline.now() - start < .seconds(60) {
              guard failure.description.contains("closed") else { throw failure }
              try await Task.sleep(for: .milliseconds(20))
            }
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    new.end()
    let what = "kept.\(engine.rawValue).back"
    if count == few { return Measurement.report(what, percentilesOf: times) }
    let seconds = Double(times.max() ?? 1) / 1e9
    Measurement.report("\(what).rate", Int(Double(count) / seconds))
  }

  /// Taps on 16 windows at once, of one process and of two that share a database.
  private static func measureTwoProcesses(_ folder: URL) async throws {
    let processes = try [1, 2].map { _ in
      try KeptProcess(.postgresql, folder, name: "together")
    }
    let (one, half) = try await (
      processes[0].openWindows(16), processes[1].openWindows(8)
    )
    var rates: [String: [Double]] = [:]
    for round in 0...3 {
      for (name, windows) in [("one", one), ("two", Array(one.prefix(8)) + half)] {
        let start = NIODeadline.now()
        let taps = try await withThrowingTaskGroup(of: Int.self) { group in
          for window in windows {
            group.addTask {
              try await window.socket.exchange(window.tap, .until(start + .seconds(2)), until: nil)
                .count
            }
          }
          return try await group.reduce(0, +)
        }
        let seconds = Double((NIODeadline.now() - start).nanoseconds) / 1e9
        if round > 0 { rates[name, default: []].append(Double(taps) / seconds) }
      }
    }
    for (name, rates) in rates {
      Measurement.report("kept.\(name).rate", Int(rates.sorted()[rates.count / 2]))
    }
    for process in processes { process.end() }
  }

  // MARK: The process that is measured

  /// Serves 100 rows until it is told to end: then it stores what is still to be stored.
  ///
  /// - Parameters:
  ///   - place: The folder of the store; for PostgreSQL the name of its schema.
  static func serve(_ engine: Engine, _ place: String) async throws {
    var limits = HostStore.Limits()
    // All windows are of one address.
    limits.bytesPerClient = limits.bytes
    limits.windowsPerClient = limits.windows
    let store: HostStore? =
      switch engine {
      case .none: nil
      case .sqlite:
        try HostStore(in: URL(filePath: place), limits: limits, logger: Servers.quiet)
      case .postgresql:
        HostStore(database: try database(place), limits: limits, logger: Servers.quiet)
      }
    let host = Servers.host(
      try Measured.OneScreenApp.rows(100), at: "", store: store,
      secret: Array(repeating: 7, count: 32))
    try await ServiceGroup(
      services: [Servers.server([host], as: "kept")], gracefulShutdownSignals: [.sigterm],
      logger: Servers.quiet
    ).run()
  }

  private static func database(_ schema: String) throws -> PostgreSQLDatabase {
    var migrations = Migrations()
    HostStore.registerMigrations(in: &migrations)
    return try PostgreSQLDatabase(
      schema, at: server ?? "", migrations: migrations, logger: Servers.quiet
    ) { Failure($0) }
  }
}

/// A host of the rows in a process of its own.
struct KeptProcess {
  static let row = "Row number 51"

  let engine: KeptWindows.Engine
  let process: ServerProcess
  let port: Int

  init(_ engine: KeptWindows.Engine, _ folder: URL, name: String) throws {
    self.engine = engine
    let place =
      switch engine {
      case .none, .sqlite: folder.appending(path: name).path
      case .postgresql: "\(folder.lastPathComponent) \(name)"
      }
    process = try ServerProcess(["kept", engine.rawValue, place], servers: 1)
    port = try process.port(of: "kept")
  }

  func end() { process.end() }

  /// Ends it when it has stored everything.
  func stop() async throws { try process.stop() }

  func openWindows(_ count: Int) async throws -> [KeptWindow] {
    var windows: [KeptWindow] = []
    for _ in 0..<count {
      windows.append(try await openWindow(on: MultiThreadedEventLoopGroup.singleton.next()))
    }
    return windows
  }

  /// Opens a window in which somebody has tapped: from then on it is kept.
  func openWindow(on loop: any EventLoop) async throws -> KeptWindow {
    let page = try await Page.get(port: port, path: "/")
    let window = KeptWindow(
      page: page, socket: try await page.openSocket(on: loop),
      tap: try page.tap(buttonWith: Self.row))
    _ = try await window.socket.exchange(window.tap)
    return window
  }
}

struct KeptWindow: Sendable {
  let page: Page
  let socket: SocketClient
  let tap: Message
}
