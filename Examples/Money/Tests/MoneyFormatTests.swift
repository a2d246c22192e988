import Money
import MoneyDelivery
import Sillar
import Testing

/// The format of amounts for users.
@Suite struct MoneyFormatTests {
  private func write(
    _ minorUnits: Int, _ code: String, _ language: String = "en", showsSign: Bool = false
  ) throws -> String {
    let currency = try #require(Currency(code))
    return try Localization(language: language, modules: [])
      .money(Money(minorUnits: minorUnits, currency), showsSign: showsSign)
      .replacing("\u{A0}", with: " ")
  }

  @Test func `each currency has its own decimal places`() throws {
    #expect(try write(19_99, "EUR") == "€19.99")
    #expect(try write(19_99, "EUR", "es") == "19,99 €")
    #expect(try write(1_999, "JPY") == "¥1,999")
    #expect(try write(1_234, "KWD") == "KWD 1.234")
    #expect(try write(1_234, "KWD", "es") == "1,234 KWD")
    #expect(try write(123_456_789, "EUR", "es") == "1.234.567,89 €")
  }

  @Test func `what goes out has a minus, and what comes in a plus where it is asked for`() throws {
    #expect(try write(-5, "EUR") == "-€0.05")
    #expect(try write(-5, "EUR", showsSign: true) == "-€0.05")
    #expect(try write(5, "EUR", showsSign: true) == "+€0.05")
    #expect(try write(5, "EUR", "es", showsSign: true) == "+0,05 €")
    #expect(try write(0, "EUR", showsSign: true) == "€0.00")
  }

  @Test func `the largest amounts keep all their digits`() throws {
    #expect(try write(.max, "EUR") == "€92,233,720,368,547,758.07")
    #expect(try write(.min, "EUR") == "-€92,233,720,368,547,758.08")
    #expect(try write(.min, "JPY") == "-¥9,223,372,036,854,775,808")
  }
}
