import BackendDelivery
import BackendModel
import Foundation
import Hummingbird
import Synchronization
import Testing

@testable import BackendInfra

/// Photos and chats on a real socket, from a store on disk, at a time that the test moves. Ana and Ben
/// have work to be done; Carla, Diego and Elena do it.
struct LiveServer: Sendable {
  let server: TestServer
  let quotes: QuotesStore
  let live: LiveStore
  let folder: URL
  let time: MovableTime
  let clock: HeldClock
  /// What ends the streams, as the end of a server does.
  let shutdown: Gate

  /// Someone who has just signed in.
  func caller(_ name: String) async throws -> LiveCaller {
    let id = try #require(Member.ID(name))
    let session = Session(member: id, created: time.now)
    try await quotes.change { try $0.insert(session) }
    return LiveCaller(
      server: server, session: session, token: quotes.token(of: session.id))
  }

  /// A request by Ana, or whoever else, to which these have applied.
  @discardableResult
  func request(
    by homeowner: String = "ana", appliedTo professionals: [String] = [],
    state: WorkRequest.State = .open, photos: [PhotoID] = []
  ) async throws -> WorkRequest.ID {
    let request = WorkRequest(
      id: try #require(WorkRequest.ID(.newID)), homeowner: try #require(Member.ID(homeowner)),
      details: try WorkDetails(
        kind: .plumbing, title: "A tap drips", description: "Day and night.",
        place: Place(city: "Madrid", postcode: "28001"), when: .flexible),
      state: state, created: time.now, photos: photos)
    let applications = try professionals.map { name in
      Application(professional: try #require(Member.ID(name)), applied: time.now)
    }
    try await quotes.change { records in
      try records.insert(request)
      for application in applications { try records.insert(application, to: request.id) }
    }
    return request.id
  }

  /// How clients name a place in the stream.
  func place(_ number: Int64) async throws -> String {
    let position = try await quotes.position()
    return EventStart(place: number, epoch: position.epoch, isReset: false).id(of: number)
  }

  /// The names of the files of photos, those on their way in with their folder.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: "photos").path)
      .filter { $0 != "incoming" }
  }
}

/// Opens once, for all who wait, and says how many were let go without it.
final class Gate: Sendable {
  private let waiting = Mutex<[AsyncStream<Void>.Continuation]>([])
  private let left = Mutex(0)

  /// How many do not wait any more.
  var leftCount: Int { left.withLock { $0 } }
  var waitingCount: Int { waiting.withLock { $0.count } - leftCount }

  func wait() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    waiting.withLock { $0.append(continuation) }
    for await _ in stream {}
    left.withLock { $0 += 1 }
  }

  func open() {
    for continuation in waiting.withLock({ $0 }) { continuation.finish() }
  }
}

func withLive(_ body: (LiveServer) async throws -> Void) async throws {
  try await withTemporaryFolder { outside in
    let folder = outside.appending(path: "data")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (time, clock, shutdown) = (MovableTime(), HeldClock(), Gate())
    let quotes = try await QuotesStore(
      at: folder.appending(path: "quotes.sqlite"),
      content: QuotesContent(accounts: try QuotesContent.bundled.accounts), now: { time.now })
    let live = try await LiveStore(quotes)
    let router = Router()
    QuotesAPI(quotes: quotes, passwords: ScryptPasswords(rounds: 2))
      .addRoutes(to: router, prefix: "/api")
    QuotesLiveAPI(
      quotes: quotes, live: live, events: live,
      photos: try PhotoFolder(at: folder.appending(path: "photos")), clock: clock,
      shutdown: { await shutdown.wait() }
    ).addRoutes(to: router, prefix: "/api")
    try await withServer(router) { server in
      try await body(
        LiveServer(
          server: server, quotes: quotes, live: live, folder: folder, time: time, clock: clock,
          shutdown: shutdown))
      // Otherwise the server would wait for streams that a test left open.
      shutdown.open()
    }
    try quotes.close()
  }
}

extension String {
  /// A new id, as clients make them.
  static var newID: String { UUID().uuidString.lowercased() }
}
