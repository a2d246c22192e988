import Foundation
import SillarData
import TestServers
import Testing

@testable import BackendInfra

/// The history of the store of each API.
struct StoresHistoryTests {
  /// An API with one read and one write for a customer.
  private struct API: Sendable {
    let name: String
    let history: String
    let read: String
    let write: @Sendable (Caller, URL) async throws -> Void

    static func posting(_ name: String, read: String, _ path: String, _ body: String) -> API {
      API(name: name, history: "\(name)/v1/history", read: "\(name)/v1/\(read)") { caller, _ in
        let answer = try await caller.post("/api/\(name)/v1/\(path)", body)
        #expect(answer.status == 201, "\(answer.text)")
      }
    }

    static let all = [
      posting("trivia", read: "topics", "games", #"{"topic":"oceans"}"#),
      posting("market", read: "products", "orders", .order("moka-pot")),
      posting("payments", read: "history", "cards", .card()),
      posting("wallet", read: "account", "requests", .request(of: "lucia", 100)),
      API(name: "movies", history: "tmdb/history", read: "tmdb/3/movie/popular") { _, folder in
        let store = try await FilmStore(in: .test(folder))
        _ = try await store.importLines([line(900_001, "Lost")], in: folder)
      },
    ]

    func position(_ caller: Caller) async throws -> StorePosition {
      let answer = try await caller.get("/api/\(read)")
      return try #require(answer.headers["sillar-store"].flatMap { StorePosition($0) }, "\(name)")
    }

    func timeline(_ caller: Caller) async throws -> StoreTimeline {
      let answer = try await caller.get("/api/\(history)")
      return try JSONDecoder().decode(StoreTimeline.self, from: answer.body)
    }
  }

  @Test(.timeLimit(.minutes(2)))
  func
    `a restart keeps the history of each store, and a restore ends it where the backup was made`()
    async throws
  {
    try await withFolder { folder in
      let (data, backup) = (folder.appending(path: "data"), folder.appending(path: "backup"))
      let backend = RestorableBackend()
      try await backend.start(in: data)
      try await withServer(backend, logger: quiet) { port in
        let caller = try await Caller.guest(of: TestServer(port: port))
        var kept: [StorePosition] = []
        for api in API.all {
          let first = try await api.position(caller)
          try await api.write(caller, data)
          let written = try await api.position(caller)
          #expect(written.number > first.number, "\(api.name)")
          kept.append(written)
        }
        kept = try await all(caller)
        backend.stop()
        try FileManager.default.copyItem(at: data, to: backup)

        try await backend.start(in: data)
        for (api, position) in zip(API.all, kept) {
          let timeline = try await api.timeline(caller)
          #expect(timeline.contains(position), "\(api.name)")
          #expect(timeline.epochs.last?.after == position.number, "\(api.name)")
          try await api.write(caller, data)
        }
        let lost = try await all(caller)
        backend.stop()

        try await backend.start(in: backup)
        for (api, (position, lost)) in zip(API.all, zip(kept, lost)) {
          try await api.write(caller, backup)
          let timeline = try await api.timeline(caller)
          #expect(timeline.store == lost.store, "\(api.name)")
          #expect(timeline.contains(position), "\(api.name)")
          #expect(!timeline.contains(lost), "\(api.name)")
        }
        #expect(Set(kept.map(\.store)).count == 3)
      }
    }
  }

  @Test func `a change of what is there already has a number too`() async throws {
    try await withCommerce { shop in
      let caller = try await shop.caller()
      let order = try await caller.order()
      let api = try #require(API.all.first { $0.name == "market" })
      let before = try await api.position(caller)
      #expect(try await caller.post("\(Caller.market)/orders/\(order.id)/cancel").status == 200)
      #expect(try await api.position(caller).number > before.number)
    }
  }

  private func all(_ caller: Caller) async throws -> [StorePosition] {
    var positions: [StorePosition] = []
    for api in API.all { positions.append(try await api.position(caller)) }
    return positions
  }
}
