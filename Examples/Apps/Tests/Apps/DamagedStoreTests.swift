import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Programs
import TestServers
import Testing

/// Programs of which one of several databases cannot be used.
@Suite(.timeLimit(.minutes(2))) struct DamagedStoreTests {
  private struct Answer {
    let status: Int
    let type: String
    let text: String
  }

  private func get(
    _ path: String, port: Int, language: String = "en"
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
    request.headers.add(name: "Accept-Language", value: language)
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
    let body = try await response.body.collect(upTo: 1 << 20)
    return Answer(
      status: Int(response.status.code), type: response.headers.first(name: "Content-Type") ?? "",
      text: String(buffer: body))
  }

  /// Runs the showcase and returns its log.
  private func withShowcase(
    in folder: URL, _ body: (_ port: Int) async throws -> Void
  ) async throws -> String {
    let program = try RunningProgram(
      "showcase", ["--demo", "--port", "0", "--data-dir", folder.path])
    let line = await program.firstLine()
    let port = line.split(separator: ":").last.flatMap { Int($0) }
    if let port { try await body(port) }
    program.terminate()
    let result = await program.result()
    #expect(port != nil, "it did not start: \(result.errors)")
    #expect(result.status == 0)
    return result.errors
  }

  private func damage(_ path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 7, count: 4096).write(to: file)
  }

  @Test(arguments: [
    ("trivia.sqlite", "/trivia/", "Trivia"), ("market/catalog.sqlite", "/market/", "Market"),
    ("wallet/account-writes.sqlite", "/wallet/", "Wallet"),
    ("homeowner/work.sqlite", "/homeowner/", "Homeowner"), ("pro/signin.sqlite", "/pro/", "Pro"),
  ])
  func `an app whose store is damaged says so at its place, and the others are served`(
    store: String, place: String, name: String
  ) async throws {
    try await withFolder { folder in
      try damage(store, in: folder)
      let log = try await withShowcase(in: folder) { port in
        for path in [place, place + "some/where", String(place.dropLast())] {
          let page = try await get(path, port: port)
          #expect(page.status == 503, "\(path)")
          #expect(page.type.hasPrefix("text/html"))
          #expect(page.text.contains("\(name) is not available just now"), "\(page.text)")
          #expect(!page.text.contains("sqlite"), "the reason is for the log")
        }
        let spanish = try await get(place, port: port, language: "es")
        #expect(spanish.text.contains("\(name) no está disponible en este momento"))
        #expect(spanish.text.contains("lang=\"es\""))

        let all = ["/trivia/", "/movies/", "/market/", "/wallet/", "/homeowner/", "/pro/"]
        for other in all where other != place {
          #expect(try await get(other, port: port).status == 200, "\(other)")
        }
        #expect(try await get("/healthz", port: port).status == 200)
        let first = try await get("/", port: port)
        #expect(first.status == 200)
        #expect(first.text.contains("not available just now"))
      }
      let lines = log.split(separator: "\n").filter { $0.contains(" error ") }
      #expect(lines.count == 1, "\(log)")
      #expect(lines.allSatisfy { $0.contains(name) && $0.contains(store) })
      #expect(lines.allSatisfy { $0.contains("Restore it from a backup") })
    }
  }

  @Test(arguments: [
    (
      "commerce.sqlite",
      ["/api/market/v1/categories", "/api/payments/v1/cards", "/api/wallet/v1/account"]
    ),
    (
      "accounts.sqlite",
      [
        "/api/accounts/v1/sessions/current", "/api/market/v1/categories", "/api/wallet/v1/account",
        "/api/quotes/v1/requests",
      ]
    ),
    ("quotes.sqlite", ["/api/quotes/v1/requests", "/api/quotes/v1/events"]),
    ("backend.sqlite", ["/api/trivia/v1/topics"]),
    ("movies.sqlite", ["/api/tmdb/3/movie/popular"]),
  ])
  func `an API whose store is damaged answers 503, and the others as ever`(
    store: String, paths: [String]
  ) async throws {
    try await withFolder { folder in
      try damage(store, in: folder)
      let log = try await withShowcase(in: folder) { port in
        for path in paths {
          let answer = try await get(path, port: port)
          #expect(answer.status == 503, "\(path)")
          let isTMDB = path.contains("tmdb")
          #expect(
            answer.type
              == (isTMDB ? "application/json; charset=utf-8" : "application/problem+json"))
          #expect(!answer.text.contains("sqlite"))
        }
        let works = [
          "/api/market/v1/categories", "/api/trivia/v1/topics", "/api/tmdb/3/movie/popular",
        ]
        for path in works where !paths.contains(path) {
          #expect(try await get(path, port: port).status == 200, "\(path)")
        }
        #expect(try await get("/healthz", port: port).status == 200)
        #expect(try await get("/trivia/", port: port).status == 200)
      }
      let lines = log.split(separator: "\n").filter { $0.contains(" error ") }
      #expect(lines.count == 1, "\(log)")
      #expect(lines.allSatisfy { $0.contains(store) && $0.contains("Restore it from a backup") })
    }
  }

  @Test(arguments: [
    ("trivia", "trivia.sqlite"), ("market", "catalog.sqlite"), ("market", "payments.sqlite"),
    ("wallet", "account-writes.sqlite"), ("homeowner", "work.sqlite"), ("pro", "signin.sqlite"),
  ])
  func `the program of one app does not start on a damaged store, and says what to do`(
    name: String, store: String
  ) async throws {
    try await withFolder { folder in
      try damage(store, in: folder)
      let program = try RunningProgram(name, ["--port", "0", "--data-dir", folder.path])
      if await program.firstLine() != "" { program.terminate() }
      let result = await program.result()
      #expect(result.status == 1)
      let line = result.errors.split(separator: "\n").last ?? ""
      #expect(line.hasPrefix("\(name): cannot open "), "\(line)")
      #expect(line.contains(store) && line.contains("Restore it from a backup"), "\(line)")
      #expect(!line.contains("room on the disk"), "\(line)")
    }
  }
}
