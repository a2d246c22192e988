public import Foundation

/// A field of a form for a card. The raw value is part of the codes of its texts.
public enum CardField: String, Hashable, Sendable, CaseIterable {
  case number, expiry, holder
  case securityCode = "code"
}

/// The problem of a text in a field.
public enum CardFieldProblem: String, Error, Hashable, Sendable, CaseIterable {
  case missing
  /// Something else than digits, or not of the form that is asked for.
  case unreadable
  case tooShort
  case tooLong
  /// The digits do not belong together: one is wrong, or two have changed places.
  case mistyped
  /// The card is no longer good.
  case expired
}

/// What somebody has typed about a card, right or wrong.
///
/// ```swift
/// var form = CardForm()
/// form.number = Concealed("4242 4242 4242 4242")
/// let check = form.check(at: Date())   // what is wrong, field by field, or a card to register
/// ```
public struct CardForm: Hashable, Sendable, Codable {
  /// What became of checking a form.
  public enum Check: Hashable, Sendable {
    case good(NewCard)
    case wrong([CardField: CardFieldProblem])
  }

  public static let maximumHolderLength = 100

  public var number = Concealed("")
  /// As it stands on the card: `04/28`.
  public var expiry = ""
  public var securityCode = Concealed("")
  public var holder = ""
  /// Whether the customer wants to pay with it another time too.
  public var keeps = false

  public init() {}

  /// Checks every field, so that all that is wrong can be told at once. Nothing is sent before this is good.
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
    // A number that strays into the name would be kept with it.
    if name.contains(where: \.isNumber) { throw .unreadable }
    return name
  }
}
