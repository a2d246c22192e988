import Foundation
import PaymentsModel
public import Sillar

/// Payments as a part of an app.
///
/// ```swift
/// let slots = PaymentsSlots(kinds: [PayableKind("order") { number in "Order \(number)" }])
/// let modules = [PaymentsModule.module(slots)]
/// ```
public enum PaymentsModule {
  /// The name that the styles begin with.
  static let module = Module(name: "Payments", version: "1.0.0")

  /// - Parameter slots: The same that the coordinator gets.
  public static func module(_ slots: PaymentsSlots) -> Module {
    Module(
      name: module.name, version: module.version,
      configuration: [
        ConfigurationDeclaration(PaymentsInstalments.self, neededBy: "Payments"),
        ConfigurationDeclaration(PaymentsKeepsCards.self, neededBy: "Payments"),
      ],
      resources: Bundle.module.bundleURL.appending(path: "Resources"),
      strings: [Words.self, Payment.Reason.self], routes: [PayRoute.self, ReceiptRoute.self],
      slots: slots.described)
  }
}

// Drawn by `web.css` in the resources.
extension Style {
  /// The title of a screen of a payment, which is one narrow column.
  static let payment = Style("payment", of: PaymentsModule.module)
  /// The fields of a card, the short ones beside each other.
  static let card = Style("card", of: PaymentsModule.module)
  /// A payment has gone through.
  static let paid = Style("paid", of: PaymentsModule.module)
}

struct PayRoute: Route {
  let payable: Payable.ID
  static let path = Path("/pay/:payable", \.payable, make: Self.init)
}

struct ReceiptRoute: Route {
  let payment: Payment.ID
  static let path = Path("/receipts/:payment", \.payment, make: Self.init)
}

/// Whether paying with a card can be spread over several months.
public enum PaymentsInstalments: DefaultedConfigurationKey {
  public static let name = "payments.instalments"
  public static let summary = "Whether what is paid by card can be paid in instalments."
  public static let defaultValue = true
}

/// Whether cards can be kept for next time.
public enum PaymentsKeepsCards: DefaultedConfigurationKey {
  public static let name = "payments.keep-cards"
  public static let summary = "Whether cards can be kept for next time, and kept ones are offered."
  public static let defaultValue = true
}
