import Foundation
import Synchronization

/// The DevTools protocol: commands with their responses, and events.
///
/// Responses and events are handled on the reading thread, in the order in which Chromium sent them: when a command
/// returns, every event before its response has been recorded.
final class Connection: Sendable {
  typealias EventHandler = @Sendable (_ method: String, _ parameters: JSON) -> Void

  fileprivate struct Pending {
    var command: String
    var session: String?
    var continuation: CheckedContinuation<JSON, any Error>
  }

  fileprivate struct State {
    var lastID = 0
    var pending: [Int: Pending] = [:]
    var handlers: [String: EventHandler] = [:]
    var isClosing = false
    var end: BrowserError?
  }

  private let state = Mutex(State())
  let process: BrowserProcess

  /// The time in which a page must fulfill a condition.
  let patience: Duration

  /// The time limit of a response: longer, because the browser itself is slow on a busy machine, which is no failure of
  /// a test.
  private var commandPatience: Duration { patience * 4 }

  init(_ process: BrowserProcess, patience: Duration) {
    self.process = process
    self.patience = patience
    process.channel.read(
      { [weak self] in self?.receive($0) },
      end: { [weak self] in
        self?.end("its connection closed. Its last words: \(process.lastWords)")
        process.waitForEnd()
      })
  }

  deinit { process.channel.close() }

  /// Sends a command and waits for its response.
  ///
  /// - Parameters:
  ///   - session: the page that the command is for; the browser when `nil`.
  ///   - patience: the time limit of the response.
  /// - Throws: ``BrowserError``, or `CancellationError` when the task is cancelled.
  func call(
    _ command: String, _ parameters: [String: JSON] = [:], session: String? = nil,
    patience: Duration? = nil
  ) async throws -> JSON {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    var message: [String: JSON] = [
      "id": .number(Double(id)), "method": .string(command), "params": .object(parameters),
    ]
    if let session { message["sessionId"] = .string(session) }
    let text = JSON.object(message).text
    let patience = patience ?? commandPatience
    let watch = Task { [weak self] in
      try await Task.sleep(for: patience)
      self?.finish(id, .failure(BrowserError.silent(command: command, after: patience)))
    }
    defer { watch.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let end = state.withLock { state in
          if state.end == nil {
            state.pending[id] = Pending(
              command: command, session: session, continuation: continuation)
          }
          return state.end
        }
        if let end {
          continuation.resume(throwing: end)
        } else if Task.isCancelled {
          finish(id, .failure(CancellationError()))
        } else {
          process.channel.send(text)
        }
      }
    } onCancel: {
      finish(id, .failure(CancellationError()))
    }
  }

  /// Sends a command, and ignores its response.
  func send(_ command: String, _ parameters: [String: JSON]) {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    let message: JSON = [
      "id": .number(Double(id)), "method": .string(command), "params": .object(parameters),
    ]
    process.channel.send(message.text)
  }

  /// Sets the handler of a page's events. It runs on the reading thread, so it must be quick.
  func handleEvents(of session: String, _ handler: @escaping EventHandler) {
    state.withLock { $0.handlers[session] = handler }
  }

  /// Removes a page; calls that wait for a response from it throw the error.
  func forget(_ session: String, _ error: BrowserError) {
    let pending = state.withLock { state in
      state.handlers[session] = nil
      return state.takePending { $0.session == session }
    }
    for entry in pending { entry.continuation.resume(throwing: error) }
  }

  /// Ends Chromium, first by closing its socket, then by force. Also works in a cancelled task.
  func close() async {
    await Task {
      state.withLock { $0.isClosing = true }
      async let answer = try? call("Browser.close")
      await waitForEnd(.seconds(5))
      process.kill()
      await waitForEnd(.seconds(2))
      end("")
      _ = await answer
    }.value
  }

  private func waitForEnd(_ patience: Duration) async {
    let deadline = ContinuousClock.now + patience
    while !process.hasEnded, ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(10))
    }
  }

}

extension Connection {
  private func receive(_ data: Data) {
    guard let message = try? JSON(parsing: data) else {
      let start = String(decoding: data.prefix(200), as: UTF8.self)
      end("it sent something that is not JSON: \(start)")
      process.channel.close()
      return
    }
    if let id = message["id"].int {
      let error = message["error"]
      if error.isNull {
        finish(id, .success(message["result"]))
      } else {
        finish(id, refusedFor: [error["message"], error["data"]].compactMap(\.string))
      }
    } else if let method = message["method"].string {
      handle(method, message["params"], session: message["sessionId"].string)
    }
  }

  private func handle(_ method: String, _ parameters: JSON, session: String?) {
    if method == "Target.detachedFromTarget", let gone = parameters["sessionId"].string {
      forget(gone, .pageGone("it was closed"))
    } else if let session {
      if method == "Inspector.targetCrashed" { forget(session, .pageGone("its process crashed")) }
      state.withLock { $0.handlers[session] }?(method, parameters)
    }
  }

  private func finish(_ id: Int, refusedFor reasons: [String]) {
    let command = state.withLock { $0.pending[id]?.command } ?? ""
    let reason = reasons.joined(separator: " ")
    finish(id, .failure(BrowserError.refused(command: command, reason: reason)))
  }

  private func finish(_ id: Int, _ result: Result<JSON, any Error>) {
    state.withLock { $0.pending.removeValue(forKey: id) }?.continuation.resume(with: result)
  }

  private func end(_ reason: String) {
    let (pending, error) = state.withLock { state in
      let error = state.end ?? .ended(state.isClosing ? "the test closed it" : reason)
      state.end = error
      state.handlers = [:]
      return (state.takePending { _ in true }, error)
    }
    for entry in pending { entry.continuation.resume(throwing: error) }
  }
}

extension Connection.State {
  fileprivate mutating func takePending(
    where isTaken: (Connection.Pending) -> Bool
  ) -> [Connection.Pending] {
    let taken = pending.filter { isTaken($0.value) }
    for id in taken.keys { pending[id] = nil }
    return Array(taken.values)
  }
}
