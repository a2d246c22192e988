import AccountInfra
import AccountModel
import CatalogInfra
import CatalogModel
import Foundation
import Money
import MoviesInfra
import MoviesModel
import SillarData
import SillarModel
import TestServers
import Testing

@testable import BackendInfra

/// The saved data of apps after the service is restored from a backup.
struct AppRestoreTests {
  private struct App {
    let name: String
    /// Makes the change that the service loses in the restore.
    let write: () async throws -> Void
    /// Returns true if the app shows that change.
    let isShown: () async throws -> Bool
    /// Returns true if another request of the app gets a live response.
    let asksElse: () async throws -> Bool
  }

  /// Retries without a wait; longer delays, such as timeouts, never end.
  private let clock = ScriptedClock { if $0 > .seconds(3) { try await hang() } }

  @Test(.timeLimit(.minutes(2)), arguments: [true, false])
  func `what the service has lost is shown no more once it answers, if it names its history`(
    namesPositions: Bool
  ) async throws {
    try await withFolder { folder in
      let (data, backup) = (folder.appending(path: "data"), folder.appending(path: "backup"))
      let backend = RestorableBackend(namesPositions: namesPositions)
      try await backend.start(in: data)
      try await withServer(backend, logger: quiet) { port in
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/api"))
        let own = folder.appending(path: "apps")
        let access = try await access(to: TestServer(port: port))
        let shop = try CatalogInfraFactory(service: service("market", url, own), access: access)
          .actions(for: "ana", language: "en")
        let apps = [
          catalog(shop), try account(url, own, access), try movies(url, own, data: data),
        ]
        for app in apps { #expect(try await app.asksElse(), "\(app.name)") }
        backend.stop()
        try FileManager.default.copyItem(at: data, to: backup)

        try await backend.start(in: data)
        for app in apps {
          try await app.write()
          #expect(try await app.isShown(), "\(app.name)")
        }
        backend.stop()
        for app in apps { #expect(try await app.isShown(), "\(app.name)") }

        try await backend.start(in: backup)
        for app in apps { #expect(try await app.asksElse(), "\(app.name)") }
        backend.stop()
        for app in apps {
          #expect(try await app.isShown() != namesPositions, "\(app.name)")
        }

        try await backend.start(in: backup)
        for app in apps { #expect(try await !app.isShown(), "\(app.name)") }
        // The basket still has its lines, and can be checked out as if it had never been ordered.
        #expect(try await shop.followCheckout.execute() == .none)
        guard case .placed = try await shop.checkOut.execute() else {
          Issue.record("the basket could not be ordered again")
          return
        }
      }
    }
  }

  private func catalog(_ shop: CatalogActions) -> App {
    App(name: "Catalog") {
      let pot = try await shop.products.product("moka-pot").last().value
      _ = try await shop.baskets.update { try $0.add(pot) }
      _ = try await shop.checkOut.execute()
    } isShown: {
      do {
        return try await !shop.orders.page(after: nil).last().value.items.isEmpty
      } catch is Problem {
        return false
      }
    } asksElse: {
      try await shop.products.categories().last().savedAt == nil
    }
  }

  /// A guest whose account is in the backup.
  private func access(to server: TestServer) async throws -> AccountAccess {
    let nobody = Caller(server: server, base: Caller.accounts, token: nil)
    let guest: NewSessionAnswer = try await nobody.done(nobody.post("/guests"))
    return AccountAccess { _ in
      AccountAccess.Session(account: guest.account.id, token: guest.token)
    } refused: { _ in
    }
  }

  private func service(_ name: String, _ url: URL, _ folder: URL) -> RemoteService {
    RemoteService(
      at: url.appending(path: name), folder: folder, work: AppWork(), clock: clock, logger: quiet)
  }

  private func account(_ url: URL, _ folder: URL, _ access: AccountAccess) throws -> App {
    let wallet = try AccountInfraFactory(service: service("wallet", url, folder), access: access)
      .actions(for: "ana")
    let amount = Money(minorUnits: 1_23, .eur)
    return App(name: "Account") {
      _ = try await wallet.requests.ask(
        Remittance(person: Person(handle: "lucia", name: "Lucía Romero"), amount: amount))
    } isShown: {
      do {
        return try await wallet.source.requests().last().value.contains { $0.amount == amount }
      } catch is Problem {
        return false
      }
    } asksElse: {
      try await wallet.source.account().last().savedAt == nil
    }
  }

  private func movies(_ url: URL, _ folder: URL, data: URL) throws -> App {
    let movies = try MoviesInfraFactory(service: service("tmdb", url, folder))
      .source(in: "en", visitor: [])
    return App(name: "Movies") {
      let store = try await FilmStore(in: .test(data))
      let film = line(900_001, "Lost", #","popularity":99999"#)
      _ = try await store.importLines([film], in: folder)
    } isShown: {
      do {
        let list = try await movies.page(1, of: .popular).last().value
        return list.movies.contains { $0.title == "Lost" }
      } catch is Problem {
        return false
      }
    } asksElse: {
      try await movies.page(1, of: .topRated).last().savedAt == nil
    }
  }
}
