import Foundation
import Sillar
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing

@testable import CatalogDelivery
@testable import PaymentsDelivery

/// What Market sells, as the company counts it.
@Suite(.timeLimit(.minutes(5))) struct SalesTests {
  /// What a customer does after an order is paid.
  enum WayHome: CaseIterable, Sendable {
    case tappedThrough, closedAtTheResult, closedAtTheReceipt, broughtBack, byALink, lostAnswer
  }

  @Test(arguments: WayHome.allCases)
  func `a paid order is one event, whatever the way home`(_ way: WayHome) async throws {
    let (events, loss) = (Seen<DomainEvent>(), AnswerLoss())
    let count: DomainEvents.Sink = { event, _ in events.add(event) }
    try await withBackend(losing: loss, sink: count) { api in
      try await withWindow(at: "/product/moka-pot", for: newcomer(reading: "en")) {
        try Brand.market.make(in: $0, clock: $1, api: api)
      } _: { host, words in
        try await Shopping(host: host, words: words).buy()
        try await host.see(words.text(PaymentsWords.methodTitle))
        if way == .byALink {
          let link = await host.location.path
          try await host.open("/")
          try await host.open(link)
        }
        try await host.tap(words.text(PaymentsWords.balance))
        let pay = words.text(PaymentsWords.payNow, ["amount": words.euros(29_90)])
        try await host.see("[\(pay)]")
        if way == .lostAnswer { loss.begin() }
        try await host.tap(pay)
        if way == .lostAnswer {
          try await host.see(words.text(PaymentsWords.checkingTitle))
          loss.end()
          // In steps shorter than a request's timeout, because responses do not wait for the test's clock.
          while await !host.text.contains(words.text(PaymentsWords.seeReceipt)) {
            try await host.advance(by: .milliseconds(250))
          }
        }
        try await host.see(words.text(PaymentsWords.paidTitle))
        switch way {
        case .closedAtTheResult: break
        case .broughtBack: try await host.reopened { try await goHome(in: $0, words) }
        case .closedAtTheReceipt: try await host.tap(words.text(PaymentsWords.seeReceipt))
        case .tappedThrough, .byALink, .lostAnswer: try await goHome(in: host, words)
        }
      }
      await events.waitForMore(than: 0, within: .seconds(60))
    }
    #expect(events.all.map(\.name) == ["order-paid"])
    #expect(events.all.first?.facts["shop"] == "market")
    #expect(events.all.first?.facts["amount"] == "2990")
  }

  private func goHome(in host: TestHost, _ words: Localization) async throws {
    try await host.tap(words.text(PaymentsWords.seeReceipt))
    try await host.tap(words.text(PaymentsWords.done))
    try await host.see(words.text(CatalogWords.paidTitle))
  }
}
