import Chromium
import Foundation

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
  let temporaryFolder: URL

  /// - Parameter folder: For all that it keeps.
  init(_ role: Role, backendPort: Int, folder: URL) async throws {
    temporaryFolder = folder.appending(path: "\(role)-temporary")
    try FileManager.default.createDirectory(
      at: temporaryFolder, withIntermediateDirectories: true)
    backendLine = try Cable(to: backendPort)
    program = try await KillableProgram(
      role.rawValue,
      [
        "--data-dir", folder.appending(path: "\(role)").path,
        "--api-url", "http://127.0.0.1:\(backendLine.port)/api", "--sign-in-demo-accounts", "true",
      ], environment: ["TMPDIR": temporaryFolder.path])
    browserLine = try Cable(to: program.port)
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
    try await page.click(.role("button", name: words("SignIn.form.sign-in")))
    try await page.waitUntil("!document.querySelector('input[type=password]')")
    return page
  }
}
