import Foundation
import Money
import PaymentsModel
import PaymentsTesting
import SillarModel
import Testing

/// The contract of Payments' repositories.
struct PaymentsContract {
  // MARK: PayablesRepository

  @Test(arguments: Implementation.allCases)
  func `something to pay says how much it is, what for and to whom`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      let payable = try await place.payables.payable(place.payable)
      #expect(payable.id == place.payable)
      #expect(payable.kind == place.kind)
      #expect(payable.state == .open)
      #expect(payable.amount == euros(60_00))
      for text in [payable.title, payable.detail, payable.payee, payable.reference] {
        #expect(!text.isEmpty)
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `there are enough money and fitting plans to pay it with`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      let payable = try await place.payables.payable(place.payable)
      let methods = try await place.payables.methods(for: place.payable)
      let balance = try #require(methods.balance)
      #expect(balance.isSufficient)
      #expect(balance.available.minorUnits >= payable.amount.minorUnits)
      #expect(methods.plans.contains { $0.count == 3 && $0.total == payable.amount })
      #expect(methods.plans.allSatisfy { $0.total.minorUnits >= payable.amount.minorUnits })
    }
  }

  @Test(arguments: Implementation.allCases)
  func `what is not there to be paid is unknown, and has no methods`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      for id in ["ord_0000000000000000", "nonsense"] as [Payable.ID] {
        await #expect(throws: PaymentsError.unknownPayable(id)) {
          try await place.payables.payable(id)
        }
        await #expect(throws: PaymentsError.unknownPayable(id)) {
          try await place.payables.methods(for: id)
        }
        let attempt = PaymentAttempt(payable: id, key: "k", method: .balance, started: today)
        await #expect(throws: PaymentsError.unknownPayable(id)) {
          try await place.payments.pay(attempt)
        }
      }
    }
  }

  // MARK: PaymentsRepository

  @Test(arguments: Implementation.allCases)
  func `what is paid is found by its key, its name and what it paid`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      let payable = try await place.payables.payable(place.payable)
      let attempt = place.attempt()
      let payment = try await place.payments.pay(attempt)
      #expect(payment.state == .succeeded)
      #expect(payment.payable == payable.id && payment.kind == place.kind)
      #expect(payment.amount == payable.amount)
      #expect(payment.total == payable.amount)
      #expect(payment.method == .balance)
      #expect(payment.date == today)
      #expect(payment.payee == payable.payee)
      #expect(payment.title == payable.title)
      #expect(payment.reference == payable.reference)
      #expect(try await place.payments.payment(madeUnder: attempt.key) == payment)
      #expect(try await place.payments.payment(payment.id) == payment)
      #expect(try await place.payables.payable(place.payable).state == .paid(payment.id))
    }
  }

  @Test(arguments: Implementation.allCases)
  func `paying under one key pays once however often it is asked`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      let attempt = place.attempt()
      let payment = try await place.payments.pay(attempt)
      #expect(try await place.payments.pay(attempt) == payment)
      let other = place.attempt()
      await #expect(throws: PaymentsError.alreadyPaid(place.payable)) {
        try await place.payments.pay(other)
      }
      #expect(try await place.payments.payment(madeUnder: other.key) == nil)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a key that stands for another payment leaves open what became of this one`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      let attempt = place.attempt()
      _ = try await place.payments.pay(attempt)
      let error = await #expect(throws: PaymentsError.self) {
        try await place.payments.pay(place.attempt(.card("card_1"), key: attempt.key))
      }
      #expect(error?.problem.mayPass == true)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `an attempt that was refused as wrong may be mended under its key`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      let wrong = place.attempt(.card("card_0000"))
      await #expect(throws: PaymentsError.self) { try await place.payments.pay(wrong) }
      let payment = try await place.payments.pay(place.attempt(key: wrong.key))
      #expect(payment.state == .succeeded)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `nothing is found under what was never used`(_ implementation: Implementation) async throws {
    try await implementation.payments { place in
      let none = try await place.payments.payment(madeUnder: IdempotencyKey())
      #expect(none == nil)
      await #expect(throws: PaymentsError.unknownPayment("pay_0000000000000000")) {
        try await place.payments.payment("pay_0000000000000000")
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `what is closed is not paid`(_ implementation: Implementation) async throws {
    try await implementation.payments { place in
      try await place.close()
      #expect(try await place.payables.payable(place.payable).state == .closed)
      let attempt = place.attempt()
      await #expect(throws: PaymentsError.payableClosed(place.payable)) {
        try await place.payments.pay(attempt)
      }
      #expect(try await place.payments.payment(madeUnder: attempt.key) == nil)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a decline is kept under its key, and the next attempt may succeed`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      let attempt = place.attempt(try await place.declined())
      let declined = try await place.payments.pay(attempt)
      #expect(declined.state == .declined(.cardDeclined))
      #expect(try await place.payments.payment(madeUnder: attempt.key) == declined)
      #expect(try await place.payments.pay(attempt) == declined)
      #expect(try await place.payables.payable(place.payable).state == .open)
      #expect(try await place.payments.pay(place.attempt()).state == .succeeded)
    }
  }

  // MARK: CardsRepository

  @Test(arguments: Implementation.allCases)
  func `a card that is kept is offered, and pays in instalments`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      let new = try NewCard.typed(keeps: true)
      let card = try await place.cards.register(new, key: "card")
      #expect(card.brand == .visa)
      #expect(card.lastFour == "4242")
      #expect(card.expiry == new.expiry)
      #expect(try await place.cards.register(new, key: "card") == card)
      let methods = try await place.payables.methods(for: place.payable)
      #expect(methods.cards.filter { $0 == card }.count == 1)
      let plan = try #require(methods.plans.last)
      let payment = try await place.payments.pay(
        place.attempt(.card(card.id, instalments: plan.count)))
      #expect(payment.amount == euros(60_00))
      #expect(payment.total == plan.total)
      #expect(payment.method == .card(.visa, lastFour: "4242", plan))
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a card that is not kept is not offered, and pays`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      let card = try await place.cards.register(.typed("5555 5555 5555 4444"), key: "card")
      let methods = try await place.payables.methods(for: place.payable)
      #expect(!methods.cards.contains(card))
      let payment = try await place.payments.pay(place.attempt(.card(card.id)))
      #expect(payment.method == .card(.mastercard, lastFour: "4444", nil))
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a card that has expired is refused`(_ implementation: Implementation) async throws {
    try await implementation.payments { place in
      let old = try NewCard.typed(expiry: "10/26", at: today.addingTimeInterval(-90 * 86_400))
      await #expect(throws: PaymentsError.cardRefused) {
        try await place.cards.register(old, key: "card")
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a card or a plan that nobody offered pays nothing`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      let card = try await place.cards.register(.typed(keeps: true), key: "card")
      for method in [PaymentMethod.card("card_0000"), .card(card.id, instalments: 7)] {
        let attempt = place.attempt(method)
        let error = await #expect(throws: PaymentsError.self) {
          try await place.payments.pay(attempt)
        }
        #expect(error?.problem.mayPass == false)
        #expect(try await place.payments.payment(madeUnder: attempt.key) == nil)
      }
      #expect(try await place.payables.payable(place.payable).state == .open)
    }
  }

  // MARK: AttemptsRepository

  @Test(arguments: [Implementation.memory, .fakeServer])
  func `the first attempt for a payable is the one, until it has ended`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.payments { place in
      let (attempts, payable) = (place.attempts, place.payable)
      #expect(try await attempts.attempt(for: payable) == nil)
      let (first, isFirstNew) = try await attempts.begin(payable, with: .balance)
      #expect(isFirstNew && first.payable == payable && first.method == .balance)
      let card = PaymentMethod.card("card_1", instalments: 3)
      #expect(try await attempts.begin(payable, with: card) == (first, false))
      #expect(try await attempts.attempt(for: payable) == first)
      #expect(try await attempts.attempt(for: "ord_2") == nil)
      try await attempts.end(first)
      let (second, isSecondNew) = try await attempts.begin(payable, with: card)
      #expect(isSecondNew && second.method == card && second.key != first.key)
      // Ending the first attempt again does not end the second.
      try await attempts.end(first)
      #expect(try await attempts.attempt(for: payable) == second)
    }
  }
}
