import AsyncHTTPClient
import BackendApp
import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import TestServers
import Testing

/// A server on a real socket, and a client that talks to it.
struct TestServer: Sendable {
  let port: Int
  var client = HTTPClient.shared

  func get(
    _ path: String, ifNoneMatch: String? = nil, headers: [(String, String)] = []
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
    request.headers = HTTPHeaders(headers)
    if let ifNoneMatch { request.headers.add(name: "If-None-Match", value: ifNoneMatch) }
    return try await answer(to: request)
  }

  func send(
    _ method: String, _ path: String, _ body: String? = nil,
    contentType: String? = "application/json", chunked: Bool = false,
    headers: [(String, String)] = [], patience: TimeAmount = .seconds(60)
  ) async throws -> Answer {
    let bytes = body.map { ByteBuffer(string: $0) }
    return try await send(
      method, path,
      body: bytes.map { bytes in
        chunked
          ? .stream(
            AsyncStream {
              $0.yield(bytes)
              $0.finish()
            }, length: .unknown) : .bytes(bytes)
      }, contentType: contentType, headers: headers, patience: patience)
  }

  func send(
    _ method: String, _ path: String, body: HTTPClientRequest.Body?, contentType: String?,
    headers: [(String, String)] = [], patience: TimeAmount = .seconds(60)
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
    request.method = HTTPMethod(rawValue: method)
    request.headers = HTTPHeaders(headers)
    if let contentType { request.headers.add(name: "Content-Type", value: contentType) }
    request.body = body
    return try await answer(to: request, patience: patience)
  }

  func createGame(topic: String, language: String = "") async throws -> GameAnswer {
    let answer = try await send(
      "POST", "/api/trivia/v1/games", #"{"topic":"\#(topic)"}"#,
      headers: [("Accept-Language", language)])
    return try answer.decoded(GameAnswer.self)
  }

  private func answer(
    to request: HTTPClientRequest, patience: TimeAmount = .seconds(60)
  ) async throws -> Answer {
    let response = try await client.execute(request, timeout: patience)
    let fields = response.headers.map { ($0.name.lowercased(), $0.value) }
    return Answer(
      status: Int(response.status.code),
      headers: Dictionary(fields, uniquingKeysWith: { "\($0), \($1)" }),
      body: Data(buffer: try await response.body.collect(upTo: 10_000_000)))
  }
}

/// A response.
struct Answer: Sendable {
  let status: Int
  /// The header fields, by lowercase name.
  let headers: [String: String]
  let body: Data

  var text: String { String(decoding: body, as: UTF8.self) }

  func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: body)
  }

  /// Decodes the body as problem details; records an issue if the response is something else.
  func problem(sourceLocation: SourceLocation = #_sourceLocation) throws -> ProblemAnswer {
    #expect(
      headers["content-type"] == "application/problem+json", sourceLocation: sourceLocation)
    let problem = try decoded(ProblemAnswer.self)
    #expect(problem.status == status, sourceLocation: sourceLocation)
    return problem
  }

  /// Records an issue unless the response has this status and problem details of this kind.
  func expect(
    _ status: Int, _ kind: String, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(self.status == status, comment ?? "\(text)", sourceLocation: sourceLocation)
    #expect(
      try problem(sourceLocation: sourceLocation).type == "tag:sillar.example,2026:\(kind)",
      comment, sourceLocation: sourceLocation)
  }
}

/// Serves `router` for as long as `body` takes.
func withServer<Context: RequestContext>(
  _ router: Router<Context>, logger: Logger = quiet,
  _ body: (TestServer) async throws -> Void
) async throws where Context: InitializableFromSource<ApplicationRequestContextSource> {
  try await withServer(router.buildResponder(), logger: logger) { port in
    try await body(TestServer(port: port))
  }
}

/// Gives a client of the server with hundreds of connections; others have eight at once.
func withCrowd(of server: TestServer, _ body: (TestServer) async throws -> Void) async throws {
  var configuration = HTTPClient.Configuration()
  configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 500
  var server = server
  server.client = HTTPClient(configuration: configuration)
  let result = await Result { try await body(server) }
  try await server.client.shutdown()
  try result.get()
}

extension Result where Failure == any Error {
  /// The result of an asynchronous body.
  init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

/// Serves the whole backend from a folder of its own, for tests that change it; others use `SharedBackend`.
func withBackend(
  randomness: @escaping @Sendable () -> any RandomNumberGenerator = {
    SystemRandomNumberGenerator()
  },
  _ body: (TestServer) async throws -> Void
) async throws {
  try await withFilledFolder { folder in
    let app = try await BackendApp(
      dataDirectory: folder, isDemo: true, passwordRounds: 2, randomness: randomness)
    let router = Router()
    app.addRoutes(to: router)
    try await withServer(router, body)
  }
}

/// Makes a folder that a backend has filled and closed; it is removed afterwards.
func withFilledFolder(_ body: (URL) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in
    let data = folder.appending(path: "data")
    try await FilledFolder.copy(to: data)
    try await body(data)
  }
}

/// Makes a folder that is removed afterwards.
func withTemporaryFolder(_ body: (URL) async throws -> Void) async throws {
  try await withFolder { folder in
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await body(folder)
  }
}

extension Seen<String> {
  /// Returns a logger that keeps all messages from this level up.
  func logger(from level: Logger.Level = .warning) -> Logger {
    var logger = Logger(label: "test") { _ in LogCapture(self) }
    logger.logLevel = level
    return logger
  }
}
