import Foundation
import Sillar
import Testing

/// The formats of numbers, dates and money.
@Suite struct FormatTests {
  private func words(
    _ language: String, _ providers: any ConfigurationProvider...
  ) throws -> Localization {
    try Flavor(
      name: "Test", languages: ["en", "es"],
      configuration: Configuration(flavor: "Test", providers: providers)
    ).words(language)
  }

  private func money(_ format: MoneyFormat) -> any ConfigurationProvider {
    ScriptedProvider("bank") { $0.set(MoneyFormatKey.self, to: format) }
  }

  private func zone(_ name: String) -> any ConfigurationProvider {
    ScriptedProvider("clock") { $0.set(TimeZoneKey.self, to: name) }
  }

  /// Non-breaking spaces as plain ones.
  private func plain(_ text: String) -> String {
    text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }

  @Test func `money is written as people of the language do`() throws {
    let (english, spanish) = (try words("en"), try words("es"))
    #expect(english.money(19.99, currency: "EUR") == "€19.99")
    #expect(plain(spanish.money(19.99, currency: "EUR")) == "19,99 €")
    #expect(english.money(1_234_567.5, currency: "EUR") == "€1,234,567.50")
    #expect(plain(spanish.money(1_234_567.5, currency: "EUR")) == "1.234.567,50 €")
    #expect(english.money(-5, currency: "EUR") == "-€5.00")
    #expect(plain(spanish.money(-5, currency: "EUR")) == "-5,00 €")
    #expect(english.money(0, currency: "USD") == "$0.00")
    // No line break between an amount and its currency.
    #expect(!spanish.money(19.99, currency: "EUR").contains(" "))
  }

  @Test func `a sign stands before what comes in where it is asked for`() throws {
    let words = try words("en")
    #expect(words.money(5, currency: "EUR", showsSign: true) == "+€5.00")
    #expect(words.money(-5, currency: "EUR", showsSign: true) == "-€5.00")
    #expect(words.money(0, currency: "EUR", showsSign: true) == "€0.00")
  }

  @Test func `a flavor says whether amounts have a symbol, a code or a name`() throws {
    #expect(plain(try words("en", money(.code)).money(19.99, currency: "EUR")) == "EUR 19.99")
    #expect(plain(try words("es", money(.code)).money(19.99, currency: "EUR")) == "19,99 EUR")
    #expect(plain(try words("en", money(.name)).money(19.99, currency: "EUR")) == "19.99 euros")
    #expect(plain(try words("es", money(.name)).money(2, currency: "EUR")) == "2,00 euros")
  }

  @Test func `an amount keeps each of its digits`() throws {
    let words = try words("en")
    let amount = try #require(Decimal(string: "92233720368547758.07"))
    #expect(words.money(amount, currency: "EUR") == "€92,233,720,368,547,758.07")
    #expect(words.money(0.1 + 0.2, currency: "EUR") == "€0.30")
  }

  @Test func `numbers and dates are written as in the language`() throws {
    // 2026-11-21 10:05 UTC.
    let date = Date(timeIntervalSince1970: 1_795_255_500)
    let (english, spanish) = (try words("en"), try words("es"))
    #expect(english.number(26_000) == "26,000")
    #expect(spanish.number(26_000) == "26.000")
    #expect(spanish.number(-7) == "-7")
    #expect(english.percent(0.079) == "7.9%")
    #expect(spanish.percent(0.12905) == "12,9\u{A0}%")
    #expect(english.date(date) == "November 21, 2026")
    #expect(try words("en-GB").date(date) == "21 November 2026")
    #expect(spanish.date(date) == "21 de noviembre de 2026")
    #expect(plain(spanish.dateAndTime(date)) == "21 nov 2026, 10:05")
    #expect(plain(english.time(date)) == "10:05 AM")
    #expect(spanish.time(date) == "10:05")
  }

  @Test func `times are those of the flavor's time zone`() throws {
    // 2026-06-30 23:30 UTC: in Madrid it is July.
    let date = Date(timeIntervalSince1970: 1_782_862_200)
    let words = try words("es", zone("Europe/Madrid"))
    #expect(words.time(date) == "1:30")
    #expect(words.date(date) == "1 de julio de 2026")
    #expect(words.calendar.component(.day, from: date) == 1)
    #expect(try self.words("es").calendar.component(.day, from: date) == 30)
  }

  @Test func `a time zone that there is not stops the start`() throws {
    let error = #expect(throws: FlavorError.self) { try words("es", zone("Europe/Atlantis")) }
    #expect(error?.problems == [.unknownTimeZone("Europe/Atlantis")])
    #expect(
      error?.description
        == "Test cannot start: \"localization.time-zone\" is \"Europe/Atlantis\", which is no time zone: "
        + "write one such as Europe/Madrid.")
  }

  @Test(arguments: ["sp", "english", "es_AR", ""])
  func `what is no language stops the start`(_ tag: String) throws {
    let error = #expect(throws: FlavorError.self) {
      try Flavor(
        name: "Test", languages: ["en", tag],
        configuration: Configuration(flavor: "Test", providers: []))
    }
    #expect(error?.problems == [.unknownLanguage(tag)])
  }

  @Test func `two dollars in one app are told apart`() throws {
    func all(_ language: String) throws -> [String] {
      let words = try words(language)
      return ["USD", "ARS", "MXN", "EUR"].map { plain(words.money(2, currency: $0)) }
    }
    #expect(try all("en-US") == ["$2.00", "ARS 2.00", "MX$2.00", "€2.00"])
    #expect(try all("es-AR") == ["US$ 2,00", "$ 2,00", "MXN 2,00", "€ 2,00"])
    #expect(try all("es-MX") == ["USD 2.00", "ARS 2.00", "$2.00", "€2.00"])
  }
}
