public import Foundation
public import PaymentsDelivery
public import ShopsKit
public import Sillar

/// A corner shop with payment on delivery.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> CornerShopApp {
///   try CornerShopApp(
///     configuration: CornerShopApp.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public typealias CornerShopApp = ShopApp<CornerShop>

public enum CornerShop: ShopBrand {
  public static let name = "CornerShop"
  public static let title = "Corner Shop"
  public static let payee: String? = "corner-shop"
  public static let resources = Bundle.module.bundleURL.appending(path: "Resources")

  /// The name of the payment method at the backend.
  private static let onDelivery = "on-delivery"

  public static let payments = PaymentsSlots(
    kinds: [.order],
    methods: [
      OwnPaymentMethod(
        onDelivery, title: Words.cash, caption: Words.cashCaption, confirm: Words.orderNow,
        done: Words.ordered)
    ],
    step: { step in
      guard case .confirmation(let step, ownMethod: onDelivery) = step else { return nil }
      return CashAtTheDoor.screen(step)
    })

  /// The texts of the payment method and of its confirmation.
  public static let ownModules = [
    Module(
      name: Words.module, version: "1.0.0", resources: resources.appending(path: "cornershop"),
      strings: [Words.self])
  ]
}

enum Words: String, StringKey {
  static let module = "CornerShop"
  case cash, cashCaption, orderNow, ordered
  case atTheDoor, note, change, noChange, otherWay
}
