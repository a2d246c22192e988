import CatalogDelivery
public import Foundation
public import PaymentsDelivery
import PaymentsModel
public import Sillar

/// A shop of the company: what makes it one app and not another.
///
/// ```swift
/// enum Kiosk: ShopBrand {
///   static let name = "Kiosk"
///   static let summary = "Things for the way."
///   static let resources = Bundle.module.bundleURL.appending(path: "Resources")
///   static let payments = PaymentsSlots(kinds: [.order])
/// }
///
/// typealias KioskApp = ShopApp<Kiosk>
/// ```
public protocol ShopBrand: Sendable {
  /// In lowercase, the name of its program.
  static var name: String { get }
  /// The name on its screens; by default ``name``.
  static var title: String { get }
  /// The shop that is paid, by its name at the backend; by default Market.
  static var payee: String? { get }
  static var version: String { get }
  static var summary: String { get }
  static var languages: [String] { get }
  /// The folder with its texts, pictures, colors and settings.
  static var resources: URL { get }
  /// The kinds of things that it has paid, and its own ways to pay.
  static var payments: PaymentsSlots { get }
  /// Modules of its own, besides Catalog and Payments.
  static var ownModules: [Module] { get }
}

extension ShopBrand {
  public static var title: String { name }
  public static var payee: String? { nil }
  public static var version: String { "1.0.0" }
  public static var languages: [String] { ["en", "es"] }
  public static var ownModules: [Module] { [] }
}

extension PayableKind {
  /// An order of Catalog's. What the backend says about it is in English.
  public static let order = PayableKind("order", showsDetail: false) {
    CatalogModule.orderTitle($0)
  }
}
