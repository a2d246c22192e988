import Kit
import PaymentsModel
import PaymentsTesting
import Sillar
import SillarTesting
import Testing

@testable import PaymentsDelivery

/// Paying by card over several months.
struct InstalmentTests {
  @Test func `every plan is shown with its parts, rate and total, and one can be chosen`()
    async throws
  {
    let world = try World()
    try await world.watch { app in
      try await world.choose("Visa ending in 4242", app)
      for text in [
        "## All at once or in instalments", "All at once", "€60.00 today", "3 × €20.00",
        "0% a year · total €60.00", "3 × €10.40 + 3 × €10.39", "7.9% a year · total €62.37",
      ] {
        try await app.see(text)
      }
      try await app.tap("3 × €10.40 + 3 × €10.39")
      for text in [
        "## €62.37", "Price  €60.00", "Interest, 7.9% a year  €2.37", "Total  €62.37",
        "Instalment 1  €10.40", "Instalment 6  €10.39", "[Pay €62.37 in 6 instalments]",
      ] {
        try await app.see(text)
      }
      try await app.tap("Pay €62.37 in 6 instalments")
      try await app.tap("See the receipt")
      for text in ["## €62.37", "Interest, 7.9% a year  €2.37", "Instalment 6  €10.39"] {
        try await app.see(text)
      }
      #expect(world.backend.sent == ["pay k1 card_1 in 6"])
    }
  }

  @Test func `in Spanish everything is in Spanish`() async throws {
    let world = try World("es")
    try await world.watch { app in
      try await world.choose("Visa acabada en 4242", app)
      for text in [
        "## De una vez o a plazos", "60,00\u{A0}€ hoy", "3 × 20,00\u{A0}€",
        "7,9\u{A0}% anual · total 62,37\u{A0}€", "[Pagar 60,00\u{A0}€]",
      ] {
        try await app.see(text)
      }
      try await app.tap("3 × 20,00\u{A0}€")
      for text in ["Plazo 3  20,00\u{A0}€", "[Pagar 60,00\u{A0}€ en 3 plazos]", "‹Elegido›"] {
        try await app.see(text)
      }
    }
  }

  @Test func `all at once can be chosen again, and is what is paid`() async throws {
    let world = try World()
    try await world.watch { app in
      try await world.choose("Visa ending in 4242", app)
      try await app.tap("3 × €20.00")
      try await app.see("[Pay €60.00 in 3 instalments]")
      try await app.tap("All at once")
      try await app.dontSee("Instalment 1")
      try await app.tap("Pay €60.00")
      #expect(world.backend.sent == ["pay k1 card_1 in 1"])
    }
  }

  @Test func `what is paid from the balance is paid at once`() async throws {
    let world = try World()
    try await world.watch { app in
      try await world.choose("Your balance", app)
      try await app.dontSee("instalments")
      try await app.tap("Pay another way")
      try await app.see("# How do you want to pay?")
    }
  }

  @Test func `an app without instalments offers none`() async throws {
    let world = try World(configuration: [Without(instalments: true)])
    try await world.watch { app in
      try await world.choose("Visa ending in 4242", app)
      try await app.dontSee("instalment")
      try await app.see("[Pay €60.00]")
    }
  }
}
