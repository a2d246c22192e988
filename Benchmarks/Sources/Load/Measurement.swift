import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Measures a server process and prints one `name value` per line.
enum Measurement {
  enum Part: String, CaseIterable {
    case memory, latency, size, line, peers, scrolling, sessions, kept, chat
  }

  static func run(_ parts: some Collection<Part>) async throws {
    let server = try ServerProcess()
    defer { server.end() }
    let port = try server.port(of: "sillar")

    if parts.contains(.memory) { try await memory(of: server, port: port) }
    if parts.contains(.latency) { try await latency(port: port, echoPort: server.port(of: "echo")) }
    if parts.contains(.size) { try await scriptSize(port: port) }
    if parts.contains(.line) { try await SlowLine.measure(port: port) }
    if parts.contains(.peers) { try await PeerComparison.measure() }
    if parts.contains(.scrolling) {
      try await Scrolling.measureAppends(port: port)
      try await Scrolling.measureMemory()
    }
    if parts.contains(.sessions) { try await KeptSessions.measure() }
    if parts.contains(.kept) { try await KeptWindows.measure() }
    if parts.contains(.chat) { try await Chatting.measure() }
  }

  static func report(_ name: String, _ value: some CustomStringConvertible) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(name) \(value)\n".utf8))
  }

  static func report(_ name: String, percentilesOf samples: [Int64]) {
    let samples = samples.sorted()
    report("\(name).p50", samples[samples.count / 2])
    report("\(name).p95", samples[samples.count * 95 / 100])
  }

  // MARK: Memory

  /// Measures the memory of windows of different browsers, each with an open socket and one handled event.
  private static func memory(of server: ServerProcess, port: Int) async throws {
    let windows = 2_000
    // Memory that the process allocates once is not attributed to a window.
    for client in try await connect(20, port: port) { await client.socket.close() }
    let before = try await server.settledMemory()
    let clients = try await connect(windows, port: port)
    let connected = try await server.settledMemory()
    for client in clients { _ = try await client.socket.exchange(client.page.tap(.firstCard)) }
    let used = try await server.settledMemory()
    report("memory.connected", (connected - before) / windows)
    report("memory.used", (used - before) / windows)
    // Two of the looks for windows that have ended.
    let (busy, time) = (try server.processorTime(), Duration.seconds(10))
    try await Task.sleep(for: time)
    report("quiet.share", (try server.processorTime() - busy) / time)
    for client in clients { await client.socket.close() }
    // The host looks for windows that have ended every five seconds.
    try await Task.sleep(for: Servers.disconnectedLifetime + .seconds(6))
    report("memory.ended", (try await server.settledMemory() - before) / windows)
  }

  private static func connect(
    _ count: Int, port: Int
  ) async throws -> [(page: Page, socket: SocketClient)] {
    var clients: [(page: Page, socket: SocketClient)] = []
    for _ in 0..<count {
      let page = try await Page.get(port: port, path: "/summary/")
      clients.append((page, try await page.openSocket()))
    }
    return clients
  }

  // MARK: Latency

  /// Measures the time from an event to its patch against an echo, in turns, on one connection each.
  private static func latency(port: Int, echoPort: Int) async throws {
    let page = try await Page.get(port: port, path: "/summary/")
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let window = try await page.openSocket(on: loop)
    let echo = try await SocketClient.connect(port: echoPort, path: "/", on: loop)
    let tap = try page.tap(.firstCard)
    let text = Message.text(#"[12345,"1.2",12345]"#)
    var patches: [Int64] = []
    var echoes: [Int64] = []
    _ = try await window.volley(tap, times: 2_000)
    _ = try await echo.volley(text, times: 2_000)
    for _ in 0..<100 {
      patches += try await window.volley(tap, times: 100)
      echoes += try await echo.volley(text, times: 100)
    }
    report("patch", percentilesOf: patches)
    report("echo", percentilesOf: echoes)
    await window.close()
    await echo.close()
  }

  // MARK: Size

  private static func scriptSize(port: Int) async throws {
    let page = try await Page.get(port: port, path: "/summary/")
    // In a browser's first page the script has no address to load it from, and a name.
    let path =
      try (try? page.answer.text(after: "<script data-file=\"", before: "\""))
      ?? page.answer.text(after: "<script src=\"", before: "\"")
    func size(_ path: String) async throws -> Int {
      try await HTTPAnswer.ask(port: port, "GET", path, headers: ["Accept-Encoding": "gzip"])
        .bodySize
    }
    report("script.bytes", try await size(path))
    report("worker.bytes", try await size("/summary/-/worker.js"))
    let script = try await HTTPAnswer.ask(port: port, "GET", path)
    let keep = try script.content.text(after: "\"keep\":\"", before: "\"")
    report("keep.bytes", try await size(keep))
  }
}
