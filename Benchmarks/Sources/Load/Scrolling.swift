import Measured
import NIOCore

/// A list of films that loads page after page.
enum Scrolling {
  /// The number of pages: one more than measured, because the last page also rereads earlier pages.
  static let pages = lastMeasured + 1
  private static let lastMeasured = 50

  /// Measures appending a page to a list of one page and to a long list, one window after the other.
  static func measureAppends(port: Int) async throws {
    let (warmUp, windows) = (5, 40)
    var appends: [Int: [Exchange]] = [:]
    for window in 0..<(warmUp + windows) {
      let list = try await ScrolledList.open(port: port)
      for page in 2...pages {
        let isMeasured = page == 2 || page >= lastMeasured
        // The window is idle when the second page loads; the pause makes it idle before each measured page.
        if isMeasured { try await Task.sleep(for: .milliseconds(30)) }
        let append = try await list.readOn()
        if isMeasured, window >= warmUp { appends[page, default: []].append(append) }
      }
      await list.socket.close()
    }
    for (page, appends) in appends {
      let name = page == pages ? "last" : "\(page)"
      Measurement.report("append.\(name).nanoseconds", median(appends.map { Int($0.nanoseconds) }))
      Measurement.report("append.\(name).bytes", median(appends.map(\.bytes)))
    }
  }

  /// Measures the memory of windows, with one page and then with all, in a new server process.
  static func measureMemory() async throws {
    let windows = 50
    let server = try ServerProcess()
    defer { server.end() }
    let port = try server.port(of: "sillar")
    // Memory that the process allocates once is not attributed to a window.
    for _ in 0..<5 {
      let list = try await ScrolledList.open(port: port)
      try await list.readOn(to: lastMeasured)
      await list.socket.close()
    }
    let before = try await server.settledMemory()
    var lists: [ScrolledList] = []
    for _ in 0..<windows { lists.append(try await ScrolledList.open(port: port)) }
    let short = try await server.settledMemory()
    for list in lists { try await list.readOn(to: lastMeasured) }
    let long = try await server.settledMemory()
    Measurement.report("scrolled.1.bytes", (short - before) / windows)
    Measurement.report("scrolled.\(lastMeasured).bytes", (long - before) / windows)
    for list in lists { await list.socket.close() }
  }

  private static func median(_ values: [Int]) -> Int { values.sorted()[values.count / 2] }
}

/// The list of films in a window of its own.
private struct ScrolledList {
  let socket: SocketClient
  private let endReached: Message

  static func open(port: Int) async throws -> ScrolledList {
    let page = try await Page.get(port: port, path: "/movies/")
    return ScrolledList(
      socket: try await page.openSocket(), endReached: try page.tap(.endOfList))
  }

  /// Loads the pages from the second to the last.
  func readOn(to lastPage: Int) async throws {
    for _ in 2...lastPage { _ = try await readOn() }
  }

  /// Reports the end of the list as reached and waits for the next films.
  func readOn() async throws -> Exchange {
    try await socket.exchange(endReached) { message in
      // A message with the loading indicator comes first.
      String(buffer: message).split(separator: "</li>", omittingEmptySubsequences: false).count - 1
        == FilmMaker.pageSize
    }
  }
}
