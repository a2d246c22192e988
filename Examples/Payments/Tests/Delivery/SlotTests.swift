import Kit
import PaymentsModel
import Sillar
import SillarTesting
import Testing

@testable import PaymentsDelivery

/// The slots of Payments.
struct SlotTests {
  @Test func `an app that names no kind of payable does not start`() throws {
    let module = PaymentsModule.module(PaymentsSlots(kinds: []))
    let error = #expect(throws: (any Error).self) { try Flavor(testing: module) }
    #expect(
      error.map { "\($0)" }
        == "Payments cannot start: the slot \"kinds\" of Payments is empty: put something into it, "
        + "Payments cannot do without.")
  }

  @Test func `a payable of a kind that the app does not name has the backend's title`() throws {
    let slots = try World().slots
    #expect(slots.title(of: "order", "7Q2K", else: "Order ord_1") == "Order 7Q2K")
    #expect(slots.title(of: "ticket", "7Q2K", else: "Two seats") == "Two seats")
    #expect(slots.title(of: nil, "7Q2K", else: "Two seats") == "Two seats")
  }

  @Test func `a payable of a kind that the app does not name is not paid in it`() async throws {
    let world = try World(kind: "transfer")
    try await world.watch { app in
      try await app.tap("Check out")
      try await app.see("It is not there any more")
      try await app.dontSee(world.text(.balance))
    }
  }

  @Test func `by a method of the app's own nothing is paid now, and the receipt says so`()
    async throws
  {
    let cash = OwnPaymentMethod(
      "on-delivery", title: "Cash on delivery", caption: "You pay when it comes.",
      confirm: "Order now", done: "It is on its way")
    let world = try World(methods: [cash])
    try await world.watch { app in
      try await app.tap("Check out")
      try await app.see("You pay when it comes.")
      try await app.tap("Cash on delivery")
      try await app.see("Cash on delivery")
      try await app.dontSee(world.text(.instalmentsTitle))
      try await app.tap("Order now")
      try await app.see("# It is on its way")
      try await app.dontSee(world.text(.paidTitle))
      try await app.tap(world.text(.seeReceipt))
      try await app.see("‹\(world.text(.receiptPromised))›")
      try await app.see("Cash on delivery")
      try await app.tap(world.text(.done))
    }
    guard case .paid(let payment)? = world.ends.first else {
      Issue.record("It ended with \(world.ends).")
      return
    }
    #expect(payment.state == .promised && payment.method == .own("on-delivery"))
  }
}
