public import Foundation
import MarketApp
public import PaymentsDelivery
public import ShopsKit

/// Market for Argentina: Market's screens, words and look, with pesos, the time of Buenos Aires, and a catalog of the words
/// that are other there.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> MarketArgentinaApp {
///   try MarketArgentinaApp(
///     configuration: MarketArgentinaApp.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public typealias MarketArgentinaApp = ShopApp<MarketArgentina>

public enum MarketArgentina: ShopBrand {
  public static let name = "MarketArgentina"
  public static let title = "Market Argentina"
  public static let payee: String? = "market-argentina"
  public static let languages = ["es-AR", "en"]
  public static let resources = Bundle.module.bundleURL.appending(path: "Resources")
  public static let base: URL? = Market.resources
  public static let payments = Market.payments
}
