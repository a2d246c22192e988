import Foundation
import NIOCore
import NIOHTTP1
import TestServers

@testable import SillarWeb

/// The requests of a page's script for files, and invalid ones.
struct UploadClient: Sendable {
  struct Places: Decodable, Sendable {
    struct Place: Decodable, Sendable {
      let put: String
      let row: String
    }
    let atOnce: Int
    let files: [Place?]
  }

  struct File: Encodable, Sendable {
    let name: String
    let size: Int
    var type = "text/plain"
  }

  private struct Announcement: Encodable {
    let field: String
    let files: [File]
    let revision: Int
  }

  let browser: TestBrowser
  let page: TestPage

  /// Announces files; returns the status and the address for each.
  func announce(
    _ files: [File], for label: String = "Photos", window: String? = nil, token: String? = nil
  ) async throws -> (status: Int, places: [Places.Place?]) {
    // A label that the page does not have: a name that no node has.
    let name = String(page.field(label).dropFirst())
    let field = name.isEmpty ? "9.9" : name
    let body = try JSONEncoder().encode(
      Announcement(field: field, files: files, revision: page.revision))
    let answer = try await browser.request(
      .POST, "/-/windows/\(window ?? page.window)/files",
      headers: ["form-token": token ?? page.token], body: String(decoding: body, as: UTF8.self))
    let places = try? JSONDecoder().decode(Places.self, from: Data(answer.body.utf8))
    return (answer.status, places?.files ?? [])
  }

  /// Sends a whole file; returns the status.
  func put(
    _ content: String, to place: Places.Place?, token: String? = nil
  ) async throws -> Int {
    try await browser.request(
      .PUT, place?.put ?? "/none", headers: ["form-token": token ?? page.token], body: content
    ).status
  }

  /// Sends the beginning of a file, and stops.
  func begin(
    _ content: String, of size: Int, to place: Places.Place?
  ) async throws -> RawClient {
    let raw = try await RawClient.connect(port: browser.port)
    let cookie = browser.cookie.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    try await raw.send(
      """
      PUT \(place?.put ?? "/none") HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\n\
      Form-Token: \(page.token)\r\nContent-Length: \(size)\r\n\r\n\(content)
      """)
    return raw
  }

  // MARK: Without a script

  /// A part of a form.
  enum Part: Sendable {
    case field(String, String)
    case file(String, name: String, String, type: String = "text/plain")
  }

  static func body(_ parts: [Part], boundary: String = "bound") -> String {
    parts.map { part in
      switch part {
      case .field(let name, let value):
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
      case .file(let field, let name, let content, let type):
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(field)\"; filename=\"\(name)\"\r\n"
          + "Content-Type: \(type)\r\n\r\n\(content)\r\n"
      }
    }.joined() + "--\(boundary)--\r\n"
  }

  /// Posts the page's form with files.
  func post(
    _ parts: [Part], press: String, token: String? = nil, action: String? = nil
  ) async throws -> TestBrowser.Answer {
    let all =
      [Part.field("token", token ?? page.token), .field("revision", "\(page.revision)")] + parts
      + [.field("e", press)]
    return try await browser.request(
      .POST, action ?? page.action,
      headers: ["content-type": "multipart/form-data; boundary=bound"], body: Self.body(all))
  }

  /// Posts, and follows the redirection.
  func submit(_ parts: [Part], press: String) async throws -> TestPage {
    let answer = try await post(parts, press: press)
    guard answer.status == 303 else {
      throw WebSocketClient.Failure(description: "the form was answered with \(answer.status)")
    }
    return try await browser.page(answer.location)
  }
}
