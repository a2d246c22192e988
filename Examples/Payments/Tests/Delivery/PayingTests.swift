import Kit
import PaymentsModel
import PaymentsTesting
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import PaymentsDelivery

/// The confirmation, the outcome, and the receipt.
struct PayingTests {
  @Test func `from the shop to the receipt and back`() async throws {
    let world = try World()
    try await world.watch { app in
      try await world.choose("Your balance", app)
      let confirmation = await app.text
      #expect(
        confirmation == """
          # Check and pay
          │ To Sillar Market
          │
          │ ## €60.00
          │ Order 7Q2K

          ## You pay with
          Your balance
          €190.00 left afterwards
          [Pay €60.00]
          [Pay another way]
          """)
      try await app.tap("Pay €60.00")
      let result = await app.text
      #expect(
        result == """
          # Paid
          ✓ €60.00 to Sillar Market
          [See the receipt]
          """)
      try await app.tap("See the receipt")
      let receipt = await app.text
      let today = try world.words.dateAndTime(world.clock.date)
      #expect(
        receipt == """
          # Receipt
          │ ‹Paid›
          │
          │ ## €60.00
          │ To Sillar Market
          │ For  Order 7Q2K
          │ To  Sillar Market
          │ Date  \(today)
          │ Paid with  Your balance
          │ Reference  7Q2K
          [Done]
          """)
      #expect(await app.location.path == "/receipts/pay_1")
      try await app.tap("Done")
      try await app.see("# Shop")
      #expect(world.ends == world.backend.succeeded.map { .paid($0) })
      #expect(world.ends.count == 1)
    }
  }

  @Test func `in Spanish everything is in Spanish`() async throws {
    let world = try World("es")
    try await world.watch { app in
      try await world.payWithBalance(app)
      try await app.see("# Pagado")
      try await app.see("✓ 60,00\u{A0}€ a Sillar Market")
      try await app.tap("Ver el recibo")
      for text in ["# Recibo", "Concepto  Pedido 7Q2K", "Forma de pago  Tu saldo", "[Listo]"] {
        try await app.see(text)
      }
    }
  }

  @Test func `a double click pays once`() async throws {
    let world = try World()
    try await world.watch { app in
      try await world.choose("Your balance", app)
      try await app.tap("Pay €60.00", times: 2)
      try await app.see("# Paid")
      #expect(world.backend.payCount == 1)
      #expect(world.backend.succeeded.count == 1)
    }
  }

  @Test func `while it is being paid there is no way back`() async throws {
    let world = try World()
    let gate = world.backend.holdWrites()
    try await world.watch { app in
      try await world.payWithBalance(app)
      try await app.see("# Paying")
      try await app.see("⏳ Making your payment")
      try await app.see("Nothing is paid twice.")
      try await app.back()
      try await app.see("# Paying")
      try await app.open("/receipts/pay_9")
      try await app.see("# Paying")
      gate.open()
      try await app.see("# Paid")
      #expect(world.backend.payCount == 1)
    }
  }

  @Test func `back from what is paid is done, and coming again shows the receipt`() async throws {
    let world = try World()
    try await world.watch { app in
      try await world.payWithBalance(app)
      try await app.see("# Paid")
      try await app.back()
      try await app.see("# Shop")
      #expect(world.ends == world.backend.succeeded.map { .paid($0) })
      try await app.tap("Check out")
      try await app.see("# Receipt")
      try await app.back()
      try await app.see("# Shop")
      #expect(world.ends.count == 2)
      #expect(world.backend.payCount == 1)
    }
  }

  @Test func `what was paid elsewhere while the confirmation was open shows that payment`()
    async throws
  {
    let world = try World()
    try await world.watch { app in
      try await world.choose("Your balance", app)
      _ = world.backend.payElsewhere()
      try await app.tap("Pay €60.00")
      try await app.see("# Paid")
      try await app.tap("See the receipt")
      #expect(await app.location.path == "/receipts/pay_other")
    }
  }

  @Test(arguments: ["en", "es"])
  func `what was closed while the confirmation was open says so, with a way out`(
    _ language: String
  ) async throws {
    let world = try World(language)
    try await world.watch { app in
      try await world.choose(world.text(.balance), app)
      world.backend.close()
      try await app.tap(world.payButton)
      let (title, advice) = try world.texts(.payableClosed(Payable.ID("ord_1")))
      try await app.see("# \(title)")
      try await app.see(advice)
      try await app.tap(world.text(.goBack))
      try await app.see("# Shop")
      #expect(world.ends == [.cancelled])
    }
  }

  @Test(arguments: Payment.Reason.allCases)
  func `a decline says why, and another way is another attempt`(
    _ reason: Payment.Reason
  ) async throws {
    for language in ["en", "es"] {
      let world = try World(language)
      world.backend.decline(reason)
      try await world.watch { app in
        try await world.choose(world.words.text(.visa), app)
        try await app.tap(world.payButton)
        try await app.see("# \(world.text(.declinedTitle))")
        try await app.see("✗ \(world.words.text(reason))")
        try await app.tap(world.text(.anotherWay))
        try await app.tap(world.text(.balance))
        try await app.tap(world.payButton)
        try await app.see("# \(world.text(.paidTitle))")
        #expect(
          world.backend.sent.map { $0.split(separator: " ")[1] } == ["k1", "k2"])
        #expect(world.backend.succeeded.count == 1)
      }
    }
  }

  @Test func `an attempt that cannot be written down is not sent`() async throws {
    let world = try World()
    world.backend.failStore(.failed(.notStored(detail: "full")))
    try await world.watch { app in
      try await world.payWithBalance(app)
      try await app.see("✗ Your payment could not be written down — Nothing was paid.")
      #expect(world.backend.sent == [])
      world.backend.failStore(nil)
      try await app.tap("Pay €60.00")
      try await app.see("# Paid")
    }
  }

  @Test func `a link leads to a receipt, and one to an unknown receipt says so`() async throws {
    let world = try World()
    try await world.watch { app in
      try await world.payWithBalance(app)
      try await app.see("# Paid")
    }
    try await world.watch(at: "/receipts/pay_1") { app in
      try await app.see("Reference  7Q2K")
      try await app.tap("Done")
      try await app.see("# Shop")
    }
    world.backend.failReads(.failed(.offline))
    try await world.watch(at: "/receipts/pay_1") { app in
      try await app.see("The service cannot be reached")
      world.backend.failReads(nil)
      try await app.advance(by: .seconds(2))
      try await app.see("Reference  7Q2K")
    }
    try await world.watch(at: "/receipts/pay_9") { app in
      try await app.see("There is no such receipt")
      try await app.tap("Go back")
      try await app.see("# Shop")
    }
  }
}

extension Localization {
  /// The title of the kept card's row.
  fileprivate func text(_ card: CardBrand) -> String {
    text(Words.brandedCard, ["brand": "Visa", "last": "4242"])
  }
}
