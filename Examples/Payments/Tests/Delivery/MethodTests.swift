import Kit
import PaymentsModel
import PaymentsTesting
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import PaymentsDelivery

/// The choice of a payment method.
struct MethodTests {
  @Test func `what is to be paid and every way to pay it are shown`() async throws {
    try await World(cards: [.visa, .oldAmex]).watch { app in
      try await app.tap("Check out")
      let text = await app.text
      #expect(
        text == """
          # How do you want to pay?
          │ To Sillar Market
          │
          │ ## €60.00
          │ Order 7Q2K
          Ways to pay:
          - [Your balance
             €250.00 available]
          - [Visa ending in 4242
             Expires 04/28
             ‹Up to 6 instalments›]
          - [American Express ending in 0005
             Expires 12/25
             ‹Expired›] (disabled)
          - [New card
             Visa, Mastercard, American Express and others
             ‹Up to 6 instalments›]
          [Do not pay now]
          """)
      #expect(await app.location.path == "/pay/ord_1")
    }
  }

  @Test func `in Spanish everything is in Spanish`() async throws {
    let world = try World("es", cards: [.visa, .oldAmex])
    try await world.watch { app in
      try await app.tap("Check out")
      for text in [
        "# ¿Cómo quieres pagar?", "A Sillar Market", "## 60,00\u{A0}€", "Pedido 7Q2K", "Tu saldo",
        "250,00\u{A0}€ disponibles", "Visa acabada en 4242", "Caduca 04/28", "Caducada",
        "Hasta 6 plazos", "Tarjeta nueva", "[No pagar ahora]",
      ] {
        try await app.see(text)
      }
    }
  }

  @Test func `a balance that is too low is shown, and cannot be chosen`() async throws {
    try await World(balance: 59_99).watch { app in
      try await app.tap("Check out")
      try await app.see("€59.99 available")
      try await app.see("‹Not enough›] (disabled)")
    }
  }

  @Test func `an app without instalments or kept cards offers neither`() async throws {
    let world = try World(configuration: [Without(instalments: true, keptCards: true)])
    try await world.watch { app in
      try await app.tap("Check out")
      try await app.dontSee("instalments")
      try await app.dontSee("4242")
      try await app.tap("New card")
      try await app.see("# Your card")
      try await app.dontSee("Keep this card")
    }
  }

  @Test(arguments: [
    ("en", "The service cannot be reached", "Check the connection, then try again."),
    ("es", "No se puede conectar con el servicio", "Revisa la conexión y vuelve a intentarlo."),
  ])
  func `when it cannot be reached it says so, and comes back by itself`(
    _ language: String, _ title: String, _ advice: String
  ) async throws {
    let world = try World(language)
    world.backend.failReads(.failed(.offline))
    try await world.watch { app in
      try await app.tap("Check out")
      try await app.see("∅ \(title) — \(advice)")
      try await app.advance(by: .seconds(30))
      try await app.see(title)
      world.backend.failReads(nil)
      try await app.advance(by: .seconds(30))
      try await app.see(world.text(.balance))
      try await app.dontSee(title)
    }
  }

  @Test func `trying again by hand works too`() async throws {
    let world = try World()
    world.backend.failReads(.failed(.broken("500")))
    try await world.watch { app in
      try await app.tap("Check out")
      try await app.see("The service has a problem")
      world.backend.failReads(nil)
      try await app.tap("Try again")
      try await app.see("Your balance")
    }
  }

  @Test(arguments: ["en", "es"])
  func `what can no longer be paid says so, with a way out`(_ language: String) async throws {
    let world = try World(language)
    world.backend.close()
    try await world.watch { app in
      try await app.tap("Check out")
      let (title, advice) = try world.texts(.payableClosed(Payable.ID("ord_1")))
      try await app.see("∅ \(title) — \(advice)")
      try await app.tap(world.text(.goBack))
      try await app.see("# Shop")
      #expect(world.ends == [.cancelled])
    }
  }

  @Test func `going back pays nothing, and the app hears of it once`() async throws {
    let world = try World()
    try await world.watch { app in
      try await app.tap("Check out")
      try await app.back()
      try await app.see("# Shop")
      try await app.tap("Check out")
      try await app.tap("Do not pay now")
      try await app.see("# Shop")
      #expect(world.ends == [.cancelled, .cancelled])
      #expect(world.backend.sent == [])
    }
  }

  @Test func `two taps on the way in, or on a method, open one screen`() async throws {
    let world = try World()
    try await world.watch { app in
      try await app.tap("Check out", times: 2)
      try await app.tap("Your balance", times: 2)
      try await app.see("# Check and pay")
      try await app.back()
      try await app.see("# How do you want to pay?")
      try await app.back()
      try await app.see("# Shop")
    }
  }

  @Test func `a link leads to it, and one to what is unknown says so`() async throws {
    let world = try World()
    try await world.watch(at: "/pay/ord_1") { app in
      try await app.see("# How do you want to pay?")
      try await app.open("/pay/ord_2")
      try await app.see("There is nothing to pay here")
      try await app.tap("Go back")
      try await app.see("# Shop")
    }
  }

  @Test func `a receipt that is looked at is taken off again, and lies over nothing twice`() throws
  {
    let world = try World()
    let navigator = Navigator()
    let coordinator = PaymentsCoordinator(
      ModuleContext(flavor: try world.app.flavor, navigator: navigator), slots: world.slots,
      actions: world.actions)
    let shop = Screen("shop", ScriptedPresenter("")) { Text($0) }
    navigator.push(shop)
    coordinator.showReceipt("pay_1")
    coordinator.showReceipt("pay_1")
    coordinator.pay("ord_1") { _ in }
    #expect(navigator.stack.map(\.name) == ["shop", "payment-receipt"])
    #expect(coordinator.isShowing)
    #expect(coordinator.back() == .stay)
    #expect(navigator.stack.map(\.name) == ["shop"])
    #expect(!coordinator.isShowing)
    #expect(coordinator.back() == .pop)
  }

  @Test(arguments: [
    "/pay", "/pay/", "/pay/a/b", "/pay/a%20b", "/receipts/a%20b", "/payments/ord_1",
  ])
  func `other links are not Payments'`(_ path: String) async throws {
    let world = try World()
    let failure = await #expect(throws: TestFailure.self) {
      try await TestHost.open(world.app, at: path)
    }
    #expect(failure?.message.hasSuffix("does not open at \"\(path)\".") == true)
  }
}
