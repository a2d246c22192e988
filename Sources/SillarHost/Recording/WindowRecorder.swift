public import Foundation
public import SillarModel
import SillarVocabulary
import Synchronization

/// Writes what happens in windows into a folder, a file for each window: see ``Recording``.
///
/// ```swift
/// func record(_ makeApp: () async throws -> any App, into folder: URL) async throws -> Window {
///   let recorder = try WindowRecorder(into: folder)
///   let app = try await recorder.listening(makeApp)
///   return Window(app: app, visitor: Visitor(id: "me"), recorder: recorder)
/// }
/// ```
///
/// It is for development: a file has all that the user types, except in concealed fields, and all that services answer, except
/// what they name as a secret, such as a token or a password. Only the owner of the process may read it. An act is in the file before it
/// has an effect, so that the file of a process that crashes ends with the act that led there.
public final class WindowRecorder: Sendable {
  private struct State {
    var tapes: [ObjectIdentifier: RecorderTape] = [:]
    var files = 0
    var requests = 0
    /// For the windows that open later.
    var exchanges: [Recording.Act] = []
    var secrets: [String] = []
  }

  private static let mostFiles = 200
  private static let mostExchanges = 500
  /// Headers that no app reads.
  private static let omitted = [
    "set-cookie", "date", "connection", "content-length", "server", "transfer-encoding",
  ]

  private let folder: URL
  private let failed: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - folder: Made if need be. Git ignores what is in a new one.
  ///   - failed: Called with the reason when a window cannot be recorded.
  /// - Throws: The error of the file system when the folder cannot be made.
  public init(into folder: URL, failed: @escaping @Sendable (String) -> Void = { _ in }) throws {
    let isNew = !FileManager.default.fileExists(atPath: folder.path)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    if isNew { try Data("*\n".utf8).write(to: folder.appending(path: ".gitignore")) }
    (self.folder, self.failed) = (folder, failed)
  }

  /// Runs `body` so that all clients of services that it makes tell the recorder what they ask and get; see `ServiceRelay`.
  public func listening<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    let relay = ServiceRelay { try await self.answer(to: $0, from: $1) }
    return try await ServiceRelay.$current.withValue(relay, operation: body)
  }

  // MARK: Windows

  /// Begins the file of a window; nil when it cannot be written.
  func begin(_ head: Recording.Head, _ time: ElapsedTime) -> RecorderTape? {
    let number = state.withLock { state in
      state.files += 1
      return state.files
    }
    let app = String(head.app.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    let file = folder.appending(
      path: "\(app)-\(Int(head.start.timeIntervalSince1970))-\(number).jsonl")
    do {
      guard number <= Self.mostFiles else { throw CocoaError(.fileWriteOutOfSpace) }
      let tape = try RecorderTape(file, time, head)
      let past = state.withLock { state in
        state.tapes[ObjectIdentifier(tape)] = tape
        return state.exchanges
      }
      for act in past { tape.note(act) }
      return tape
    } catch {
      failed("\(file.path) cannot be written, and the window is not recorded: \(error)")
      return nil
    }
  }

  func end(_ tape: RecorderTape) {
    state.withLock { _ = $0.tapes.removeValue(forKey: ObjectIdentifier(tape)) }
  }

  // MARK: Services

  private func note(_ act: Recording.Act) {
    let tapes = state.withLock { state in
      state.exchanges.append(act)
      if state.exchanges.count > Self.mostExchanges { state.exchanges.removeFirst() }
      return Array(state.tapes.values)
    }
    for tape in tapes { tape.note(act) }
  }

  private func answer(
    to request: ServiceRelay.Request, from service: ServiceRelay.Service
  ) async throws -> ServiceRelay.Answer {
    let id = state.withLock { state in
      state.requests += 1
      return state.requests
    }
    let asked = request.recorded(marked)
    note(.asks(id, request: asked, ids: request.ids))
    let answer = try await noting(id) { try await service(request) }
    let type = answer.headers["content-type"]?.lowercased() ?? ""
    let headers = answer.headers.filter { !Self.omitted.contains($0.key) }
      .reduce(into: [:]) { $0[$1.key] = Secrets.isSecret($1.key) ? mark(of: $1.value) : $1.value }
    // Pictures and files are left out.
    let isText =
      !type.hasPrefix("image/") && ["text/", "json", "xml"].contains { type.contains($0) }
    if answer.isStream {
      note(.isAnswered(id, status: answer.status, headers: headers, body: ""))
    }
    return ServiceRelay.Answer(
      status: answer.status, headers: answer.headers,
      body: ServiceRelay.Answer.body { give in
        var body = Data()
        try await self.noting(id) {
          for try await piece in answer.body {
            if answer.isStream || isText { body += piece }
            // A secret may be cut in two by the end of a piece, and not by that of a line.
            if answer.isStream, let end = body.lastIndex(of: UInt8(ascii: "\n")) {
              self.note(.hears(id, self.withoutSecrets(body[...end])))
              body = Data(body[(end + 1)...])
            }
            give(piece)
          }
        }
        let rest = self.withoutSecrets(body)
        if answer.isStream {
          if !rest.isEmpty { self.note(.hears(id, rest)) }
          self.note(.hears(id, nil))
        } else {
          self.note(.isAnswered(id, status: answer.status, headers: headers, body: rest))
        }
      })
  }

  private func noting<Result>(
    _ id: Int, _ body: () async throws -> Result
  ) async throws -> Result {
    do { return try await body() } catch let error as ServiceRelay.NoAnswer {
      note(.hasNoAnswer(id, reason: error.description, isUnsent: error.isUnsent))
      throw error
    }
  }

  /// A path as a recording has it, such as `/reset?token=secret-1`.
  func written(path: String) -> String { Secrets.replacing(inQueryOf: path, with: marked) }

  private func marked(_ value: String) -> String {
    mark(of: value.removingPercentEncoding ?? value)
  }

  /// JSON in which values with the name of a secret are replaced, such as `"token": "secret-1"`.
  private func withoutSecrets(_ json: Data) -> String {
    Secrets.replacing(inJSON: String(decoding: json, as: UTF8.self)) { mark(of: $0) }
  }

  /// What is written in the place of a secret.
  private func mark(of secret: some StringProtocol) -> String {
    "secret-\(state.withLock { $0.secrets.number(of: String(secret)) })"
  }
}

extension ServiceRelay.Request {
  /// The method and the path as a recording has them.
  ///
  /// - Parameter mark: What to write for a value of the query that has the name of a secret.
  public func recorded(_ mark: (String) -> String) -> String {
    "\(method) \(Secrets.replacing(inQueryOf: path, with: mark))"
  }

  /// The UUIDs in the headers, in the order of their names, and in the body. A replay has other secrets: theirs are left out.
  public var ids: [String] {
    let told = headers.filter { !Secrets.isSecret($0.key) }.sorted { $0.key < $1.key }
    let body = String(decoding: body ?? Data(), as: UTF8.self)
    return (told.map(\.value) + [body]).flatMap(RecordedIDs.ids)
  }
}

extension [String] {
  /// The number of a text, from 1; a new one comes to the end.
  mutating func number(of text: String) -> Int {
    if let index = firstIndex(of: text) { return index + 1 }
    append(text)
    return count
  }
}
