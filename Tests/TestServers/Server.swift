public import Foundation
public import HTTPTypes
public import Hummingbird
public import Logging
import NIOCore
import ServiceLifecycle
import Synchronization

/// Serves on a free port of this machine while the body runs.
@discardableResult
public func withServer<Result: Sendable>(
  _ respond: @escaping @Sendable (Request) async throws -> Response,
  _ body: (URL) async throws -> Result
) async throws -> Result {
  var logger = Logger(label: "test.server")
  logger.logLevel = .critical
  let responder = CallbackResponder<BasicRequestContext> { request, _ in try await respond(request)
  }
  return try await withServer(responder, logger: logger) { port in
    guard let url = URL(string: "http://127.0.0.1:\(port)/api") else { throw NoServer() }
    return try await body(url)
  }
}

/// Serves on a free port of this machine while the body runs.
@discardableResult
public func withServer<Responder: HTTPResponder, Result: Sendable>(
  _ responder: Responder, logger: Logger, _ body: (_ port: Int) async throws -> Result
) async throws -> Result
where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
  let (ports, found) = AsyncStream.makeStream(of: Int.self)
  let app = Application(
    responder: responder, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
    onServerRunning: { found.yield($0.localAddress?.port ?? 0) }, logger: logger)
  // The server stops accepting connections before it ends: a connection that arrived while Hummingbird's server was
  // cancelled would end the whole process. Responses that take a moment longer are cut.
  var configuration = ServiceGroupConfiguration(services: [.init(service: app)], logger: logger)
  configuration.maximumGracefulShutdownDuration = .milliseconds(200)
  let services = ServiceGroup(configuration: configuration)
  return try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      defer { found.finish() }
      try await services.run()
    }
    do {
      guard let port = await ports.first(where: { _ in true }) else {
        // The server's error is the reason.
        try await group.next()
        throw NoServer()
      }
      let result = try await body(port)
      await services.triggerGracefulShutdown()
      return result
    } catch {
      await services.triggerGracefulShutdown()
      throw error
    }
  }
}

public struct NoServer: Error {}

/// An address that refuses connections: its server has ended.
public func refusingURL() async throws -> URL {
  try await withServer({ _ in Response(status: .ok) }, { $0 })
}

public func json(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
  Response(
    status: status, headers: [.contentType: "application/json; charset=utf-8"],
    body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
}

public func problem(_ status: HTTPResponse.Status, _ text: String) -> Response {
  Response(
    status: status, headers: [.contentType: "application/problem+json"],
    body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
}

public func bytes(_ bytes: some Sequence<UInt8>, type: String) -> Response {
  Response(
    status: .ok, headers: [.contentType: type],
    body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
}

/// Waits until the task is cancelled.
public func hang() async throws {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  for await _ in stream {}
  continuation.finish()
  throw CancellationError()
}

/// Records values from any task.
public final class Seen<Element: Sendable>: Sendable {
  private struct State {
    var list: [Element] = []
    var watchers: [UUID: AsyncStream<Int>.Continuation] = [:]
  }
  private let state = Mutex(State())

  public init() {}

  public var all: [Element] { state.withLock { $0.list } }
  public var count: Int { all.count }

  public func add(_ element: Element) {
    let (count, watchers) = state.withLock { state in
      state.list.append(element)
      return (state.list.count, state.watchers)
    }
    for watcher in watchers.values { watcher.yield(count) }
  }

  /// Waits until there are more values than `count`, or the time limit has passed.
  public func waitForMore(than count: Int, within limit: Duration) async {
    let (counts, watcher) = AsyncStream.makeStream(of: Int.self)
    let id = UUID()
    watcher.yield(
      state.withLock { state in
        state.watchers[id] = watcher
        return state.list.count
      })
    defer { state.withLock { $0.watchers[id] = nil } }
    await withTaskGroup { race in
      race.addTask { for await now in counts where now > count { return } }
      race.addTask { try? await Task.sleep(for: limit) }
      await race.next()
      race.cancelAll()
    }
  }
}
