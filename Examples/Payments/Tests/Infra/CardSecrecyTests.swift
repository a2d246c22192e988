import Foundation
import Kit
import PaymentsInfra
import PaymentsModel
import PaymentsTesting
import SillarModel
import TestServers
import Testing

/// A card's number is sent to the service once, and nowhere else.
struct CardSecrecyTests {
  @Test func `a card that is registered and paid with leaves no trace of its number`() async throws
  {
    try await World.with { world in
      let actions = try world.restarted()
      let card = try await actions.cards.register(try NewCard.typed(), key: "k1")
      #expect(card.lastFour == "4242")
      world.fake.server.lose(.lostAfter)
      let begun = try await actions.attempts.begin(
        "ord_1", with: .card(card.id, instalments: 1))
      _ = try await actions.paymentService.send(begun.attempt)

      let sent = try #require(world.fake.server.calls.first)
      #expect(sent.key == "k1")
      #expect(
        sent.object == [
          "number": "4242424242424242", "expiry": "2028-04", "security_code": "917",
          "holder": "Ada Lovelace", "keep": false,
        ])
      for call in world.fake.server.calls.dropFirst() { #expect(!call.text.contains("42424")) }

      let lines = world.place.log.joined(separator: "\n")
      #expect(lines.contains("/api/payments/v1/cards"))
      #expect(!lines.contains("42424") && !lines.contains("Lovelace"))
      // As a word: the lines say how many nanoseconds a request took.
      #expect(!lines.contains(/\b917\b/))

      // All files of SQLite, which contain the attempt.
      let bytes = try world.place.storedBytes()
      #expect(bytes.range(of: Data(begun.attempt.key.rawValue.utf8)) != nil)
      #expect(bytes.range(of: Data("card_new1".utf8)) != nil)
      #expect(bytes.range(of: Data("42424".utf8)) == nil)
      #expect(bytes.range(of: Data("Lovelace".utf8)) == nil)
    }
  }

  @Test func `a card that the service does not take is said to be so, without its number`()
    async throws
  {
    try await World.with { world in
      let actions = try world.restarted()
      world.fake.memory.failNext("card *", .before(.cardRefused))
      let card = try NewCard.typed("4000000000000069")
      await #expect(throws: PaymentsError.cardRefused) {
        try await actions.cards.register(card, key: "k1")
      }
      #expect(!world.place.log.joined().contains("40000"))
    }
  }

  @Test func `a service that is away is said to be so`() async throws {
    let nobody = try await refusingURL().appending(path: "payments")
    try await World.with { world in
      let actions = try world.restarted(at: nobody)
      let card = try NewCard.typed()
      await #expect(throws: PaymentsError.failed(.offline)) {
        try await actions.cards.register(card, key: "k1")
      }
      #expect(!world.place.log.joined().contains("42424"))
    }
  }
}
