import CatalogDelivery
public import Foundation
public import PaymentsDelivery
import PaymentsModel
public import Sillar

/// A shop of the company: the parts in which its app differs from those of other shops.
///
/// ```swift
/// enum Kiosk: ShopBrand {
///   static let name = "Kiosk"
///   static let resources = Bundle.module.bundleURL.appending(path: "Resources")
///   static let payments = PaymentsSlots(kinds: [.order])
/// }
///
/// typealias KioskApp = ShopApp<Kiosk>
/// ```
public protocol ShopBrand: Sendable {
  /// The name of the app; in lowercase, that of its program.
  static var name: String { get }
  /// The name on the screens; by default ``name``.
  static var title: String { get }
  /// The shop whose prices are shown and that receives payments, by its name at the backend; by default Market.
  static var payee: String? { get }
  static var version: String { get }
  static var languages: [String] { get }
  /// The folder with the texts, pictures, colors and settings.
  static var resources: URL { get }
  /// The resources of the shop of which this one is a regional form, for all that ``resources`` does not have; by default nil.
  static var base: URL? { get }
  /// The kinds of payables, and the brand's own payment methods.
  static var payments: PaymentsSlots { get }
  /// The brand's own modules, besides Catalog and Payments.
  static var ownModules: [Module] { get }
}

extension ShopBrand {
  public static var title: String { name }
  public static var payee: String? { nil }
  public static var version: String { "1.0.0" }
  public static var languages: [String] { ["en", "es"] }
  public static var base: URL? { nil }
  public static var ownModules: [Module] { [] }
}

extension PayableKind {
  /// An order of Catalog. Its detail from the backend is in English only, so it is not shown.
  public static let order = PayableKind("order", showsDetail: false) {
    CatalogModule.orderTitle($0)
  }
}
