import BackendDelivery
import BackendModel
import Foundation
import Hummingbird
import NIOCore
import Synchronization
import TestServers

@testable import BackendInfra

/// The service itself, on a folder, which can be stopped, backed up and restored under one address.
final class RealQuotes: HTTPResponder {
  typealias Context = BasicRequestContext

  private struct Running: Sendable {
    let quotes: QuotesStore
    let respond: @Sendable (Request, Context) async throws -> Response
    let end: AsyncStream<Void>.Continuation
  }

  private let running = Mutex<Running?>(nil)

  /// Begins to answer, from the store in a folder.
  func start(in folder: URL) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let passwords = ScryptPasswords(rounds: 2)
    let quotes = try await QuotesStore(
      at: folder.appending(path: "quotes.sqlite"),
      content: QuotesContent(accounts: try QuotesContent.bundled.accounts),
      now: { Date(timeIntervalSince1970: 1_767_225_600) })
    let live = try await LiveStore(quotes)
    let ended = Ended()
    let router = Router()
    QuotesAPI(quotes: quotes, passwords: passwords).addRoutes(to: router, prefix: "/api")
    QuotesLiveAPI(
      quotes: quotes, live: live, events: live,
      photos: try PhotoFolder(at: folder.appending(path: "photos")),
      shutdown: { await ended.wait() }
    ).addRoutes(to: router, prefix: "/api")
    let responder = router.buildResponder()
    running.withLock {
      $0 = Running(
        quotes: quotes, respond: { try await responder.respond(to: $0, context: $1) },
        end: ended.end)
    }
  }

  /// Answers nobody any more; what is stored is in the folder.
  func stop() throws {
    let last = running.withLock { running in
      defer { running = nil }
      return running
    }
    last?.end.finish()
    try last?.quotes.close()
  }

  func respond(to request: Request, context: Context) async throws -> Response {
    guard let running = running.withLock({ $0 }) else {
      return problem(.serviceUnavailable, "{}")
    }
    return try await running.respond(request, context)
  }

  /// Ana's request, to which Carla has applied.
  func addRequest(_ name: String) async throws {
    guard let quotes = running.withLock({ $0?.quotes }), let id = WorkRequest.ID(name),
      let ana = Member.ID("ana"), let carla = Member.ID("carla")
    else { throw Stopped() }
    let details = try WorkDetails(
      kind: .plumbing, title: "A dripping tap", description: "Day and night.",
      place: Place(city: "Madrid", postcode: "28001"), when: .flexible)
    try await quotes.change { records in
      try records.insert(
        WorkRequest(
          id: id, homeowner: ana, details: details, state: .open, created: records.now, photos: []))
      try records.insert(Application(professional: carla, applied: records.now), to: id)
    }
  }

  /// Signs somebody in.
  func token(of person: String) async throws -> String {
    guard let quotes = running.withLock({ $0?.quotes }), let member = Member.ID(person) else {
      throw Stopped()
    }
    let session = try await quotes.change { records in
      let session = Session(member: member, created: records.now)
      try records.insert(session)
      return session
    }
    return quotes.token(of: session.id)
  }
}

private struct Stopped: Error {}

/// Lets everybody go at the end.
private final class Ended: Sendable {
  private let state = Mutex<(isOver: Bool, waiting: [AsyncStream<Void>.Continuation])>((false, []))
  let end: AsyncStream<Void>.Continuation

  init() {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    self.end = end
    Task { [weak self] in
      for await _ in ends {}
      self?.open()
    }
  }

  func wait() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let isOver = state.withLock { state in
      state.waiting.append(continuation)
      return state.isOver
    }
    if isOver { continuation.finish() }
    for await _ in stream {}
  }

  private func open() {
    let waiting = state.withLock { state in
      state.isOver = true
      return state.waiting
    }
    for continuation in waiting { continuation.finish() }
  }
}
