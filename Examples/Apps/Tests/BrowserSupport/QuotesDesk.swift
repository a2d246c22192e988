import Chromium
import Foundation
import GRDB

/// Homeowner or Pro as a program of its own, with its connections, each of which a test can cut.
final class QuotesDesk: Sendable {
  /// The role of the app's users.
  enum Role: String { case homeowner, pro }

  let program: KillableProgram
  /// The connection from browsers to the app.
  let browserLine: Cable
  /// The connection from the app to the backend.
  let backendLine: Cable
  /// The app's folder for temporary files, such as running uploads.
  private let temporaryFolder: URL
  private let dataFolder: URL

  /// - Parameter folder: The parent of the app's folders.
  init(_ role: Role, backendPort: Int, folder: URL) async throws {
    temporaryFolder = folder.appending(path: "\(role)-temporary")
    try FileManager.default.createDirectory(
      at: temporaryFolder, withIntermediateDirectories: true)
    dataFolder = folder.appending(path: "\(role)")
    backendLine = try Cable(to: backendPort)
    program = try await KillableProgram(
      role.rawValue,
      [
        "--data-dir", dataFolder.path,
        "--api-url", "http://127.0.0.1:\(backendLine.port)/api", "--sign-in-demo-accounts", "true",
      ], environment: ["TMPDIR": temporaryFolder.path])
    browserLine = try Cable(to: program.port)
  }

  /// The names of the files of running uploads, and of those that an upload has left behind.
  var uploads: [String] {
    let files = FileManager.default
    let folders = (try? files.contentsOfDirectory(atPath: temporaryFolder.path)) ?? []
    return folders.flatMap { folder in
      let path = temporaryFolder.appending(path: folder).path
      return ((try? files.contentsOfDirectory(atPath: path)) ?? []).filter { $0 != "lock" }
    }
  }

  /// The session tokens of signed-in users.
  var tokens: Set<String> {
    get throws {
      try DatabaseQueue(reading: dataFolder.appending(path: "signin.sqlite")).read {
        try String.fetchSet($0, sql: "SELECT token FROM session")
      }
    }
  }

  /// Returns true if the app has stored a text as a draft.
  func hasDraft(_ text: String) throws -> Bool {
    try DatabaseQueue(reading: dataFolder.appending(path: "work.sqlite")).read { database in
      try Data.fetchAll(database, sql: "SELECT payload FROM draft").contains {
        String(decoding: $0, as: UTF8.self).contains("\"\(text)\"")
      }
    }
  }

  /// True while a command waits in the app's outbox.
  var isSending: Bool {
    get throws {
      try DatabaseQueue(reading: dataFolder.appending(path: "work.sqlite")).read { database in
        try Bool.fetchOne(
          database, sql: "SELECT EXISTS (SELECT * FROM outbox WHERE state = 'waiting')") ?? false
      }
    }
  }

  func url(_ path: String) -> String { "http://127.0.0.1:\(browserLine.port)\(path)" }

  /// Signs in with a new browser context, and returns its first window, at a path.
  func signIn(
    _ name: String, at path: String, viewport: Viewport = .phone, words: AppWords
  ) async throws -> Page {
    let page = try await newPage(viewport: viewport)
    try await page.openLive(url(path))
    try await page.signIn(name, words: words)
    return page
  }
}
