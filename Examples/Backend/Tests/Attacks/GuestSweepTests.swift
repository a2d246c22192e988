import Foundation
import SillarData
import Testing

@testable import BackendInfra

/// The end of what guests leave in the shop and in wallets. Nobody can use it when their session is over.
@Suite(.eachEngine) struct GuestSweepTests {
  /// The days after which a guest's wallet is gone: the session ended 30 days before at the latest.
  private static let days = 44.0
  private static let (looked, paid) = ("gst_00000000000L00KED", "gst_000000000000PA1D")

  /// The number of rows, with `where` as their condition.
  private func count(
    _ table: String, where condition: SQL = "1 = 1", _ commerce: CommerceServer
  ) async throws -> Int {
    try await commerce.store.database.read {
      try $0.value("SELECT count(*) FROM \(identifier: table) WHERE \(condition)") ?? -1
    }
  }

  private func people(_ name: String, _ caller: Caller) async throws -> [String] {
    let query = name.replacing(" ", with: "+")
    return try await caller.get("\(Caller.wallet)/people?q=\(query)")
      .decoded(ListAnswer<PersonAnswer>.self).items.map(\.handle)
  }

  @Test func `a guest who only looked is gone after 44 days, and the ledger keeps its postings`()
    async throws
  {
    try await withCommerce { commerce in
      let guest = try await commerce.caller(Self.looked)
      let me = try await guest.account()
      let card = try await guest.addCard("4000000000000002")
      _ = try await guest.pay(guest.order("pen").id, .byCard(card.id))
      _ = try await guest.transfer(to: "lucia", 1)
      _ = try await guest.request(of: "lucia", 1)
      let postings = try await count("posting", commerce)
      let before = try await Books(auditing: commerce.store).balances
      #expect(before["customer:\(Self.looked)"] == 250_00)
      // The session is used to its last day.
      commerce.time.advance(minutes: 13.9 * 24 * 60)
      #expect(try await commerce.caller(Self.looked).account().handle == me.handle)
      commerce.time.advance(minutes: (Self.days - 13.9) * 24 * 60 - 1)
      let ada = try await commerce.caller()
      #expect(try await people(me.name, ada) == [me.handle])
      let added = try await count("posting", commerce) - postings
      commerce.time.advance(minutes: 1)
      _ = try await ada.order("pen")
      for table in ["person", "card", "purchase", "payment", "request", "transfer"] {
        let owners: [String: SQL] = [
          "request": "asker = \(me.handle)", "transfer": "sender = \(me.handle)",
        ]
        let owner = owners[table, default: "customer = \(Self.looked)"]
        #expect(try await count(table, where: owner, commerce) == 0, "\(table)")
      }
      #expect(try await people(me.name, ada) == [])
      let sent = try await ada.post("\(Caller.wallet)/transfers", .transfer(to: me.handle, 1))
      try sent.expect(422, "unknown-person")
      // The ledger is as it was.
      #expect(try await count("posting", commerce) == postings + added)
      let after = try await Books(auditing: commerce.store).balances
      for (account, amount) in before where account.hasPrefix("customer:") {
        #expect(after[account] == amount, "\(account)")
      }
    }
  }

  @Test func `what a guest paid to somebody stays, and nobody finds the guest any more`()
    async throws
  {
    try await withCommerce { commerce in
      let (guest, ada) = try await (commerce.caller(Self.paid), commerce.caller())
      let (me, other) = (try await guest.account(), try await ada.account())
      let transfer = try await guest.transfer(to: other.handle, 10_00)
      _ = try await guest.pay(transfer.id)
      let bought = try await guest.buy("pot")
      let (mine, card) = (try await ada.order("pen"), try await ada.addCard())
      let payment = try await ada.pay(mine.id, .byCard(card.id))
      // Too late for the guest to see it.
      commerce.time.advance(minutes: 40 * 24 * 60)
      _ = try await commerce.caller().request(of: me.handle, 1)
      #expect(
        try await commerce.caller().get("\(Caller.wallet)/requests?limit=1")
          .decoded(ListAnswer<RequestAnswer>.self).items.map(\.state) == ["open"])
      commerce.time.advance(minutes: (Self.days - 40) * 24 * 60)
      let later = try await commerce.caller()
      _ = try await later.order("pen")
      #expect(
        try await later.get("\(Caller.wallet)/requests")
          .decoded(ListAnswer<RequestAnswer>.self).items.isEmpty)
      #expect(try await people(me.name, later) == [])
      for path in ["transfers", "requests"] {
        let body =
          path == "transfers"
          ? String.transfer(to: me.handle, 1) : .request(of: me.handle, 1)
        try await later.post("\(Caller.wallet)/\(path)", body).expect(422, "unknown-person")
      }
      // Everything of others is there, and of the guest all that is in the books.
      let activity = try await later.get("\(Caller.wallet)/activity")
        .decoded(ListAnswer<MovementAnswer>.self).items
      #expect(activity.contains { $0.title == me.name && $0.amount.amount == 10_00 })
      #expect(try await later.get("\(Caller.payments)/payments/\(payment.id)").status == 200)
      #expect(try await later.order(id: mine.id).state == "paid")
      #expect(try await later.methods(for: later.order("pot").id).cards.map(\.id) == [card.id])
      #expect(try await count("purchase", where: "state = 'paid'", commerce) == 2)
      #expect(try await count("payment", where: "id = \(bought.id)", commerce) == 1)
      #expect(try await count("transfer", where: "id = \(transfer.id)", commerce) == 1)
      let books = try await Books(auditing: commerce.store)
      #expect(books.balances["customer:\(Self.paid)"] == 250_00 - 10_00 - 29_90)
      // Another guest may get the same made-up name, with another handle.
      #expect(try await commerce.caller("gst_0000000000000NEW").account().handle != me.handle)
    }
  }

  @Test func `guests of two programs are swept by each, also after restarts, and members never`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let time = MovableTime()
      var handles: [String] = []
      for round in 0..<3 {
        try await withCommerce(in: folder, time: time) { one in
          try await withCommerce(in: folder, time: time) { two in
            for number in 0..<10 {
              let commerce = number.isMultiple(of: 2) ? one : two
              let guest = try await commerce.caller("gst_\(round)000000000000\(number)")
              handles.append(try await guest.account().handle)
            }
            let member = try await one.caller("ana").account()
            #expect(try await two.caller("ana").account().handle == member.handle)
            time.advance(minutes: 15 * 24 * 60)
            async let first = one.caller("ana").order("pen")
            async let second = two.caller("ben").order("pen")
            _ = try await (first, second)
            let guests: SQL = "customer LIKE 'gst_%'"
            // Guests of 15 and 30 days are kept; those of 45 days, of the first round, are gone.
            #expect(try await count("person", where: guests, one) == [10, 20, 20][round])
            #expect(try await count("person", where: "customer = 'ana'", two) == 1)
            _ = try await Books(auditing: two.store)
          }
        }
      }
      #expect(Set(handles).count == 30)
    }
  }
}
