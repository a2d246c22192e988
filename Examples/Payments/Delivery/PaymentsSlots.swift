public import PaymentsModel
public import Sillar

/// The code that an app puts into Payments: its kinds of payables, its own payment methods, and its own steps.
public struct PaymentsSlots: Sendable {
  let kinds: [PayableKind]
  let methods: [OwnPaymentMethod]
  let step: @Sendable (PaymentStep) -> Screen?

  /// - Parameter step: Makes the app's screen in place of the module's, for each step of each payment; nil for a step that the
  ///   module shows.
  public init(
    kinds: [PayableKind], methods: [OwnPaymentMethod] = [],
    step: @escaping @Sendable (PaymentStep) -> Screen? = { _ in nil }
  ) {
    self.kinds = kinds
    self.methods = methods
    self.step = step
  }

  /// True if the app is one for payables of this kind.
  func has(_ kind: Payable.Kind?) -> Bool { kinds.contains { $0.kind == kind } }

  /// The title of a payable: the app's, or else the backend's.
  func title(of kind: Payable.Kind?, _ reference: String, else title: String) -> LocalizedText {
    kinds.first { $0.kind == kind }?.title(reference) ?? title.localized
  }

  func title(of method: Payment.Method) -> LocalizedText {
    switch method {
    case .balance: Words.balance.localized
    case .card(let brand, let lastFour, _): brand.title(lastFour: lastFour)
    case .own(let name): self.method(name)?.title ?? name.localized
    }
  }

  func method(_ name: String) -> OwnPaymentMethod? { methods.first { $0.name == name } }

  /// The slots, for the checks when the app starts.
  var described: [Slot] {
    [
      Slot(
        "kinds", filledWith: kinds.map(\.kind.rawValue), texts: kinds.map { $0.title("") }),
      Slot(
        "methods", isRequired: false, filledWith: methods.map(\.name),
        texts: methods.flatMap { [$0.title, $0.caption, $0.confirm, $0.done] }),
    ]
  }
}

/// A kind of payable in an app, such as an order.
///
/// ```swift
/// let order = PayableKind("order", showsDetail: false) { number in "Order \(number)" }
/// ```
public struct PayableKind: Sendable {
  let kind: Payable.Kind
  let showsDetail: Bool
  let title: @Sendable (_ reference: String) -> LocalizedText

  /// - Parameters:
  ///   - kind: The name of the kind at the backend.
  ///   - showsDetail: False if the backend's detail text is not in the customer's language.
  ///   - title: Makes the title of a payable from its reference.
  public init(
    _ kind: Payable.Kind, showsDetail: Bool = true,
    title: @escaping @Sendable (_ reference: String) -> LocalizedText
  ) {
    self.kind = kind
    self.showsDetail = showsDetail
    self.title = title
  }
}

/// A payment method of the app's own, known to the backend: the payment is promised and not made now.
///
/// ```swift
/// let cash = OwnPaymentMethod(
///   "on-delivery", title: "Cash on delivery", caption: "You pay when it comes.",
///   confirm: "Order now", done: "It is on its way")
/// ```
public struct OwnPaymentMethod: Sendable {
  let name: String
  let title: LocalizedText
  let caption: LocalizedText
  let confirm: LocalizedText
  let done: LocalizedText

  /// - Parameters:
  ///   - name: The name of the method at the backend.
  ///   - caption: An explanation of the method, below its title.
  ///   - confirm: The title of the last button.
  ///   - done: The title of the last screen.
  public init(
    _ name: String, title: some Localizable, caption: some Localizable, confirm: some Localizable,
    done: some Localizable
  ) {
    self.name = name
    self.title = title.localized
    self.caption = caption.localized
    self.confirm = confirm.localized
    self.done = done.localized
  }
}
