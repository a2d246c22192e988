import Foundation
import PaymentsModel
public import Sillar

/// The Payments module.
///
/// ```swift
/// let slots = PaymentsSlots(kinds: [PayableKind("order") { number in "Order \(number)" }])
/// let modules = [PaymentsModule.module(slots)]
/// ```
public enum PaymentsModule {
  /// The name that the styles begin with.
  static let module = Module(name: "Payments", version: "5.0.0")

  /// - Parameter slots: The same slots as those of the coordinator.
  public static func module(_ slots: PaymentsSlots) -> Module {
    Module(
      name: module.name, version: module.version,
      configuration: [
        ConfigurationDeclaration(PaymentsInstalments.self, neededBy: "Payments"),
        ConfigurationDeclaration(PaymentsKeepsCards.self, neededBy: "Payments"),
      ],
      resources: Bundle.module.bundleURL.appending(path: "Resources"),
      strings: [Words.self, Payment.Reason.self],
      routes: PaymentsCoordinator.routes,
      slots: slots.described, previews: PaymentPreviews.all(slots))
  }
}

// Drawn by `web.css` in the resources.
extension Style {
  /// The title of a screen of a payment, which is one narrow column.
  public static let payment = Style("payment", of: PaymentsModule.module)
  /// The fields of a card, with the short ones side by side.
  static let card = Style("card", of: PaymentsModule.module)
  /// The message that a payment has succeeded.
  static let paid = Style("paid", of: PaymentsModule.module)
}

struct PayRoute: Route {
  let payable: Payable.ID
  static let path = Path("/pay/:payable", \.payable, make: Self.init)
}

/// The form for a new card. A link to it leads to the ways to pay.
struct CardRoute: Route {
  let payable: Payable.ID
  static let path = Path("/pay/:payable/card", \.payable, make: Self.init)
}

/// The confirmation of a payment. A link to it leads to the ways to pay.
struct ConfirmationRoute: Route {
  let payable: Payable.ID
  static let path = Path("/pay/:payable/confirmation", \.payable, make: Self.init)
}

struct ReceiptRoute: Route {
  let payment: Payment.ID
  static let path = Path("/receipts/:payment", \.payment, make: Self.init)
}

/// The key of a setting: card payments may be spread over several months.
public enum PaymentsInstalments: DefaultedConfigurationKey {
  public static let name = "payments.instalments"
  public static let summary = "Whether what is paid by card can be paid in instalments."
  public static let defaultValue = true
}

/// The key of a setting: cards may be kept for further payments.
public enum PaymentsKeepsCards: DefaultedConfigurationKey {
  public static let name = "payments.keep-cards"
  public static let summary = "Whether cards can be kept for next time, and kept ones are offered."
  public static let defaultValue = true
}
