import Chromium
import Foundation
import GRDB
import Programs
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// Each payment and transfer is made once, and the ledger adds up, although programs are killed at random moments.
  @Suite(.timeLimit(KillLoop.timeLimit)) struct MoneyKillLoopTests {
    @Test func `each order is paid once and each transfer made once, whichever program is killed`()
      async throws
    {
      var loop = KillLoop("money", seed: 11, rounds: 6)
      let errands = try MoneyErrands()
      try await withPrograms { backend, shop, bank, books in
        let buyer = try await person(at: shop)
        let sender = try await person(at: bank)
        let programs = [backend, shop, bank]
        var finished: Set<String> = []
        for round in 1...loop.rounds {
          let victim = Int.random(in: 0..<programs.count, using: &loop.chance)
          let moment = loop.moment(within: 1200)
          let product = MoneyErrands.products[round % MoneyErrands.products.count]
          async let killed: Void = programs[victim].crash(after: moment)
          let earlier = finished
          async let order = errands.buy(product, by: buyer, besides: earlier)
          async let transfer = errands.send("transfer \(round).", by: sender, besides: earlier)
          finished.formUnion(try await [order, transfer])
          try await killed
        }
        let ledger = try DatabaseQueue(reading: books).readTransaction(Ledger.init)
        ledger.check(after: loop)
      }
    }

    private func withPrograms(
      _ test: (
        _ backend: KillableProgram, _ market: KillableProgram, _ wallet: KillableProgram,
        _ books: URL
      ) async throws -> Void
    ) async throws {
      try await withFolderOnDisk { folder in
        let books = folder.appending(path: "backend")
        try SeededBackend.copy(to: books)
        let backend = try await KillableProgram("backend", ["--demo", "--data-dir", books.path])
        defer { backend.terminate() }
        func start(_ app: String) async throws -> KillableProgram {
          try await KillableProgram(
            app,
            [
              "--data-dir", folder.appending(path: app).path,
              "--api-url", "http://127.0.0.1:\(backend.port)/api", "--sign-in-guests", "true",
              "--session-expires-after", "none",
            ])
        }
        let market = try await start("market")
        defer { market.terminate() }
        let wallet = try await start("wallet")
        defer { wallet.terminate() }
        try await test(backend, market, wallet, books.appending(path: "commerce.sqlite"))
      }
    }

    private func person(at program: KillableProgram) async throws -> Persistent {
      let port = program.port
      return Persistent(page: try await newPage()) { "http://127.0.0.1:\(port)\($0)" }
    }
  }
}
