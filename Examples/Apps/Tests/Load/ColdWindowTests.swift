import Foundation
import Programs
import Testing

/// Many visitors who open a program at once, right after its start.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ColdWindowTests {
  /// The number of visitors who open a page at the same moment.
  static let people = 100
  static let languages = ["en", "es"]

  /// The pages, with the end of each title.
  static let pages = [
    "/trivia/": "Trivia", "/movies/": "Movies", "/market/": "Market", "/wallet/": "Wallet",
    "/homeowner/": "Homeowner", "/pro/": "Pro", "/gallery/": "Gallery", "/": "Sillar",
  ]
  /// The pages that exist in all of the languages.
  static let translated: Set = [
    "/trivia/", "/movies/", "/market/", "/wallet/", "/homeowner/", "/pro/", "/",
  ]

  enum Cores: CaseIterable { case one, all }

  @Test(arguments: Cores.allCases)
  func `a hundred people open every app at once, in two languages, and each gets its page`(
    cores: Cores
  ) async throws {
    try await withShowcase(cores) { visitors in
      let answers = try await visitors.get(
        Array(Self.pages.keys), in: Self.languages, times: Self.people)
      for (path, name) in Self.pages {
        for language in Self.languages {
          let lang = Self.translated.contains(path) ? language : "en"
          let whole = (answers[path] ?? []).filter { answer in
            answer.language == language && answer.status == 200
              && answer.text.contains("<html id=\"page\" lang=\"\(lang)\"")
              && answer.text.contains("· \(name)</title>")
          }
          #expect(whole.count == Self.people / Self.languages.count, "\(path) in \(language)")
        }
      }
      #expect(try await visitors.get("/healthz").status == 200)
    }
  }

  /// Starts the showcase on a new folder, and ends it with SIGTERM.
  private func withShowcase(
    _ cores: Cores, _ body: (Visitors) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-load-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // As a proxy names them, the visitors have addresses of their own.
    let options = ["--port", "0", "--data-dir", folder.path, "--trusted-proxies", "127.0.0.1"]
    let program =
      switch cores {
      case .all: try RunningProgram("showcase", options)
      case .one:
        try RunningProgram(
          at: URL(filePath: "/usr/bin/taskset"),
          ["-c", "0", RunningProgram.file("showcase").path] + options)
      }
    defer { program.crash() }
    let address = try #require(await program.firstLine().split(separator: " ").last)
    try await Visitors.with(String(address), body)
    #expect(await program.end(within: .seconds(60)).status == 0)
  }
}
