import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Scripted
import Synchronization

/// A service that speaks by script: what each connection hears, one after the other.
final class EventServer: Sendable {
  enum Line: Sendable {
    case say(String)
    /// Waits for the test.
    case wait(Gate)
    /// The connection breaks. What was said just before may be lost with it.
    case cut
    /// Says comments for as long as somebody listens.
    case murmur
    /// Says no more, and stays.
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

  /// What each connection was asked with.
  var asked: [HTTPFields] { state.withLock { $0.asked } }
  /// After which message each connection went on.
  var resumed: [String] { asked.map(\.lastEventID) }
  var isConnected: Bool { state.withLock { $0.open > 0 } }

  @Sendable func respond(_ request: Request) async throws -> Response {
    let (refusal, script): (HTTPResponse.Status?, [Line]) = state.withLock { state in
      state.asked.append(request.headers)
      if !state.refusals.isEmpty { return (state.refusals.removeFirst(), []) }
      return (nil, state.scripts.isEmpty ? [.fallSilent] : state.scripts.removeFirst())
    }
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
          case .wait(let gate): await gate.pass()
          case .cut: throw Cut()
          case .murmur:
            while true {
              try await writer.write(ByteBuffer(string: ":\n"))
              await Task.yield()
            }
          case .fallSilent:
            // The head goes out with the first byte. Where that has gone, one more would break the silence.
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
