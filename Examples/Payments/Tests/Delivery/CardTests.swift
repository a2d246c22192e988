import Foundation
import Kit
import PaymentsModel
import PaymentsTesting
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import PaymentsDelivery

/// The form of a new card.
struct CardTests {
  private func openForm(_ world: World, _ app: TestHost) async throws {
    try await app.tap("Check out")
    try await app.tap(world.text(.newCard))
    try await app.see("# \(world.text(.cardTitle))")
  }

  private func fill(
    _ world: World, _ app: TestHost, number: String = "4242 4242 4242 4242",
    expiry: String = "04/28", code: String = "917", holder: String = "Ada Lovelace"
  ) async throws {
    try await app.type(number, into: world.text(.cardNumber))
    try await app.type(expiry, into: world.text(.cardExpiry))
    try await app.type(code, into: world.text(.cardCode))
    try await app.type(holder, into: world.text(.cardHolder))
  }

  @Test(arguments: ["en", "es"])
  func `everything that is missing is said at its field, and nothing is sent`(
    _ language: String
  ) async throws {
    let world = try World(language)
    try await world.watch { app in
      try await openForm(world, app)
      try await app.tap(world.text(.cardContinue))
      for key in [Words.numberMissing, .expiryMissing, .codeMissing, .holderMissing] {
        try await app.see("✗ \(world.text(key))")
      }
      #expect(world.backend.sent == [])
    }
  }

  @Test(arguments: [
    ("4242 4242 4242 4241", Words.numberMistyped), ("4242", .numberTooShort),
    ("42424242424242424242", .numberTooLong), ("4242 4242 4242 424x", .numberUnreadable),
  ])
  func `a wrong number is told in words, and is not sent`(
    _ number: String, _ words: Words
  ) async throws {
    for language in ["en", "es"] {
      let world = try World(language)
      try await world.watch { app in
        try await openForm(world, app)
        try await fill(world, app, number: number)
        try await app.submit(world.text(.cardHolder))
        try await app.see("✗ \(world.text(words))")
        #expect(world.backend.sent == [])
        // The problem disappears while the customer corrects the field.
        try await app.type("4", into: world.text(.cardNumber))
        try await app.dontSee("✗")
      }
    }
  }

  @Test(arguments: [
    ("12/25", "917", Words.expiryExpired), ("13/28", "917", .expiryUnreadable),
    ("04/28", "91", .codeTooShort), ("04/28", "9177", .codeTooLong),
    ("04/28", "9x7", .codeUnreadable),
  ])
  func `a wrong expiry or code is told in words`(
    _ expiry: String, _ code: String, _ words: Words
  ) async throws {
    let world = try World()
    try await world.watch { app in
      try await openForm(world, app)
      try await fill(world, app, expiry: expiry, code: code)
      try await app.tap("Continue")
      try await app.see("✗ \(world.text(words))")
      #expect(world.backend.sent == [])
    }
  }

  @Test func `there are words for whatever the form finds wrong`() {
    let texts = ["", "4", "x", "4242424242424241", "42424242424242424242", "12/25", "99/99"]
    for text in texts + [String(repeating: "a", count: 101)] {
      var form = CardForm()
      (form.number, form.securityCode) = (Concealed(text), Concealed(text))
      (form.expiry, form.holder) = (text, text)
      guard case .wrong(let problems) = form.check(at: Date(timeIntervalSince1970: 1_795_255_200))
      else { continue }
      for (field, problem) in problems {
        #expect(Words(field, problem) != nil)
      }
    }
  }

  @Test func `the memory of a window has neither the number nor the code of a card`() async throws {
    let world = try World()
    let flow = PaymentFlow(
      ModuleContext(flavor: try world.app.flavor), world.slots, actions: world.actions,
      receiptSection: nil, onFinish: { _, _ in })
    let presenter = CardPresenter(flow) { _ in }
    await presenter.handle(.edited(.set(\.number.revealed, "4242 4242 4242 4242")))
    await presenter.handle(.edited(.set(\.securityCode.revealed, "9173")))
    await presenter.handle(.edited(.set(\.holder, "Ada Lovelace")))
    let kept = String(decoding: try JSONEncoder().encode(presenter.memory), as: UTF8.self)
    #expect(kept.contains("Ada Lovelace"))
    #expect(!kept.contains("4242") && !kept.contains("9173"))
  }

