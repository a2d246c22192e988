import Chromium
import Foundation
import GRDB

/// Homeowner or Pro as a program of its own, and the lines that it depends on: each can be cut.
final class QuotesDesk: Sendable {
  /// Whom it is for.
  enum Role: String { case homeowner, pro }

  let program: KillableProgram
  /// From browsers to the app.
  let browserLine: Cable
  /// From the app to the backend.
  let backendLine: Cable
  /// Where the app puts what comes for a moment only, such as files that are being uploaded.
  private let temporaryFolder: URL
  private let dataFolder: URL

  /// - Parameter folder: For all that it keeps.
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

  /// The names of files that are being uploaded, or that an upload has left behind.
  var uploads: [String] {
    let files = FileManager.default
    let folders = (try? files.contentsOfDirectory(atPath: temporaryFolder.path)) ?? []
    return folders.flatMap { folder in
      let path = temporaryFolder.appending(path: folder).path
      return ((try? files.contentsOfDirectory(atPath: path)) ?? []).filter { $0 != "lock" }
    }
  }

  /// What lets those in at the backend who are signed in.
  var tokens: Set<String> {
    get throws {
      let database = try DatabaseQueue(path: dataFolder.appending(path: "signin.sqlite").path)
      return try database.read { try String.fetchSet($0, sql: "SELECT token FROM session") }
    }
  }

  /// True when the app has stored a text as a draft.
  func hasDraft(_ text: String) throws -> Bool {
    try DatabaseQueue(reading: dataFolder.appending(path: "work.sqlite")).read { database in
      try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM draft WHERE instr(payload, ?))",
        arguments: [Data("\"\(text)\"".utf8)]) ?? false
    }
  }

  func url(_ path: String) -> String { "http://127.0.0.1:\(browserLine.port)\(path)" }

  /// The first window of somebody with a browser of their own, at a path, signed in.
  func signIn(
    _ name: String, at path: String, viewport: Viewport = .phone, words: AppWords
  ) async throws -> Page {
    let page = try await newPage(viewport: viewport)
    try await page.openLive(url(path))
    try await page.click(.text(name))
    try await page.waitUntil("document.querySelector('input[type=email]').value != ''")
    try await page.click(.role("button", name: words("SignIn.signIn")))
    try await page.waitUntil("!document.querySelector('input[type=password]')")
    return page
  }
}
