import BackendApp
import Foundation
import Gallery
import Hummingbird
import Logging
import MoviesApp
import MoviesWeb
import SillarServer
import SillarWeb
import TestServers
import Testing
import TriviaApp
import TriviaWeb

@testable import BrowserSupport

/// Trivia, Movies and the Gallery on one server of this process, for all tests of a suite. Each test is a new visitor.
struct Showcase: Sendable {
  let port: Int

  /// A screen of each kind.
  static let paths = [
    "/gallery/", "/gallery/rows", "/trivia/", "/movies/", "/movies/movie/603",
  ]

  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  static func run(_ test: (Showcase) async throws -> Void) async throws {
    try await withFolder { folder in
      try SeededBackend.copy(to: folder)
      try await run(in: folder, test)
    }
  }

  private static func run(
    in folder: URL, _ test: (Showcase) async throws -> Void
  ) async throws {
    var logger = Logger(label: "browser-tests")
    logger.logLevel = .critical

    let port = try await freePort()
    let router = Router()
    try await BackendApp(dataDirectory: folder, isDemo: true, passwordRounds: 2)
      .addRoutes(to: router)
    let api = try #require(URL(string: "http://127.0.0.1:\(port)/api"))
    let trivia = try TriviaApp(apiURL: api, dataDirectory: folder, clock: FastClock(factor: 10))
    let tmdb = api.appending(path: "tmdb")
    let movies = try MoviesApp(
      apiURL: tmdb, imagesURL: tmdb, dataDirectory: folder, logger: logger)
    let hosts = [
      trivia.webHost(at: "/trivia", logger: logger),
      movies.webHost(at: "/movies", logger: logger),
      WebHost(app: try GalleryApp(), at: "/gallery", logger: logger),
    ]
    try await serve(hosts, router, on: port, logger: logger) {
      try await test(Showcase(port: port))
    }
  }
}

/// One ``Showcase`` for all tests of a suite.
struct ShowcaseTrait: SuiteTrait, TestScoping {
  @TaskLocal static var showcase: Showcase?

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Showcase.run { showcase in
      try await Self.$showcase.withValue(showcase) { try await function() }
    }
  }
}

extension Trait where Self == ShowcaseTrait {
  /// Starts Trivia, Movies and the Gallery for the suite.
  static var showcase: Self { Self() }
}

/// Returns the server of the test's suite.
func suiteShowcase() throws -> Showcase {
  try #require(ShowcaseTrait.showcase, "The suite needs the trait .showcase")
}
