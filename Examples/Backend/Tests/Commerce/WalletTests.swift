import Foundation
import Testing

@testable import BackendInfra

/// Accounts, and money between people.
@Suite(.eachEngine) struct WalletTests {
  private func activity(_ caller: Caller, _ query: String = "") async throws
    -> ListAnswer<MovementAnswer>
  {
    try await caller.get("\(Caller.wallet)/activity\(query)")
      .decoded(ListAnswer<MovementAnswer>.self)
  }

  private func requests(_ caller: Caller) async throws -> [RequestAnswer] {
    try await caller.get("\(Caller.wallet)/requests").decoded(ListAnswer<RequestAnswer>.self).items
  }

  @Test func `whoever comes for the first time has a name, money and something to look at`()
    async throws
  {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let account = try await ada.account()
      #expect(account.balance == MoneyAnswer(amount: 250_00, currency: "EUR"))
      #expect(account.pendingRequests == 2)
      #expect(account.handle.wholeMatch(of: /[a-z]+-[a-z]+-[0-9]+/) != nil)
      #expect(account.handle.hasPrefix(account.name.lowercased().replacing(" ", with: "-")))
      #expect(try await ada.account() == account)
      let movements = try await activity(ada).items
      #expect(movements.count >= 3 && movements.last?.kind == "grant")
      #expect(movements.map(\.date) == movements.map(\.date).sorted(by: >))
      _ = try await Books(auditing: commerce.store)
    }
  }

  @Test func `the name follows from the id, and no two have one handle`() async throws {
    var handles: [[String]] = []
    for count in [150, 10] {
      try await withCommerce { commerce in
        var found: [String] = []
        for number in 0..<count {
          found.append(try await commerce.caller("visitor-\(number)").account().handle)
        }
        handles.append(found)
        _ = try await Books(auditing: commerce.store)
      }
    }
    #expect(handles[0].starts(with: handles[1]))
    #expect(Set(handles[0]).count == 150)
  }

  @Test func `many calls at once of a newcomer open one account`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let accounts = try await withThrowingTaskGroup(of: AccountAnswer.self) { group in
        for _ in 0..<20 { group.addTask { try await ada.account() } }
        return try await group.reduce(into: [AccountAnswer]()) { $0.append($1) }
      }
      #expect(Set(accounts.map(\.handle)).count == 1)
      #expect(Set(accounts.map(\.balance.amount)) == [250_00])
    }
  }

  @Test func `people are found by the beginning of a name or handle, but not oneself`() async throws
  {
    try await withCommerce { commerce in
      let (ada, bob) = try await (commerce.caller("ada"), commerce.caller("bob"))
      let (me, other) = (try await ada.account(), try await bob.account())
      func people(_ query: String) async throws -> [String] {
        try await ada.get("\(Caller.wallet)/people\(query)")
          .decoded(ListAnswer<PersonAnswer>.self).items.map(\.handle)
      }
      #expect(try await people("?q=LUC%C3%8D") == ["lucia"])
      #expect(try await people("?q=\(other.handle)") == [other.handle])
      #expect(try await people("?q=\(me.handle)") == [])
      let all = try await people("")
      #expect(all.count >= 9 && all.last == other.handle && !all.contains(me.handle))
      for number in 0..<15 { _ = try await commerce.caller("more-\(number)").account() }
      #expect(try await people("").count == 20)
    }
  }

  @Test func `a transfer moves when it is paid, and both see it`() async throws {
    try await withCommerce { commerce in
      let (ada, bob) = try await (commerce.caller("ada"), commerce.caller("bob"))
      let (me, other) = (try await ada.account(), try await bob.account())
      let transfer = try await ada.transfer(to: other.handle, 40_00)
      #expect(transfer.state == "open" && transfer.to.name == other.name)
      #expect(try await ada.balance() == 250_00)
      let payment = try await ada.pay(transfer.id)
      #expect(payment.payee == other.name && payment.title == "To \(other.name)")
      #expect(try await ada.balance() == 210_00)
      #expect(try await bob.balance() == 290_00)
      let paid = try await ada.get("\(Caller.wallet)/transfers/\(transfer.id)")
        .decoded(TransferAnswer.self)
      #expect(paid.state == "paid")
      let out = try #require(try await activity(ada, "?limit=1").items.first)
      #expect(out.kind == "transfer-out" && out.title == other.name && out.note == "hello")
      #expect(out.amount.amount == -40_00 && out.balance.amount == 210_00)
      let come = try #require(try await activity(bob, "?limit=1").items.first)
      #expect(come.kind == "transfer-in" && come.title == me.name)
      #expect(come.amount.amount == 40_00 && come.balance.amount == 290_00)
      // Only the payer sees the payment.
      #expect(out.payment == payment.id && come.payment == nil)
      let movement = "\(Caller.wallet)/activity/\(out.id)"
      #expect(try await ada.get(movement).decoded(MovementAnswer.self) == out)
      try await bob.get(movement).expect(404, "unknown-movement")
      for id in ["mov_0", "1", "mov_", "mov_x"] {
        try await ada.get("\(Caller.wallet)/activity/\(id)").expect(404, "unknown-movement")
      }
    }
  }

  @Test func `whoever listens is told of money and of requests, and nobody else is`() async throws {
    try await withCommerce { commerce in
      var callers: [Caller] = []
      for name in ["ada", "bob", "eve"] { callers.append(try await commerce.caller(name)) }
      var listeners: [StreamListener] = []
      for caller in callers {
        _ = try await caller.account()
        listeners.append(StreamListener(caller, at: "\(Caller.wallet)/events"))
      }
      let bob = try await callers[1].account()
      let steps: [() async throws -> Void] = [
        { _ = try await callers[0].pay(callers[0].transfer(to: bob.handle, 1_00).id) },
        { _ = try await callers[0].post("\(Caller.wallet)/requests", .request(of: bob.handle, 1)) },
      ]
      for step in steps {
        for index in 0...1 {
          let (comments, events) = (listeners[index].comments.count, listeners[index].events.count)
          var hasBegun = false
          try await listeners[index].listen { listener in
            if listener.comments.count > comments, !hasBegun {
              hasBegun = true
              try await step()
            }
            return listener.events.count > events
          }
        }
      }
      try await listeners[2].listen { !$0.comments.isEmpty }
      #expect(listeners[2].events.isEmpty)
      #expect(listeners[0].events.allSatisfy { $0.data == "{}" })
    }
  }

  @Test func `a transfer by card leaves the balance alone`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let transfer = try await ada.transfer(to: "lucia", 100_00)
      let card = try await ada.addCard()
      let before = try await Books(auditing: commerce.store).balances["person:lucia"] ?? 0
      let payment = try await ada.pay(transfer.id, .byCard(card.id, instalments: 6))
      #expect(payment.total.amount == 103_95)
      #expect(try await ada.balance() == 250_00)
      let books = try await Books(auditing: commerce.store)
      #expect(books.balances["person:lucia"] == before + 100_00)
      #expect(books.balances["clearing:cards"] == -103_95)
      #expect(books.balances["house:interest"] == 3_95)
    }
  }

  @Test func `a request is paid by who is asked`() async throws {
    try await withCommerce { commerce in
      let (ada, bob) = try await (commerce.caller("ada"), commerce.caller("bob"))
      let other = try await bob.account()
      let request = try await ada.request(of: other.handle, 15_00)
      #expect(request.direction == "outgoing" && request.state == "open")
      #expect(try await bob.account().pendingRequests == 3)
      let incoming = try #require(try await requests(bob).first)
      #expect(incoming.id == request.id && incoming.direction == "incoming")
      let payable = try await bob.get("\(Caller.payments)/payables/\(request.id)")
        .decoded(PayableAnswer.self)
      #expect(payable.kind == "request" && payable.detail == "please")
      _ = try await bob.pay(request.id)
      #expect(try await bob.account().pendingRequests == 2)
      #expect(try await requests(ada).first?.state == "paid")
      #expect(try await ada.balance() == 265_00)
      #expect(try await bob.balance() == 235_00)
      #expect(try await activity(ada, "?limit=1").items.first?.kind == "request-in")
      #expect(try await activity(bob, "?limit=1").items.first?.kind == "request-out")
    }
  }

  @Test func `a request that is declined or taken back cannot be paid`() async throws {
    try await withCommerce { commerce in
      let (ada, bob) = try await (commerce.caller("ada"), commerce.caller("bob"))
      let other = try await bob.account()
      for (caller, verb, state) in [(bob, "decline", "declined"), (ada, "cancel", "cancelled")] {
        let request = try await ada.request(of: other.handle, 15_00)
        let answer = try await caller.post("\(Caller.wallet)/requests/\(request.id)/\(verb)")
        #expect(answer.status == 200)
        #expect(try answer.decoded(RequestAnswer.self).state == state)
        let payment = try await bob.post("\(Caller.payments)/payments", .payment(request.id))
        try payment.expect(409, "payable-closed")
        let again = try await caller.post("\(Caller.wallet)/requests/\(request.id)/\(verb)")
        try again.expect(409, "request-not-open")
      }
    }
  }

  @Test(arguments: [1, 3, 100])
  func `activity has every movement once, and each balance follows from the one before`(
    limit: Int
  ) async throws {
    try await withCommerce { commerce in
      let (ada, bob) = try await (commerce.caller("ada"), commerce.caller("bob"))
      let me = try await ada.account()
      for amount in 1...4 {
        _ = try await ada.pay(ada.transfer(to: "lucia", amount * 100).id)
        _ = try await bob.pay(bob.transfer(to: me.handle, amount * 150).id)
      }
      let bought = try await ada.pay(ada.order("pen", 2).id)
      _ = try await ada.post("\(Caller.payments)/payments/\(bought.id)/refunds")
      let movements = try await ada.all(
        "\(Caller.wallet)/activity", limit: limit, of: MovementAnswer.self
      ) { count in
        // A new movement does not shift the pages that are still to be read.
        if count == limit { _ = try await ada.pay(ada.transfer(to: "tom", 1).id) }
      }
      #expect(movements.count == 14 && Set(movements.map(\.id)).count == 14)
      var balance = 0
      for movement in movements.reversed() {
        balance += movement.amount.amount
        #expect(movement.balance.amount == balance, "\(movement)")
      }
      #expect(balance == 250_00 - 10_00 + 15_00)
      #expect(movements.prefix(2).map(\.kind) == ["refund", "payment"])
      #expect(movements.prefix(2).map(\.title) == ["Sillar Market", "Sillar Market"])
    }
  }

  @Test func `orders are listed newest first, page by page`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      var placed: [String] = []
      for _ in 0..<5 { placed.insert(try await ada.order("pen").id, at: 0) }
      let listed = try await ada.all("\(Caller.market)/orders", limit: 2, of: OrderAnswer.self)
      #expect(listed.map(\.id) == placed)
    }
  }
}
