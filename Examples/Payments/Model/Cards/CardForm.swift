public import Foundation

/// A field of a form for a card. The raw value is part of the keys of its texts.
public enum CardField: String, Hashable, Sendable, CaseIterable {
  case number, expiry, holder
  case securityCode = "code"
}

/// The problem with the text of a field.
public enum CardFieldProblem: String, Error, Hashable, Sendable, CaseIterable {
  case missing
  /// The text has other characters than digits, or the wrong format.
  case unreadable
  case tooShort
  case tooLong
  /// The check digit does not match: a digit is wrong, or two are swapped.
  case mistyped
  /// The card has expired.
  case expired
}

/// The text of a card form, valid or not.
///
/// ```swift
/// var form = CardForm()
/// form.number = Concealed("4242 4242 4242 4242")
/// let check = form.check(at: Date())   // what is wrong, field by field, or a card to register
/// ```
public struct CardForm: Hashable, Sendable {
  /// The result of the check of a form.
  public enum Check: Hashable, Sendable {
    case good(NewCard)
    case wrong([CardField: CardFieldProblem])
  }

  public static let maximumHolderLength = 100

  public var number = Concealed("")
  /// The expiry as printed on the card: `04/28`.
  public var expiry = ""
  public var securityCode = Concealed("")
  public var holder = ""
  /// True if the card is kept for further payments.
  public var keeps = false

  public init() {}

  /// Checks every field, so that the form shows all problems at once. Only a valid form is sent.
  public func check(at date: Date) -> Check {
    var problems: [CardField: CardFieldProblem] = [:]
    func checked<Value>(
      _ field: CardField, _ make: () throws(CardFieldProblem) -> Value
    ) -> Value? {
      do throws(CardFieldProblem) {
        return try make()
      } catch {
        problems[field] = error
        return nil
      }
    }
    let number = checked(.number) { () throws(CardFieldProblem) in
      try CardNumber(typed: self.number)
    }
    let expiry = checked(.expiry) { () throws(CardFieldProblem) in
      let expiry = try CardExpiry(typed: self.expiry)
      if expiry.isPast(at: date) { throw .expired }
      return expiry
    }
    let code = checked(.securityCode) { () throws(CardFieldProblem) in
      try SecurityCode(typed: securityCode, brand: number?.brand)
    }
    let holder = checked(.holder) { () throws(CardFieldProblem) in try checkedHolder() }
    guard let number, let expiry, let code, let holder else { return .wrong(problems) }
    return .good(
      NewCard(number: number, expiry: expiry, securityCode: code, holder: holder, keeps: keeps))
  }

  private func checkedHolder() throws(CardFieldProblem) -> String {
    let name = holder.trimmingCharacters(in: .whitespacesAndNewlines)
    if name.isEmpty { throw .missing }
    if name.count > Self.maximumHolderLength { throw .tooLong }
    // A card number in the wrong field would be kept with the name.
    if name.contains(where: \.isNumber) { throw .unreadable }
    return name
  }
}