  @Test func `a good card leads on, and its number is nowhere to be seen again`() async throws {
    let world = try World()
    try await world.watch { app in
      try await openForm(world, app)
      try await fill(world, app)
      // The security code shows as dots.
      try await app.see("Security code: [•••]")
      try await app.submit("Name on the card")
      try await app.see("# Check and pay")
      try await app.see("Visa ending in 4242")
      try await app.dontSee("42424")
      try await app.dontSee("4242 4242")
      try await app.back()
      try await app.see("# How do you want to pay?")
      try await app.tap("New card")
      try await app.see("Card number: [] (e.g. 1234 5678 9012 3456)")
      try await app.see("Security code: []")
      try await app.see("Name on the card: []")
    }
  }

  @Test func `after the payment too, only the last four digits are to be seen`() async throws {
    let world = try World()
    try await world.watch { app in
      try await openForm(world, app)
      try await fill(world, app)
      try await app.tap("Continue")
      try await app.tap("Pay €60.00")
      try await app.dontSee("42424")
      try await app.tap("See the receipt")
      try await app.see("Visa ending in 4242")
      try await app.dontSee("42424")
      try await app.dontSee("917")
      #expect(!world.backend.sent.joined().contains("42424"))
    }
  }

  @Test(arguments: [true, false])
  func `a card is kept where somebody wants it to be`(_ keeps: Bool) async throws {
    let world = try World()
    try await world.watch { app in
      try await openForm(world, app)
      try await fill(world, app)
      try await app.switch(world.text(.cardKeep), on: true)
      if !keeps { try await app.switch(world.text(.cardKeep), on: false) }
      try await app.tap("Continue")
      try await app.see("# Check and pay")
      #expect(world.backend.with { $0.methods.cards.count } == (keeps ? 2 : 1))
    }
  }

  @Test func `two taps register a card once`() async throws {
    let world = try World()
    let gate = world.backend.holdWrites()
    try await world.watch { app in
      try await openForm(world, app)
      try await fill(world, app)
      try await app.tap("Continue", times: 2)
      try await app.see("⏳ Checking your card")
      try await app.see("[Continue] (disabled)")
      gate.open()
      try await app.see("# Check and pay")
      #expect(world.backend.sent.count == 1)
    }
  }

  @Test func `what could not be sent is sent again as the same, what was changed as another`()
    async throws
  {
    let world = try World()
    let offline = Fault<PaymentsError>.before(.failed(.offline))
    world.backend.failNext("card *", offline, offline, .before(.cardRefused))
    try await world.watch { app in
      try await openForm(world, app)
      try await fill(world, app)
      try await app.tap("Continue")
      try await app.see("✗ The service cannot be reached")
      try await app.tap("Continue")
      try await app.see("✗ The service cannot be reached")
      try await app.type("Ada King", into: "Name on the card")
      try await app.tap("Continue")
      try await app.see("✗ This card is not accepted")
      let keys = world.backend.sent
      #expect(keys.count == 3)
      #expect(keys[0] == keys[1])
      #expect(keys[1] != keys[2])
    }
  }

  @Test func `going back while a card is being registered leads back, and nowhere else`()
    async throws
  {
    let world = try World()
    let gate = world.backend.holdWrites()
    try await world.watch { app in
      try await openForm(world, app)
      try await fill(world, app)
      try await app.tap("Continue")
      try await app.back()
      try await app.see("# How do you want to pay?")
      gate.open()
      try await app.advance(by: .seconds(1))
      try await app.see("# How do you want to pay?")
    }
  }
}
