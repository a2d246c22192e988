import BackendModel
import Foundation
import Hummingbird
import Logging
import Programs
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing

@testable import BackendDelivery
@testable import BackendInfra

/// Requests, quotes, photos and chats on a real socket, with a store on disk and a clock that the test controls.
/// Ana and Ben are homeowners; Carla, Diego and Elena are professionals.
struct QuotesServer: Sendable {
  static let password = "casa-2026"

  let server: TestServer
  let store: QuotesStore
  let accounts: AccountStore
  let live: LiveStore
  let folder: URL
  let time: MovableTime
  /// The clock of the event streams.
  let clock: TestClock
  /// Ends the event streams, like a shutdown of the server.
  let shutdown: Gate
  /// The photos that wait for their check.
  let arrived: FairQueue<Member.ID>

  /// Returns a client with this token, or without one.
  func caller(token: String?) -> Caller { Caller(server: server, token: token) }

  /// Returns a client with a new session of a member.
  func caller(_ name: String) async throws -> Caller {
    caller(token: try await token(of: name))
  }

  func token(of name: String) async throws -> String {
    let member = try await store.read { [id = try #require(Member.ID(name))] in try $0.member(id) }
    let key = try #require(IdempotencyKey(.newID))
    return try await accounts.signIn(UserAccount(member), key: key).token.rawValue
  }

  /// Returns the number of stored sessions, ended ones too.
  func sessionCount() async throws -> Int? {
    try await accounts.database.read { try $0.value("SELECT count(*) FROM session") }
  }

  /// Inserts the row of a photo, without its file.
  func photo(of owner: String) async throws -> String {
    let id = String.newID
    try await store.database.write { [now = time.now] database in
      try database.execute(
        """
        INSERT INTO photo (id, owner, format, width, height, bytes, digest, created, file)
        VALUES (\(id), \(owner), 'png', 1, 1, 68, '', \(now), \(id))
        """)
    }
    return id
  }

  /// Inserts a request by a homeowner, to which these professionals have applied.
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
    try await store.change { records in
      try records.insert(request)
      for application in applications { try records.insert(application, to: request.id) }
    }
    return request.id
  }

  /// Returns the stored events of a member, oldest first.
  func events(of member: String) async throws -> [String] {
    try await store.database.read { database in
      try database.values(
        "SELECT name || ' ' || data FROM event WHERE person = \(member) ORDER BY number")
    }
  }

  /// Returns the event id that clients send for a place in the stream.
  func place(_ number: Int64) async throws -> String {
    let position = try await store.position()
    return EventStart(place: number, epoch: position.epoch, isReset: false).id(of: number)
  }

  /// The stored files, by the ids of their photos. A file without a photo has its own name.
  func files() async throws -> [String] {
    let unfinished = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("upload") }
    let photos = folder.appending(path: "photos").path
    let inFolder =
      try TestedEngine.address == nil
      ? FileManager.default.subpathsOfDirectory(atPath: photos).filter { $0 != ".incoming" } : []
    return try await store.database.read { database in
      let files = try inFolder + database.values("SELECT name FROM storedFile")
      return try unfinished
        + files.map { try database.value("SELECT id FROM photo WHERE file = \($0)") ?? $0 }
    }
  }

  /// Stores files without noting them, as photos of an earlier version are.
  func store(_ bytes: Data, as files: [String]) async throws {
    let place = try BackendStorage.test(folder).files("photos", of: store.database, limit: 1 << 20)
    for file in files { try await place.put(bytes, as: file) }
  }
}

/// A gate that opens once for all waiting tasks, and counts the tasks that no longer wait.
final class Gate: Sendable {
  private let waiting = Mutex<[AsyncStream<Void>.Continuation]>([])
  private let left = Mutex(0)

  /// The number of tasks that no longer wait.
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

/// Serves requests, quotes, photos and chats, with accounts and no other content.
func withQuotes(_ body: (QuotesServer) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in
    // In a subfolder, so that a test notices files that are written outside of it.
    let data = folder.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try await withQuotes(in: data, body)
  }
}

/// Serves requests, quotes, photos and chats from a folder, which may have an earlier store.
func withQuotes(
  in folder: URL, content: QuotesContent? = nil, time: MovableTime = MovableTime(),
  logger: Logger = quiet, passwords: (any Passwords)? = nil, queue: SignInQueue? = nil,
  files: (any PhotoFiles) -> any PhotoFiles = { $0 },
  _ body: (QuotesServer) async throws -> Void
) async throws {
  let (hashing, clock, shutdown) = (ScryptPasswords(rounds: 2), TestClock(), Gate())
  var content = try content ?? .accounts()
  content.password = try hashing.hash(QuotesServer.password)
  let store = try await QuotesStore(
    in: .test(folder), content: content, now: { time.now },
    logger: logger)
  let live = LiveStore(store)
  let accounts = try await AccountStore(
    in: .test(folder), guestsPerHour: 3, guestsPerClient: 2,
    now: { time.now })
  let router = Router()
  AccountsAPI(
    accounts: accounts, members: store, passwords: passwords ?? hashing,
    queue: queue ?? SignInQueue(clock: clock), offersGuests: true,
    clock: clock, shutdown: { await shutdown.wait() }
  ).addRoutes(to: router, prefix: "/api", paying: Unlimited())
  QuotesAPI(quotes: store, accounts: accounts).addRoutes(
    to: router, prefix: "/api", paying: Unlimited())
  let photos = files(try StoredPhotoFiles(in: .test(folder), of: live))
  let liveAPI = QuotesLiveAPI(
    quotes: store, accounts: accounts, live: live, events: live, photos: photos, clock: clock,
    shutdown: { await shutdown.wait() })
  liveAPI.addRoutes(to: router, prefix: "/api", paying: Unlimited())
  try await withServer(router, logger: logger) { server in
    try await body(
      QuotesServer(
        server: server, store: store, accounts: accounts, live: live, folder: folder, time: time,
        clock: clock, shutdown: shutdown, arrived: liveAPI.arrived))
    // Otherwise the server waits for streams that a test left open.
    shutdown.open()
  }
}

extension QuotesContent {
  /// The bundled accounts, with additional plumbers, and no other content.
  static func accounts(more professionals: Int = 0) throws -> QuotesContent {
    let extras = (0..<professionals).map { number in
      AccountEntry(
        id: "pro-\(number)", name: "Pro \(number)", role: Known(.professional), city: "Madrid",
        kinds: [Known(.plumbing)])
    }
    return QuotesContent(accounts: try bundled.accounts + extras)
  }
}
