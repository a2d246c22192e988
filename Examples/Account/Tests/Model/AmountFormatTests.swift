import AccountModel
import Foundation
import Money
import SillarTesting
import Testing

struct AmountFormatTests {
  private let spanish = AmountFormat(locale: Locale(identifier: "es_ES"))
  private let english = AmountFormat(locale: Locale(identifier: "en_GB"))

  private func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }

  @Test(arguments: [
    ("12,50", 12_50), ("12,5", 12_50), ("12", 12_00), ("12,", 12_00), (",5", 50), ("0,01", 1),
    ("1.250,50", 1_250_50), ("1.250", 1_250_00), ("1250,5", 1_250_50), ("10.000,00", 10_000_00),
    ("1 250,50", 1_250_50), ("1\u{202F}250,50", 1_250_50), ("  12,50  ", 12_50),
    ("12,50 €", 12_50), ("€12,50", 12_50), ("12,50\u{A0}€", 12_50), ("12,50 EUR", 12_50),
    ("eur 12,50", 12_50), ("007", 7_00), ("１２,５０", 12_50), ("٣,٥", 3_50),
  ])
  func `an amount as it is written in Spanish is understood`(_ text: String, _ cents: Int) throws {
    #expect(try spanish.amount(text, in: .eur) == euros(cents))
  }

  @Test(arguments: [
    ("12.50", 12_50), ("12.5", 12_50), ("12", 12_00), ("12.", 12_00), (".5", 50), ("0.01", 1),
    ("1,250.50", 1_250_50), ("1,250", 1_250_00), ("1250.5", 1_250_50), ("10,000.00", 10_000_00),
    ("€12.50", 12_50), ("€ 12.50", 12_50), ("12.50€", 12_50), ("EUR 12.50", 12_50),
  ])
  func `an amount as it is written in English is understood`(_ text: String, _ cents: Int) throws {
    #expect(try english.amount(text, in: .eur) == euros(cents))
  }

  @Test(arguments: [
    ("12.50", 12_50), ("12.5", 12_50), ("12,50", 12_50), ("12,5", 12_50), ("1,250.50", 1_250_50),
    ("1.250,50", 1_250_50), ("12.", 12_00), (".50", 50), ("1 250.5", 1_250_50), ("1.2", 1_20),
    ("1.250.000,00", nil), ("1,234,567", nil),
  ])
  func `what can mean one thing only is understood in each language`(
    _ text: String, _ cents: Int?
  ) throws {
    for format in [spanish, english] {
      if let cents {
        #expect(try format.amount(text, in: .eur) == euros(cents))
      } else {
        #expect(throws: AmountError.tooMuch(euros(10_000_00))) {
          try format.amount(text, in: .eur)
        }
      }
    }
  }

  @Test func `a thousand in one language is no amount in the other, and nothing is guessed`() throws
  {
    #expect(try spanish.amount("1.250", in: .eur) == euros(1_250_00))
    #expect(throws: AmountError.tooManyDecimals(2)) { try english.amount("1.250", in: .eur) }
    #expect(try english.amount("1,250", in: .eur) == euros(1_250_00))
    #expect(throws: AmountError.tooManyDecimals(2)) { try spanish.amount("1,250", in: .eur) }
  }

  @Test(arguments: [
    ("0.500", AmountError.tooManyDecimals(2)), ("0,500", .tooManyDecimals(2)),
    ("1.2500", .tooManyDecimals(2)), ("1,2,3", .notANumber), ("1.2.3", .notANumber),
    ("1.25.0", .notANumber), ("1,25.0,5", .notANumber), ("1234.567.890", .notANumber),
    ("12,3.45", .notANumber), (",,", .notANumber), (", ,", .notANumber), (".,", .notANumber),
  ])
  func `separators in the wrong places are no amount`(_ text: String, _ problem: AmountError) {
    for format in [spanish, english] {
      #expect(throws: problem, "\(text)") { try format.amount(text, in: .eur) }
    }
  }

  @Test(arguments: [
    ("", AmountError.empty), ("   ", .empty), ("€", .empty), ("eur", .empty),
    ("twelve", .notANumber), ("doce", .notANumber), ("1e3", .notANumber), ("0x10", .notANumber),
    ("½", .notANumber), ("Ⅷ", .notANumber), ("五", .notANumber), ("12 €€", .notANumber),
    ("$12", .notANumber), ("NaN", .notANumber), ("∞", .notANumber), ("+5", .notANumber),
    ("1 2", .notANumber), ("12\u{301}", .notANumber), ("🎉", .notANumber), ("-5", .negative),
    ("−5", .negative), ("-", .negative), ("0", .zero), ("000", .zero),
    ("10001", .tooMuch(Money(minorUnits: 10_000_00, .eur))),
    ("9223372036854775807", .tooMuch(Money(minorUnits: 10_000_00, .eur))),
    ("92233720368547758080", .tooMuch(Money(minorUnits: 10_000_00, .eur))),
    (String(repeating: "9", count: 5000), .tooMuch(Money(minorUnits: 10_000_00, .eur))),
  ])
  func `what is no amount is told apart in both languages`(_ text: String, _ problem: AmountError) {
    #expect(throws: problem) { try spanish.amount(text, in: .eur) }
    #expect(throws: problem) { try english.amount(text, in: .eur) }
  }

  @Test func `a separator alone is no number`() {
    for separator in [",", "."] {
      #expect(throws: AmountError.notANumber) { try spanish.amount(separator, in: .eur) }
    }
  }

  @Test func `the largest amount is the last one that goes`() throws {
    #expect(try spanish.amount("10.000,00", in: .eur) == euros(10_000_00))
    #expect(throws: AmountError.tooMuch(euros(10_000_00))) {
      try spanish.amount("10.000,01", in: .eur)
    }
  }

  @Test func `a currency has as many decimals as it has`() throws {
    let dinar = try #require(Currency("BHD"))
    #expect(try spanish.minorUnits("1,234", dinar) == 1234)
    #expect(try spanish.minorUnits("1,2", dinar) == 1200)
    #expect(try spanish.minorUnits("500", .jpy) == 500)
    #expect(throws: AmountError.tooManyDecimals(0)) { try spanish.minorUnits("500,5", .jpy) }
    #expect(spanish.text(Money(minorUnits: 7, dinar)) == "0,007")
    #expect(spanish.text(Money(minorUnits: 500, .jpy)) == "500")
    #expect(english.text(Money(minorUnits: 5, .usd)) == "0.05")
  }

  @Test func `whatever is written is read again as it was, plain and in groups`() throws {
    var random = SeededChance(seed: 2026)
    for _ in 0..<5000 {
      let digits = Int.random(in: 0...62, using: &random)
      let minorUnits = Int.random(in: 0...(Int.max >> digits), using: &random)
      let currency = try #require(
        [Currency.eur, .jpy, Currency("TND")].compactMap(\.self).randomElement(using: &random))
      let amount = Money(minorUnits: minorUnits, currency)
      for format in [spanish, english] {
        let text = format.text(amount)
        #expect(try format.minorUnits(text, currency) == minorUnits, "\(text)")
        let grouped = grouped(text, format)
        #expect(try format.minorUnits(grouped, currency) == minorUnits, "\(grouped)")
      }
    }
  }

  @Test func `no text stops the program, and none is read as less than nothing`() {
    var random = SeededChance(seed: 7)
    let letters = Array("0123456789.,.,  -€+eE'\u{A0}½٣x")
    for _ in 0..<5000 {
      let text = String(
        (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        })
      for format in [spanish, english] {
        guard let amount = try? format.amount(text, in: .eur) else { continue }
        #expect(1...10_000_00 ~= amount.minorUnits, "\(text)")
      }
    }
  }

  private func grouped(_ text: String, _ format: AmountFormat) -> String {
    let parts = text.split(separator: format.decimalSeparator, maxSplits: 1)
    var whole = ""
    for (index, digit) in parts[0].reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) {
        whole.insert(format == spanish ? "." : ",", at: whole.startIndex)
      }
      whole.insert(digit, at: whole.startIndex)
    }
    return ([whole] + parts.dropFirst().map(String.init)).joined(
      separator: String(format.decimalSeparator))
  }
}
