public import Foundation
public import Money

/// What became of an attempt to pay, in the backend's books.
public struct Payment: Hashable, Sendable, Identifiable {
  /// Names a payment, such as `pay_7Q2K`.
  public struct ID: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Why nothing was paid.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case insufficientFunds = "insufficient-funds"
    case cardDeclined = "card-declined"
    /// One that this program does not know.
    case other
  }

  public enum State: Hashable, Sendable {
    case succeeded
    /// Nothing was paid; what was to be paid can still be.
    case declined(Reason)
    /// It was paid, and all of it was given back.
    case refunded
    /// Nothing was paid yet: it will be, by a method of the app's own, such as cash on delivery.
    case promised
  }

  /// How it was paid.
  public enum Method: Hashable, Sendable {
    case balance
    case card(CardBrand, lastFour: String, InstalmentPlan?)
    /// By a method of the app's own, which has this name.
    case own(String)

    public var ownName: String? { if case .own(let name) = self { name } else { nil } }
  }

  public let id: ID
  public let payable: Payable.ID
  /// Nil where the backend does not say it.
  public let kind: Payable.Kind?
  public let state: State
  /// What was owed.
  public let amount: Money
  /// What is paid, with interest.
  public let total: Money
  public let method: Method
  public let date: Date
  /// Who was paid.
  public let payee: String
  /// What for.
  public let title: String
  public let reference: String

  public init(
    id: ID, payable: Payable.ID, kind: Payable.Kind? = nil, state: State = .succeeded,
    amount: Money, total: Money? = nil,
    method: Method, date: Date, payee: String, title: String, reference: String = ""
  ) {
    self.id = id
    self.payable = payable
    self.kind = kind
    self.state = state
    self.amount = amount
    self.total = total ?? amount
    self.method = method
    self.date = date
    self.payee = payee
    self.title = title
    self.reference = reference
  }
}
