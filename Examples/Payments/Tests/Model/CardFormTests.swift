import Foundation
import PaymentsModel
import Testing

struct CardFormTests {
  /// The 21st of November 2026, in UTC.
  private let today = Date(timeIntervalSince1970: 1_795_255_200)

  private func form(_ change: (inout CardForm) -> Void = { _ in }) -> CardForm {
    var form = CardForm()
    form.number = Concealed("4242 4242 4242 4242")
    form.expiry = "04/28"
    form.securityCode = Concealed("123")
    form.holder = " Ada Lovelace "
    change(&form)
    return form
  }

  private func problems(_ change: (inout CardForm) -> Void) -> [CardField: CardFieldProblem] {
    if case .wrong(let problems) = form(change).check(at: today) { problems } else { [:] }
  }

  @Test func `a good form makes a card`() throws {
    guard case .good(let card) = form().check(at: today) else {
      Issue.record("The form is good.")
      return
    }
    #expect(card.number.lastFour == "4242")
    #expect(card.expiry == CardExpiry(year: 2028, month: 4))
    #expect(card.securityCode.revealedDigits == "123")
    #expect(card.holder == "Ada Lovelace")
    #expect(!card.keeps)
  }

  @Test func `everything that is wrong is told at once`() {
    #expect(
      problems { $0 = CardForm() }
        == [.number: .missing, .expiry: .missing, .securityCode: .missing, .holder: .missing])
    #expect(
      problems {
        $0.number = Concealed("4242")
        $0.expiry = "13/28"
        $0.securityCode = Concealed("12a")
        $0.holder = "4242424242424242"
      }
        == [
          .number: .tooShort, .expiry: .unreadable, .securityCode: .unreadable,
          .holder: .unreadable,
        ])
  }

  @Test func `a card is good until its month ends`() {
    #expect(problems { $0.expiry = "10/26" } == [.expiry: .expired])
    #expect(problems { $0.expiry = "11/26" } == [:])
    #expect(problems { $0.expiry = "12/25" } == [.expiry: .expired])
    #expect(problems { $0.expiry = "01/27" } == [:])
  }

  @Test func `the month ends in UTC, to the second`() throws {
    let expiry = try #require(CardExpiry(year: 2026, month: 12))
    let newYear = Date(timeIntervalSince1970: 1_798_761_600)
    #expect(!expiry.isPast(at: newYear.addingTimeInterval(-1)))
    #expect(expiry.isPast(at: newYear))
  }

  @Test(arguments: ["04/28", "4/28", "04 / 28", "0428", "04/2028", "042028", "04-28"])
  func `an expiry is understood as people type it`(_ typed: String) throws {
    #expect(try CardExpiry(typed: typed) == CardExpiry(year: 2028, month: 4))
  }

  @Test(arguments: [
    "4", "28", "428", "00/28", "13/28", "04/1999", "04/28/30", "a4/28", "04/2", "/28", "04/",
    "٠٤/٢٨",
    "+4/28", "2028-04",
  ])
  func `what is no expiry is not taken for one`(_ typed: String) {
    #expect(throws: CardFieldProblem.unreadable) { try CardExpiry(typed: typed) }
  }

  @Test func `an expiry is written as on the card, and as on the wire`() throws {
    let expiry = try #require(CardExpiry(iso: "2028-04"))
    #expect("\(expiry)" == "04/28")
    #expect(expiry.iso == "2028-04")
    for text in ["2028-4", "28-04", "2028-13", "2028", "", "2028-04-01"] {
      #expect(CardExpiry(iso: text) == nil)
    }
  }

  @Test func `a security code has three digits, and four on one brand's cards`() {
    #expect(problems { $0.securityCode = Concealed("12") } == [.securityCode: .tooShort])
    #expect(problems { $0.securityCode = Concealed("1234") } == [.securityCode: .tooLong])
    #expect(
      problems {
        $0.number = Concealed("378282246310005")
        $0.securityCode = Concealed("123")
      } == [.securityCode: .tooShort])
    #expect(
      problems {
        $0.number = Concealed("378282246310005")
        $0.securityCode = Concealed("1234")
      } == [:])
  }

  @Test func `while the number is wrong, a code of either length will do`() {
    #expect(
      problems {
        $0.number = Concealed("1")
        $0.securityCode = Concealed("1234")
      } == [.number: .tooShort])
  }
}
