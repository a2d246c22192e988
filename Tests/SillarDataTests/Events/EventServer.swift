import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Scripted
import Synchronization

/// A scripted service: the lines that each connection receives, in order.
final class EventServer: Sendable {
  enum Line: Sendable {
    case say(String)
    /// Refuses the connection. No other line comes before it.
    case refuse(HTTPResponse.Status)
    /// Waits for the test.
    case wait(Gate)
    /// Breaks the connection. The line before it may be lost.
    case cut
    /// Sends comments until the listener is gone.
    case murmur
    /// Sends nothing more, and keeps the connection open.
    case fallSilent
  }

  struct Cut: Error {}

  private struct State {
    var scripts: [[Line]]
    var refusals: [HTTPResponse.Status]
    var asked: [HTTPFields] = []
    var open = 0
  }

  private let state: Mutex<State>
  private let type: String
  let retryAfter: String?

  init(
    _ scripts: [[Line]], refusals: [HTTPResponse.Status] = [], type: String = "text/event-stream",
    retryAfter: String? = nil
  ) {
    state = Mutex(State(scripts: scripts, refusals: refusals))
    self.type = type
    self.retryAfter = retryAfter
  }

  /// The headers of each connection's request.
  var asked: [HTTPFields] { state.withLock { $0.asked } }
  /// The ID of the last event that each connection resumed from.
  var resumed: [String] { asked.map(\.lastEventID) }
  var isConnected: Bool { state.withLock { $0.open > 0 } }

  @Sendable func respond(_ request: Request) async throws -> Response {
    let (refusal, script): (HTTPResponse.Status?, [Line]) = state.withLock { state in
      state.asked.append(request.headers)
      if !state.refusals.isEmpty { return (state.refusals.removeFirst(), []) }
      return (nil, state.scripts.isEmpty ? [.fallSilent] : state.scripts.removeFirst())
    }
    if case .refuse(let status) = script.first { return Response(status: status) }
    if let refusal {
      var headers: HTTPFields = [:]
      headers[.retryAfter] = retryAfter
      return Response(status: refusal, headers: headers)
    }
    return Response(
      status: .ok, headers: [.contentType: type],
      body: ResponseBody { writer in
        self.state.withLock { $0.open += 1 }
        defer { self.state.withLock { $0.open -= 1 } }
        var hasSpoken = false
        for line in script {
          switch line {
          case .say(let text):
            try await writer.write(ByteBuffer(string: text))
            hasSpoken = true
          case .refuse: break
          case .wait(let gate): await gate.pass()
          case .cut: throw Cut()
          case .murmur:
            while true {
              try await writer.write(ByteBuffer(string: ":\n"))
              await Task.yield()
            }
          case .fallSilent:
            // The head is sent with the first byte. If it was sent before, another byte would break the silence.
            if !hasSpoken { try await writer.write(ByteBuffer(string: ":\n")) }
            await Gate().pass()
            throw Cut()
          }
        }
        try await writer.finish(nil)
      })
  }
}

extension HTTPFields {
  var lastEventID: String { HTTPField.Name("Last-Event-ID").flatMap { self[$0] } ?? "" }
}
