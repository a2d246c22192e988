public import Foundation
public import Money

/// The outcome of a payment attempt, as recorded at the backend.
public struct Payment: Hashable, Sendable, Identifiable {
  /// The identity of a payment, such as `pay_7Q2K`.
  public struct ID: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The reason why nothing was paid.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case insufficientFunds = "insufficient-funds"
    case cardDeclined = "card-declined"
    /// The cards of the account have paid as much in a day as they may.
    case cardLimit = "card-limit"
    /// The account has ordered as much on delivery in a day as it may.
    case deliveryLimit = "delivery-limit"
    /// A reason that this program does not know.
    case other
  }

  public enum State: Hashable, Sendable {
    case succeeded
    /// Nothing was paid; the item can still be paid.
    case declined(Reason)
    /// The item was paid, and the whole amount was refunded.
    case refunded
    /// Nothing was paid yet: the item will be paid by a method of the app's own, such as cash on delivery.
    case promised
  }

  /// The method of a payment.
  public enum Method: Hashable, Sendable {
    case balance
    case card(CardBrand, lastFour: String, InstalmentPlan?)
    /// A method of the app's own, which has this name.
    case own(String)

    public var ownName: String? { if case .own(let name) = self { name } else { nil } }
  }

  public let id: ID
  public let payable: Payable.ID
  /// The kind of the payable; nil if the backend does not send it.
  public let kind: Payable.Kind?
  public let state: State
  /// The amount that was due.
  public let amount: Money
  /// The amount that is paid, with interest.
  public let total: Money
  public let method: Method
  public let date: Date
  /// The name of the payee.
  public let payee: String
  /// The title of the item that was paid.
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
