public import Foundation
public import PaymentsDelivery
public import ShopsKit

/// Market, the app of a shop.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> MarketApp {
///   try MarketApp(
///     configuration: MarketApp.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public typealias MarketApp = ShopApp<Market>

public enum Market: ShopBrand {
  public static let name = "Market"
  public static let languages = ["en", "es", "pt-BR"]
  public static let resources = Bundle.module.bundleURL.appending(path: "Resources")
  public static let payments = PaymentsSlots(kinds: [.order])
}
