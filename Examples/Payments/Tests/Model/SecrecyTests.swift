import Foundation
import PaymentsModel
import Testing

/// The printed forms of a card's number, and of values that contain it, show only the last four digits.
struct SecrecyTests {
  private let digits = "4242424242424242"

  private func form() -> CardForm {
    var form = CardForm()
    form.number = Concealed("4242 4242 4242 4242")
    form.expiry = "04/28"
    form.securityCode = Concealed("9173")
    form.holder = "Ada Lovelace"
    return form
  }

  private func printed(_ value: Any) -> String {
    var dumped = ""
    dump(value, to: &dumped)
    return [
      String(describing: value), String(reflecting: value), "\(value)", dumped,
      "\([value])", "\(Optional(value) as Any)", "\(Mirror(reflecting: value).children.map { $0 })",
    ].joined(separator: "\n")
  }

  private func check(_ value: Any) {
    let text = printed(value)
    #expect(!text.contains("9173"))
    #expect(!text.contains(digits))
    #expect(!text.contains("4242 4242"))
    #expect(!text.contains("42424"))
  }

  @Test func `a number shows its last four digits alone`() throws {
    let number = try CardNumber(typed: Concealed(digits))
    #expect(String(describing: number) == "•••• 4242")
    #expect(String(reflecting: number) == "•••• 4242")
    check(number)
  }

  @Test func `what was typed, right or wrong, shows nothing`() {
    check(form())
    check(form().number)
    var wrong = form()
    wrong.number = Concealed("4242 4242 4242 4241")
    check(wrong)
    check(wrong.check(at: .distantPast))
  }

  @Test func `a card to register shows nothing of number or code`() throws {
    var form = form()
    form.securityCode = Concealed("917")
    guard case .good(let card) = form.check(at: Date(timeIntervalSince1970: 1_767_225_600)) else {
      Issue.record("The form is good.")
      return
    }
    let text = printed(card)
    #expect(!text.contains("917"))
    #expect(!text.contains("42424"))
    #expect(text.contains("•••• 4242"))
  }
}
