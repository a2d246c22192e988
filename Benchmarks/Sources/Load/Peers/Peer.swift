/// A framework in which the measured screen is written: a title, a button that appends 100 rows, and 100 rows for each
/// visitor. Pressing a row changes its text by one character.
enum Peer: String, CaseIterable, Sendable {
  case sillar
  /// Hummingbird without a framework for screens; see ``Strings``.
  case strings
  /// In Python, in a folder of `Benchmarks/Peers`.
  case nicegui, pyview

  /// The row that is pressed, and the last one that is appended.
  static let row = "Row number 51"
  static let lastAppended = "Row number 200"

  /// Each window takes long to open there.
  var isInPython: Bool { self == .nicegui || self == .pyview }

  var path: String { self == .sillar ? "/rows/" : "/" }

  /// Starts the server; nil where it is not installed.
  func start() async throws -> (process: ServerProcess, port: Int)? {
    switch self {
    case .sillar:
      let process = try ServerProcess(["rows"], servers: 1)
      return (process, try process.port(of: "rows"))
    case .strings:
      let process = try ServerProcess(["strings"], servers: 1)
      return (process, try process.port(of: "strings"))
    case .nicegui, .pyview: return try await PythonServer.start(rawValue)
    }
  }
}

/// A page of a peer whose buttons can be pressed.
struct PeerWindow: Sendable {
  let line: any Line
  let tap: Message
  let append: Message

  func tap(_ span: Span) async throws -> [Exchange] {
    try await line.exchange(tap, span) { $0.contains(Peer.row) }
  }

  func append() async throws -> Exchange {
    try await line.exchange(append) { $0.contains(Peer.lastAppended) }
  }
}
