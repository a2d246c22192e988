import NIOCore
import NIOPosix

/// A peer's server, and a browser that has the files of its pages.
struct RunningPeer: Sendable {
  let kind: Peer
  let port: Int
  private let process: ServerProcess
  private let cookies: [String]

  /// Starts the server; nil where it is not installed.
  static func start(_ kind: Peer) async throws -> RunningPeer? {
    guard let (process, port) = try await kind.start() else { return nil }
    var cookies: [String] = []
    if kind == .sillar {
      // Sillar's first page has its styles and its script in it, where the others name files.
      let first = try await HTTPAnswer.ask(
        port: port, "GET", kind.path, headers: ["Accept-Encoding": "gzip"])
      Measurement.report("peer.sillar.first", first.bodySize)
      let page = try await HTTPAnswer.get(port: port, path: kind.path)
      cookies = ["files=" + (try page.text(after: "\"version\":\"", before: "\""))]
    }
    return RunningPeer(kind: kind, port: port, process: process, cookies: cookies)
  }

  func end() { process.end() }

  /// The headers of a browser that has no session yet.
  var headers: [String: String] {
    cookies.isEmpty ? [:] : ["Cookie": cookies.joined(separator: "; ")]
  }

  private var packedHeaders: [String: String] {
    headers.merging(["Accept-Encoding": "gzip"]) { $1 }
  }

  private func openWindow() async throws -> PeerWindow {
    try await kind.openWindow(
      port: port, cookies: cookies, on: MultiThreadedEventLoopGroup.singleton.next())
  }

  /// Checks that a press changes the row, back and forth, and that visitors have rows of their own.
  func check() async throws {
    let window = try await openWindow()
    for isMarked in [true, false] {
      _ = try await window.line.exchange(window.tap) {
        $0.contains(Peer.row) && $0.contains(Peer.row + "!") == isMarked
      }
    }
    _ = try await window.tap(.times(1))
    _ = try await window.append()
    await window.line.close()
    let page = try await HTTPAnswer.ask(port: port, "GET", kind.path, headers: headers).content
    guard page.contains("Row number 100"), !page.contains("Row number 101"),
      !page.contains(Peer.row + "!")
    else { throw Failure("\(kind.rawValue) shows other rows") }
  }

  // MARK: Memory

  /// Measures the memory of windows of different browsers in which nothing happens.
  func measureMemory() async throws {
    let count = kind.isInPython ? 100 : 300
    // Memory that the process allocates once is not attributed to a window.
    for window in try await openWindows(20) { await window.line.close() }
    let before = try await process.settledMemory()
    let windows = try await openWindows(count)
    let after = try await process.settledMemory()
    Measurement.report("peer.\(kind.rawValue).memory", (after - before) / count)
    for window in windows { await window.line.close() }
  }

  private func openWindows(_ count: Int) async throws -> [PeerWindow] {
    var windows: [PeerWindow] = []
    for _ in 0..<count { windows.append(try await openWindow()) }
    return windows
  }

  // MARK: Speed

  func measureSpeed(_ results: inout PeerResults) async throws {
    try await measurePages(&results)
    try await measureVisits(&results)
    try await measureEvents(&results)
    try await measureAppends(&results)
  }

  private func measurePages(_ results: inout PeerResults) async throws {
    for (name, headers) in [("pages", headers), ("packed", packedHeaders)] {
      let load = PageLoad(port: port, path: kind.path, headers: headers)
      results.rates[name, default: []].append(
        try await load.run(connections: 16, for: .seconds(2)))
      try await rest()
    }
    let page = try await HTTPAnswer.ask(port: port, "GET", kind.path, headers: packedHeaders)
    results.sizes["page", default: []].append(page.bodySize)
  }

  /// Measures the time from asking for a page until a button can be pressed.
  private func measureVisits(_ results: inout PeerResults) async throws {
    for _ in 0..<10 {
      let start = NIODeadline.now()
      let window = try await openWindow()
      results.times["live", default: []].append((NIODeadline.now() - start).nanoseconds)
      await window.line.close()
    }
  }

  private func measureEvents(_ results: inout PeerResults) async throws {
    let window = try await openWindow()
    // The later an event, the longer its number.
    let first = try await window.tap(.times(100))
    _ = try await window.tap(.until(.now() + .milliseconds(300)))
    let events = try await window.tap(.until(.now() + .seconds(1)))
    await window.line.close()
    results.times["patch", default: []] += events.map(\.nanoseconds)
    results.sizes["up", default: []] += first.map(\.sent)
    results.sizes["down", default: []] += first.map(\.bytes)

    let windows = try await openWindows(16)
    let start = NIODeadline.now()
    let count = try await withThrowingTaskGroup(of: Int.self) { group in
      for window in windows {
        group.addTask { try await window.tap(.until(start + .seconds(1))).count }
      }
      return try await group.reduce(0, +)
    }
    let seconds = Double((NIODeadline.now() - start).nanoseconds) / 1e9
    results.rates["events", default: []].append(Double(count) / seconds)
    for window in windows { await window.line.close() }
    try await rest()
  }

  private func measureAppends(_ results: inout PeerResults) async throws {
    for _ in 0..<5 {
      let window = try await openWindow()
      _ = try await window.tap(.times(4))
      // The window is idle when the button is pressed.
      try await Task.sleep(for: .milliseconds(20))
      let append = try await window.append()
      results.times["append", default: []].append(append.nanoseconds)
      results.sizes["appended", default: []].append(append.bytes)
      await window.line.close()
    }
  }

  /// Lets the server finish what it has begun.
  private func rest() async throws { try await Task.sleep(for: .milliseconds(300)) }
}
