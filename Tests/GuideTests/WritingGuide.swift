import Foundation
import Observation
import Sillar
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import Testing

struct RenameList: OutboxCommand {
  static let kind = "rename-list"
  static let version = 1
  let list: String
  let name: String
  var subject: String { "list/\(list)" }
}

struct ListNames: Sendable {
  let database: any SQLDatabase
  let outbox: Outbox

  /// - Parameter send: Sends a command under a key; the service does each key once.
  init(
    _ service: RemoteService,
    send: @escaping @Sendable (RenameList, _ key: String) async throws -> Void
  ) throws {
    var migrations = Migrations()
    Outbox.registerMigration(in: &migrations)
    migrations.add("names") { database in
      try database.script("CREATE TABLE name (list TEXT PRIMARY KEY, name TEXT NOT NULL)")
    }
    database = try LocalDatabase(inMemory: "lists", migrations: migrations) {
      StorageFailed(reason: $0)
    }
    let handler = OutboxHandler(for: RenameList.self) { rename, delivery in
      try await send(rename, delivery.key)
    } undo: { rename, database in
      try database.execute("DELETE FROM name WHERE list = \(rename.list)")
    }
    outbox = service.outbox(in: database, handlers: [handler])
  }

  func rename(_ list: String, to name: String, owner: String) async throws {
    try await outbox.enqueue(RenameList(list: list, name: name), owner: owner) { database in
      try database.execute(
        """
        INSERT INTO name (list, name) VALUES (\(list), \(name))
        ON CONFLICT (list) DO UPDATE SET name = excluded.name
        """)
    }
  }

  /// The name, and what waits: both from one transaction.
  func name(of list: String, owner: String) async throws -> ListName {
    try await database.read { database in
      let name: String? = try database.first("SELECT name FROM name WHERE list = \(list)") {
        try $0["name"]
      }
      let waiting = try outbox.entries(of: owner, on: "list/\(list)", in: database)
      return ListName(name: name ?? "", isWaiting: !waiting.isEmpty)
    }
  }
}

struct ListName: Equatable, Sendable {
  var name = ""
  var isWaiting = false
}

enum ListNameEvent: Equatable, Sendable { case renamed(String) }

@Observable final class ListNamePresenter: Presenter {
  private(set) var state = ListName()
  private let names: ListNames
  private let owner: String

  init(_ names: ListNames, owner: String) { (self.names, self.owner) = (names, owner) }

  func run() async {
    for await _ in names.outbox.changes(of: owner, on: "list/1") {
      if let name = try? await names.name(of: "1", owner: owner) { state = name }
    }
  }

  func handle(_ event: ListNameEvent) async {
    switch event {
    case .renamed(let name): try? await names.rename("1", to: name, owner: owner)
    }
  }
}

struct ListNameView: View {
  func body(_ state: ListName) -> [Node<ListNameEvent>] {
    Text(state.name.isEmpty ? "No name" : state.name, .title)
    if state.isWaiting { Badge("Not sent yet", .warning) }
    Button("Call it Tea", send: .renamed("Tea"))
  }
}

struct NewOrder: Codable { let product: String }

func order(
  _ product: String, _ writes: KeyedWrites, send: (_ key: String) async throws -> Int
) async throws -> Int {
  try await writes.send(NewOrder(product: product), as: "order", perform: send)
}

struct WritingGuide {
  @Test func `a name is shown at once, and sent when the service is back`() async throws {
    let clock = TestClock()
    let isUp = Atomic(false)
    let sent = Mutex<[String]>([])
    let service = RemoteService(
      at: try #require(URL(string: "http://lists.example")), folder: .temporaryDirectory,
      work: AppWork(), clock: clock)
    let names = try ListNames(service) { rename, _ in
      guard isUp.load(ordering: .relaxed) else { throw APIError.offline("no line") }
      sent.withLock { $0.append(rename.name) }
    }
    let app = try ScreenApp(clock: clock, work: service.work) { context in
      let presenter = ListNamePresenter(names, owner: context.visitor.id)
      return Screen("list", view: ListNameView(), presenter: presenter)
    }
    try await TestHost.open(app, clock: clock) { app in
      try await app.tap("Call it Tea")
      try await app.see("# Tea")
      try await app.see("‹Not sent yet›")
      isUp.store(true, ordering: .relaxed)
      try await app.advance(by: .seconds(30))
      try await app.dontSee("‹Not sent yet›")
    }
    #expect(sent.withLock { $0 } == ["Tea"])
  }

  @Test func `an order whose answer was lost is sent under the same key`() async throws {
    var migrations = Migrations()
    KeyedWrites.registerMigration(in: &migrations)
    let database = try LocalDatabase(inMemory: "orders", migrations: migrations) {
      StorageFailed(reason: $0)
    }
    let writes = KeyedWrites(database: database, owner: "ada")
    var keys: [String] = []
    await #expect(throws: APIError.self) {
      _ = try await order("moka-pot", writes) { key in
        keys.append(key)
        throw APIError.timedOut(.seconds(5))
      }
    }
    let number = try await order("moka-pot", writes) { key in
      keys.append(key)
      return 1
    }
    #expect(number == 1)
    #expect(keys.count == 2 && Set(keys).count == 1)
  }
}
