import FindRequestsModel
import Foundation
import Kit
import Money
import Scripted
import Sillar
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

struct OfferTests {
  @Test(arguments: [
    ("2026-12-01", true), ("2028-02-29", true), ("2026-02-29", false), ("2026-13-01", false),
    ("2026-1-1", false), ("", false), ("tomorrow", false), ("2026-12-01T00:00:00Z", false),
  ])
  func `a day is one that there is in the calendar`(_ text: String, _ isDay: Bool) {
    #expect(Day(text)?.description == (isDay ? text : nil))
  }

  @Test func `days are counted across months and years`() throws {
    let day = try #require(Day("2026-12-31"))
    #expect(day.adding(days: 1).description == "2027-01-01")
    #expect(day < day.adding(days: 1))
    #expect(Day(of: day.noon) == day)
  }

  @Test(arguments: [
    ("12.50", "12,50", 12_50), ("12", "12", 12_00), ("0", "0", 0), (".5", ",5", 50),
    ("1,250.50", "1.250,50", 1_250_50), ("1,000,000", "1.000.000", 1_000_000_00),
    ("12.5 €", "12,5 €", 12_50), ("€ 12", "€ 12", 12_00), ("007", "007", 7_00),
    ("12,50", "12.50", 12_50),
  ])
  func `a price is read as it is written in each language`(
    _ inEnglish: String, _ inSpanish: String, _ cents: Int
  ) {
    for (format, text) in [(english, inEnglish), (spanish, inSpanish)] {
      for text in [text, format.text(euros(cents))] {
        let check = OfferCheck(goodForm("Tap", "1", text), format: format, today: today)
        #expect(check.lineTotals == [0: euros(cents)], "\(text)")
      }
    }
  }

  @Test(
    arguments: [
      ("", .priceMissing), ("  ", .priceMissing), ("€", .priceMissing),
      ("twelve", .priceUnreadable), ("1.2.3", .priceUnreadable), (".", .priceUnreadable),
      ("1e3", .priceUnreadable), ("½", .priceUnreadable), ("0,500", .priceUnreadable),
      ("12.345", .priceUnreadable), ("-1", .priceNegative), ("1000000.01", .priceTooMuch),
      (String(repeating: "9", count: 400), .priceTooMuch),
    ] as [(String, OfferCheck.Problem)])
  func `what is no price is told, and nothing is guessed`(
    _ text: String, _ problem: OfferCheck.Problem
  ) {
    let check = OfferCheck(goodForm("Tap", "1", text), format: english, today: today)
    #expect(Array(check.problems.values) == [problem])
  }

  @Test(
    arguments: [
      ("Tap", "2", "45.50", [:]), ("  Tap ", " 2 ", "45.5", [:]),
      ("", "", "", [.text: .textMissing, .quantity: .quantityWrong, .price: .priceMissing]),
      ("  ", "2", "1", [.text: .textMissing]),
      (String(repeating: "x", count: 121), "2", "1", [.text: .textTooLong]),
      (String(repeating: "x", count: 120), "999", "1", [:]),
      ("Tap", "0", "1", [.quantity: .quantityWrong]),
      ("Tap", "1000", "1", [.quantity: .quantityWrong]),
      ("Tap", "1.5", "1", [.quantity: .quantityWrong]),
      ("Tap", "-1", "1", [.quantity: .quantityWrong]),
      ("Tap", "1", "12.505", [.price: .priceUnreadable]),
    ] as [(String, String, String, [OfferCheck.Field: OfferCheck.Problem])])
  func `what is wrong with a line is told at its field`(
    _ text: String, _ quantity: String, _ price: String,
    _ problems: [OfferCheck.Field: OfferCheck.Problem]
  ) {
    let check = OfferCheck(goodForm(text, quantity, price), format: english, today: today)
    let found = check.problems.map { ($0.key.field, $0.value) }
    #expect(Dictionary(uniqueKeysWithValues: found) == problems)
    #expect((check.offer != nil) == problems.isEmpty)
    #expect(check.totalProblem == (problems.isEmpty ? nil : .linesWrong))
  }

  @Test func `the total runs along with the lines that can be read`() {
    var form = goodForm()
    form.addRow()
    form[row: 1].quantity = "3"
    #expect(OfferCheck(form, format: english, today: today).total == euros(91_00))
    form[row: 1].price = "35"
    let check = OfferCheck(form, format: english, today: today)
    #expect(check.total == euros(196_00))
    #expect(check.lineTotals == [0: euros(91_00), 1: euros(105_00)])
    #expect(check.offer == nil)
    form[row: 1].text = "Hours"
    let offer = OfferCheck(form, format: english, today: today).offer
    #expect(offer?.items == twoLines)
    #expect(offer?.total == euros(196_00))
    #expect(offer?.validUntil == today.adding(days: 30))
  }

  @Test(
    arguments: [
      ("1", "0", .totalNothing), ("999", "1001", nil), ("999", "1002", .totalTooMuch),
      ("1", "1000000", nil), ("2", "500000.01", .totalTooMuch),
    ] as [(String, String, OfferCheck.Problem?)])
  func `an offer comes to more than nothing, and to a million at most`(
    _ quantity: String, _ price: String, _ problem: OfferCheck.Problem?
  ) {
    let check = OfferCheck(goodForm("Tap", quantity, price), format: english, today: today)
    #expect(check.totalProblem == problem)
    #expect((check.offer == nil) == (check.totalProblem != nil))
  }

  @Test func `a form has one line at least and thirty at most`() {
    var form = OfferForm()
    #expect(form.isEmpty)
    form.removeRow(0)
    #expect(form.rows.count == 1)
    for _ in 0..<40 { form.addRow() }
    #expect(form.rows.count == 30)
    #expect(!form.canAddRow)
    form.removeRow(3)
    form[row: 3].text = "Gone"
    #expect(!form.rows.contains { $0.text == "Gone" })
    form.addRow()
    #expect(Set(form.rows.map(\.id)).count == 30)
  }

  @Test func `a form made of an offer comes to the same offer`() {
    let form = OfferForm(.sample(), format: spanish)
    #expect(OfferCheck(form, format: spanish, today: today).offer?.items == twoLines)
  }
}
