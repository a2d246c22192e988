import Foundation
import NIOHTTP1
import Scripted
import Sillar
import SillarModel
import Synchronization
import TestServers
import Testing

@testable import SillarWeb

/// Clients take turns to have their pages made.
@Suite(.timeLimit(.minutes(1))) struct PageTurnsTests {
  /// An app that tells from which address each of its windows is opened.
  private struct Turns: Sendable {
    let opened = Seen<String>()
    let budget = Mutexed<ClientBudget?>(nil)
    let host: WebHost

    init() throws {
      let flavor = try Flavor(
        name: "Turns", configuration: Configuration(flavor: "Turns", providers: []))
      let (opened, budget) = (opened, budget)
      let app = ScriptedApp(flavor) { visitor, path, navigator in
        guard path == "/" else { return false }
        opened.add(visitor.address ?? "")
        budget.change { $0 = Asking.current?.budget }
        navigator.replaceAll(with: [WebFlavor.plain()])
        return true
      }
      var settings = WebHost.Settings()
      settings.trustedProxies = [AddressRange("127.0.0.1")].compactMap { $0 }
      host = WebHost(app: app, settings: settings, logger: .silent)
    }
  }

  @Test func `many pages of one address do not delay the page of another`() async throws {
    let turns = try Turns()
    try await HostServer.run(turns.host) { server in
      func page(from address: String) async throws -> Int {
        try await server.browser().get("/", headers: ["x-forwarded-for": address]).status
      }
      #expect(try await page(from: "198.51.100.9") == 200)
      let openings = try #require(turns.budget.value).openings
      let gate = Gate()
      try await withThrowingTaskGroup(of: Int.self) { group in
        // Somebody has all places and waits for one more; then come the flood and, last, a person.
        for _ in 0...max(2, ProcessInfo.processInfo.activeProcessorCount) {
          group.addTask {
            try await openings.run(for: .account("somebody")) { await gate.pass() }
            return 200
          }
        }
        #expect(try await eventually { openings.waiting == 1 })
        // The test's client has 8 connections.
        for _ in 0..<7 { group.addTask { try await page(from: "198.51.100.1") } }
        #expect(try await eventually { openings.waiting == 8 })
        group.addTask { try await page(from: "198.51.100.2") }
        #expect(try await eventually { openings.waiting == 9 })
        gate.open()
        for try await status in group { #expect(status == 200) }
      }
      let order = turns.opened.all.dropFirst()
      #expect(order.count == 8)
      // The one who came last would be the last. The threads of two loops may overtake each other.
      #expect(order.prefix(6).contains("198.51.100.2"), "\(order)")
    }
  }
}
