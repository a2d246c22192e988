public import PaymentsModel
public import Sillar

/// The code that an app puts into Payments: the kinds of things that it has paid, and its own ways to pay.
public struct PaymentsSlots: Sendable {
  let kinds: [PayableKind]
  let methods: [OwnPaymentMethod]

  public init(kinds: [PayableKind], methods: [OwnPaymentMethod] = []) {
    self.kinds = kinds
    self.methods = methods
  }

  /// The title of something to pay: the app's, or else the backend's.
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

/// A kind of thing that can be paid in an app, such as an order.
///
/// ```swift
/// let order = PayableKind("order", showsDetail: false) { number in "Order \(number)" }
/// ```
public struct PayableKind: Sendable {
  let kind: Payable.Kind
  let showsDetail: Bool
  let title: @Sendable (_ reference: String) -> LocalizedText

  /// - Parameters:
  ///   - kind: Its name at the backend.
  ///   - showsDetail: False if what the backend says about it is not in the user's language.
  ///   - title: Its title, by its reference.
  public init(
    _ kind: Payable.Kind, showsDetail: Bool = true,
    title: @escaping @Sendable (_ reference: String) -> LocalizedText
  ) {
    self.kind = kind
    self.showsDetail = showsDetail
    self.title = title
  }
}

/// A way to pay of an app's own, which the backend knows: nothing is paid by it now, but promised.
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
  ///   - name: Its name at the backend.
  ///   - caption: How it works, below its title.
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
