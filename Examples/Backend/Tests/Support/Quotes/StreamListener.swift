import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// An event received on an event stream.
struct ReceivedEvent: Equatable, Sendable {
  let id: String
  let name: String
  let data: String
}

/// Reads event streams as the HTML Standard defines (section 9.2.6), and resumes after the last event.
struct StreamListener {
  let caller: Caller
  private let path: String
  /// The value of `Last-Event-ID` for the next connection.
  var lastID: String?
  private(set) var events: [ReceivedEvent] = []
  private(set) var comments: [String] = []
  /// True if the server ended the last stream.
  private(set) var isOver = false

  init(_ caller: Caller, at path: String = "\(Caller.quotes)/events", after lastID: String? = nil) {
    self.caller = caller
    self.path = path
    self.lastID = lastID
  }

  /// Connects, and listens until the stream ends or `isEnough` returns true; then cuts the connection.
  /// `isEnough` is called after each received part.
  ///
  /// - Parameter limit: the number of bytes after which the connection is cut as well.
  mutating func listen(
    limit: Int = .max, until isEnough: (StreamListener) async throws -> Bool
  ) async throws {
    var request = HTTPClientRequest(
      url: "http://127.0.0.1:\(caller.server.port)\(path)")
    request.headers = HTTPHeaders(caller.headers)
    if let lastID { request.headers.add(name: "Last-Event-ID", value: lastID) }
    let response = try await caller.server.client.execute(request, timeout: .seconds(60))
    guard response.status == .ok else { throw NotAStream(status: Int(response.status.code)) }
    var pending: [UInt8] = []
    var count = 0
    isOver = false
    for try await part in response.body {
      pending += part.readableBytesView.prefix(limit - count)
      count = min(limit, count + part.readableBytes)
      while let end = pending.firstRange(of: Array("\n\n".utf8)) {
        read(String(decoding: pending[..<end.lowerBound], as: UTF8.self))
        pending.removeSubrange(..<end.upperBound)
      }
      if try await isEnough(self) || count == limit { return }
    }
    isOver = true
  }

  private mutating func read(_ block: String) {
    var (name, data) = ("message", [String]())
    for line in block.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? String(parts[1].trimmingPrefix(" ")) : ""
      switch parts[0] {
      case "": comments.append(value)
      case "id": lastID = value
      case "event": name = value
      case "data": data.append(value)
      default: break
      }
    }
    guard !data.isEmpty else { return }
    events.append(
      ReceivedEvent(id: lastID ?? "", name: name, data: data.joined(separator: "\n")))
  }
}

struct NotAStream: Error {
  let status: Int
}
