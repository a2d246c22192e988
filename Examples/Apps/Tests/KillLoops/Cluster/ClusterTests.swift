import Chromium
import Foundation
import Programs
import SillarPostgreSQL
import SillarSQL
import Testing

@testable import BackendInfra
@testable import BrowserSupport

extension InBrowser {
  /// All apps in two processes behind a balancer, as people use them while processes, connections and the database end.
  @Suite(.timeLimit(KillLoop.timeLimit)) struct ClusterTests {
    /// What ends in a round, with what brings it back.
    private static let events = [
      ["kill 1", "start 1"], ["kill 2", "start 2"], ["restart haproxy"], ["terminate postgresql"],
      ["crash postgresql"],
    ]

    @Test func `twenty windows go on with what was typed, whichever process is killed or replaced`()
      async throws
    {
      var loop = KillLoop("windows", seed: 3, rounds: 2)
      try await withCluster { cluster in
        let windows = try await TwentyWindows.open(at: cluster)
        try await windows.goOn("at first")
        for round in 1...loop.rounds {
          let event = Bool.random(using: &loop.chance) ? "kill" : "stop"
          let process = Int.random(in: 1...2, using: &loop.chance)
          // Or the other process ends before anybody has done anything.
          let isUsed = Bool.random(using: &loop.chance)
          try await cluster.run("\(event) \(process)")
          if isUsed { try await windows.goOn("\(round) after \(event) \(process)") }
          try await cluster.run("start \(process)")
        }
        try await windows.goOn("at the end")
      }
    }

    @Test
    func `without PostgreSQL windows go on with what they have, and none is lost once it is back`()
      async throws
    {
      try await withCluster { cluster in
        let windows = try await TwentyWindows.open(at: cluster)
        try await windows.goOn("at first")
        try await cluster.run("stop postgresql")
        try await windows.goOn("without PostgreSQL")
        // The time of a server that is started anew; no clock of a program can be moved.
        try await Task.sleep(for: .seconds(60))
        try await windows.goOn("still without PostgreSQL")
        try await cluster.run("start postgresql")
        try await windows.goOn("with PostgreSQL again")
        try await cluster.run("kill 1")
        try await windows.goOn("after kill 1")
      }
    }

    @Test func `a message written at one process is read at the other`() async throws {
      try await withCluster { cluster in
        let talk = try await talk(at: cluster, processes: (1, 2))
        try await talk.check(
          stored: await cluster.messages(),
          after: KillLoop("chat of two processes", seed: 1, rounds: 1))
      }
    }

    @Test func `a payment begun at one process is confirmed at the other, once`() async throws {
      let words = try AppWords("Market", ["Catalog", "Payments", "SignIn"], in: "en")
      try await withCluster { cluster in
        let page = try await newPage()
        try await page.openLive(cluster.url("/market/product/moka-pot", at: 1))
        try await page.click(.text(words("Catalog.addToBasket")))
        try await page.click(.text(words("Catalog.toBasket")))
        try await page.click(.text(words("Catalog.checkOut")))
        try await page.continueAsGuest()
        try await page.waitFor(words("Payments.methodTitle"))
        try await page.click(.text(words("Payments.balance")))
        try await page.waitFor(words("Payments.confirmationTitle"))
        // The same window, as the balancer would lead to it after the end of the first.
        let address = try await page.evaluate(
          "location.pathname + '?w=' + document.body.dataset.window")
        try await page.openLive(cluster.url(try #require(address.string), at: 2))
        try await page.waitFor(words("Payments.confirmationTitle"))
        try await page.click(.text(words("Payments.payNow")))
        try await page.waitFor(words("Payments.paidTitle"))
        let ledger = try await cluster.ledger()
        #expect(ledger.faults == [])
        #expect(ledger.paidOrders == 1 && ledger.unpaidOrders == 0)
      }
    }

    @Test func `each message, order and transfer is there once, whatever of the cluster is killed`()
      async throws
    {
      var loop = KillLoop("cluster", seed: 34, rounds: 3)
      let errands = try MoneyErrands()
      try await withCluster { cluster in
        var talk = try await talk(at: cluster, processes: (0, 0))
        let buyer = Persistent(page: try await newPage(), base: "/market") { cluster.url($0) }
        let sender = Persistent(page: try await newPage(), base: "/wallet") { cluster.url($0) }
        var finished: Set<String> = []
        for round in 1...loop.rounds {
          let event = Self.events.randomElement(using: &loop.chance) ?? []
          let moment = loop.moment(within: 1200)
          let product = MoneyErrands.products[round % MoneyErrands.products.count]
          async let happened: Void = cluster.run(event, after: moment)
          let earlier = finished
          async let order = errands.buy(product, by: buyer, besides: earlier)
          async let transfer = errands.send("transfer \(round).", by: sender, besides: earlier)
          try await talk.write(round)
          finished.formUnion(try await [order, transfer])
          try await happened
          try await talk.look()
        }
        try await talk.check(stored: await cluster.messages(), after: loop)
        try await cluster.ledger().check(after: loop)
      }
    }

    // MARK: -

    private func withCluster(
      _ test: (_ cluster: ShowcaseCluster) async throws -> Void
    ) async throws {
      try await withFolderOnDisk { folder in
        let cluster = try await ShowcaseCluster.start(in: folder)
        do {
          try await test(cluster)
        } catch {
          await cluster.end()
          throw error
        }
        await cluster.end()
      }
    }

    /// - Parameter processes: Those at which Ana and Carla are; 0 for where the balancer leads them.
    private func talk(
      at cluster: ShowcaseCluster, processes: (ana: Int, carla: Int)
    ) async throws -> Talk {
      let words = try AppWords("Homeowner", ["Chat", "SignIn"], in: "en")
      func writer(_ name: String, _ app: String, at process: Int) async throws -> ChatWriter {
        let page = try await newPage()
        try await page.openLive(cluster.url("/\(app)\(Talk.path)", at: process))
        return try await ChatWriter(name, on: page, words: words)
      }
      return try await Talk(
        between: writer("Ana Ruiz", "homeowner", at: processes.ana),
        and: writer("Carla Núñez", "pro", at: processes.carla))
    }
  }
}

extension ShowcaseCluster {
  fileprivate func messages() async throws -> [String] {
    try await backend("quotes", QuotesSchema.migrations).read(Talk.stored)
  }

  fileprivate func ledger() async throws -> Ledger {
    try await backend("commerce", CommerceSchema.migrations).read { try Ledger(in: $0) }
  }

  /// A database of the backend.
  private func backend(
    _ name: String, _ migrations: Migrations
  ) throws -> any SQLDatabase {
    try PostgreSQLDatabase("backend/\(name)", at: database, migrations: migrations) {
      StoreError(path: name, reason: $0)
    }
  }

  fileprivate func run(_ commands: [String], after time: Duration) async throws {
    try await Task.sleep(for: time)
    for command in commands { try await run(command) }
  }
}
