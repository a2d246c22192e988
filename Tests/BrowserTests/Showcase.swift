import BackendApp
import Chromium
import CommandSupport
import Foundation
import Gallery
import Hummingbird
import Logging
import MoviesApp
import MoviesWeb
import ServiceLifecycle
import SillarWeb
import TriviaApp
import TriviaWeb

/// Everything that the showcase serves, on a free port and with a folder of its own, as long as a test needs it.
struct Showcase: Sendable {
  let port: Int

  /// A screen of each kind.
  static let paths = [
    "/gallery/", "/gallery/rows", "/trivia/", "/movies/", "/movies/movie/603",
  ]

  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  static func run(_ test: @escaping @Sendable (Showcase) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var logger = Logger(label: "browser-tests")
    logger.logLevel = .critical

    let port = try await FreePort.resolve(0, on: "127.0.0.1")
    let router = Router()
    try await BackendApp(dataDirectory: folder).addRoutes(to: router)
    let api = try BackendAddress.local(host: "127.0.0.1", port: port)
    let trivia = try TriviaApp(apiURL: api, dataDirectory: folder)
    let tmdb = api.appending(path: "tmdb")
    let movies = try MoviesApp(
      apiURL: tmdb, imagesURL: tmdb, dataDirectory: folder, logger: logger)
    let (running, hasStarted) = AsyncStream.makeStream(of: Void.self)
    let server = WebServer(
      hosts: [
        trivia.webHost(at: "/trivia", logger: logger),
        movies.webHost(at: "/movies", logger: logger),
        WebHost(app: try GalleryApp(), at: "/gallery", logger: logger),
      ],
      router: router, address: .hostname("127.0.0.1", port: port), logger: logger,
      onServerRunning: { _ in hasStarted.finish() })
    let group = ServiceGroup(configuration: .init(services: [server], logger: logger))
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        defer { hasStarted.finish() }
        try await group.run()
      }
      for await _ in running {}
      do {
        try await test(Showcase(port: port))
      } catch {
        await group.triggerGracefulShutdown()
        throw error
      }
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
    }
  }
}

extension Page {
  /// Opens an address and waits until the page's script has taken its window over.
  func openLive(_ url: String) async throws {
    try await open(url)
    try await waitUntil("document.body.classList.contains('live')")
  }
}
