import Kit
import PaymentsModel
import PaymentsTesting
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import PaymentsDelivery

/// Lost answers, and a restart during a payment.
struct CheckingTests {
  @Test(arguments: ["en", "es"])
  func `an answer that was lost is looked for, and found without doing anything`(
    _ language: String
  ) async throws {
    let world = try World(language)
    world.backend.failNext("pay *", .after(.failed(.timedOut)))
    try await world.watch { app in
      try await world.payWithBalance(app)
      try await app.see("# \(world.text(.checkingTitle))")
      try await app.see("ℹ \(world.text(.checkingAdvice))")
      try await app.advance(by: .seconds(2))
      try await app.see("# \(world.text(.paidTitle))")
      #expect(world.backend.payCount == 1)
      #expect(world.backend.succeeded.count == 1)
    }
  }

  @Test func `what never arrived is sent again with the same key, less and less often`()
    async throws
  {
    let world = try World()
    let lost = Fault<PaymentsError>.before(.failed(.offline))
    world.backend.failNext("pay *", lost, lost, lost)
    try await world.watch { app in
      try await world.payWithBalance(app)
      #expect(world.backend.sent == ["pay k1 balance"])
      try await app.advance(by: .seconds(2))
      #expect(world.backend.sent.suffix(2) == ["look up k1", "pay k1 balance"])
      try await app.advance(by: .seconds(3))
      #expect(world.backend.payCount == 2)
      try await app.advance(by: .seconds(1))
      #expect(world.backend.payCount == 3)
      try await app.advance(by: .seconds(7))
      #expect(world.backend.payCount == 3)
      try await app.advance(by: .seconds(1))
      try await app.see("# Paid")
      #expect(world.backend.payCount == 4)
      #expect(world.backend.succeeded.count == 1)
    }
  }

  @Test(arguments: ["en", "es"])
  func `when it takes long it says so, and that nothing is paid twice`(
    _ language: String
  ) async throws {
    let world = try World(language)
    world.backend.failNext("pay *", .after(.failed(.broken("500"))))
    try await world.watch { app in
      try await world.choose(world.text(.balance), app)
      world.backend.failReads(.failed(.offline))
      try await app.tap(world.payButton)
      try await app.dontSee(world.text(.leaveForNow))
      try await world.waitUntilItTakesLong(app)
      try await app.see(
        "⚠ \(world.text(.checkingLongTitle)) — \(world.text(.checkingLongAdvice))")
      try await app.back()
      try await app.see("# \(world.text(.checkingTitle))")
      world.backend.failReads(nil)
      try await app.tap(world.text(.checkNow))
      try await app.see("# \(world.text(.paidTitle))")
      #expect(world.backend.payCount == 1)
    }
  }

  @Test func `somebody who leaves while it is not known finds it when they come back`()
    async throws
  {
    let world = try World()
    world.backend.failNext("pay *", .after(.failed(.timedOut)))
    try await world.watch { app in
      try await world.choose("Your balance", app)
      world.backend.failReads(.failed(.offline))
      try await app.tap("Pay €60.00")
      try await world.waitUntilItTakesLong(app)
      try await app.tap("Leave for now")
      try await app.see("# Shop")
      #expect(world.ends == [.unsettled])
      #expect(world.backend.attempt != nil)
      world.backend.failReads(nil)
      try await app.tap("Check out")
      try await app.see("# Paid")
      #expect(world.backend.payCount == 1)
    }
  }

  @Test func `after a restart the link leads on with the same attempt`() async throws {
    let world = try World()
    let gate = world.backend.holdWrites()
    try await world.watch { app in
      try await world.payWithBalance(app)
      try await app.see("# Paying")
    }
    let attempt = try #require(world.backend.attempt)
    #expect(attempt.key == "k1")
    gate.open()
    try await world.watch(at: "/pay/ord_1") { app in
      try await app.see("# Paid")
      #expect(Set(world.backend.sent.map { $0.contains(" k1") }) == [true])
      #expect(world.backend.succeeded.count == 1)
      #expect(world.backend.attempt == nil)
      try await app.tap("See the receipt")
      try await app.tap("Done")
      #expect(world.ends.count == 1)
    }
  }

  @Test func `checking by hand while it is being checked asks once`() async throws {
    let world = try World()
    world.backend.failNext("pay *", .before(.failed(.timedOut)))
    try await world.watch { app in
      try await world.payWithBalance(app)
      try await app.see("# We are checking what became of your payment")
      let gate = world.backend.holdWrites()
      try await app.tap("Check now", times: 2)
      try await app.see("[Check now] (disabled)")
      try await app.advance(by: .seconds(5))
      #expect(world.backend.payCount == 2)
      gate.open()
      try await app.see("# Paid")
      #expect(world.backend.payCount == 2)
    }
  }

  @Test func `a decline that was lost is told when it is found`() async throws {
    let world = try World()
    world.backend.failNext("pay *", .before(.failed(.timedOut)))
    world.backend.decline(.insufficientFunds)
    try await world.watch { app in
      try await world.payWithBalance(app)
      try await app.advance(by: .seconds(2))
      try await app.see("# The payment was declined")
      try await app.tap("Do not pay now")
      try await app.see("# Shop")
      #expect(world.ends == [.cancelled])
    }
  }
}
