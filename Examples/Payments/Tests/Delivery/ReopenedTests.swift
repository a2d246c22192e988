import Kit
import PaymentsModel
import PaymentsTesting
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import PaymentsDelivery

/// Payments in a window that comes back after the end of its process.
struct ReopenedTests {
  @Test func `a payment whose outcome is not known is looked up, and not made again`() async throws
  {
    let world = try World()
    world.backend.failNext("pay *", .after(.failed(.timedOut)))
    try await world.watch { app in
      try await world.payWithBalance(app)
      try await app.see("# \(world.text(.checkingTitle))")
      try await app.reopened { app in
        try await app.advance(by: .seconds(2))
        try await app.see("# \(world.text(.paidTitle))")
        #expect(world.backend.payCount == 1)
        #expect(world.backend.succeeded.count == 1)
        try await app.reopened { app in
          try await app.see("# \(world.text(.paidTitle))")
          #expect(world.backend.payCount == 1)
        }
      }
    }
  }

  @Test func `a confirmation comes back with its way to pay, and pays once`() async throws {
    let world = try World()
    try await world.watch { app in
      try await world.choose("Your balance", app)
      let before = await app.text
      try await app.reopened { app in
        #expect(await app.text == before)
        try await app.tap("Pay €60.00", times: 2)
        try await app.see("# Paid")
        #expect(world.backend.payCount == 1)
      }
    }
  }

  @Test func `a confirmation of what is paid by now shows the receipt`() async throws {
    let world = try World()
    try await world.watch { app in
      try await world.choose("Your balance", app)
      try await world.watch { other in
        try await world.payWithBalance(other)
        try await other.see("# Paid")
      }
      try await app.reopened { app in
        try await app.see("# Receipt")
        #expect(world.backend.payCount == 1)
      }
    }
  }

  @Test func `the form for a card comes back without its number and code`() async throws {
    let world = try World()
    try await world.watch { app in
      try await app.tap("Check out")
      try await app.tap(world.text(.newCard))
      try await app.type("4242 4242 4242 4242", into: world.text(.cardNumber))
      try await app.type("12/39", into: world.text(.cardExpiry))
      try await app.type("917", into: world.text(.cardCode))
      try await app.type("Ada", into: world.text(.cardHolder))
      try await app.switch(world.text(.cardKeep), on: true)
      try await app.reopened { app in
        try await app.see("[12/39]")
        try await app.see("[Ada]")
        try await app.see("☑ \(world.text(.cardKeep))")
        try await app.dontSee("•")
        try await app.type("4242 4242 4242 4242", into: world.text(.cardNumber))
        try await app.type("917", into: world.text(.cardCode))
        try await app.tap(world.text(.cardContinue))
        try await app.see("# Check and pay")
      }
    }
  }

  @Test func `leaving the ways to pay leads to the screen beneath, as before`() async throws {
    let world = try World()
    try await world.watch { app in
      try await app.tap("Check out")
      try await app.reopened { app in
        try await app.back()
        try await app.see("# Shop")
        try await app.tap("Check out")
        try await app.see("# \(world.text(.methodTitle))")
      }
    }
  }
}
