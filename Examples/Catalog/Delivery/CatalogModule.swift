import CatalogModel
import Foundation
public import Sillar

/// The Catalog module: products, a basket, orders.
///
/// ```swift
/// let modules = [CatalogModule.module]
/// ```
public enum CatalogModule {
  public static let module = Module(
    name: "Catalog", version: "3.0.0",
    configuration: [
      ConfigurationDeclaration(CatalogShowsStock.self, neededBy: "Catalog"),
      ConfigurationDeclaration(CatalogPageSize.self, neededBy: "Catalog"),
    ],
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self],
    routes: CatalogCoordinator.routes,
    shortcuts: [Words.basketTitle: BasketRoute(), Words.ordersTitle: OrdersRoute()])

  /// The title of an order on the screens of its payment.
  ///
  /// - Parameter number: The short number for users, such as `7Q2K`.
  public static func orderTitle(_ number: String) -> LocalizedText {
    Words.orderTitle.with(["number": number])
  }
}

/// The products, such as `/` and `/?in=kitchen&q=coffee`.
struct ShopRoute: Route {
  var category: ProductCategory.ID?
  var text = ""

  static let path = Path("/?in=:category&q=:text", \.categoryText, \.text) { category, text in
    ShopRoute(category: ProductCategory.ID(category), text: text)
  }

  private var categoryText: String { category?.rawValue ?? "" }
}

struct ProductRoute: Route {
  let id: Product.ID
  static let path = Path("/product/:id", \.id, make: Self.init)
}

struct BasketRoute: Route {
  static let path = Path("/basket") { BasketRoute() }
}

struct OrdersRoute: Route {
  static let path = Path("/orders") { OrdersRoute() }
}

struct OrderRoute: Route {
  let id: Order.ID
  static let path = Path("/orders/:id", \.id, make: Self.init)
}

/// The key of a setting: products show the exact number of items left when there are few.
public enum CatalogShowsStock: DefaultedConfigurationKey {
  public static let name = "catalog.shows-stock"
  public static let summary = "Whether products say exactly how few of them are left."
  public static let defaultValue = true
}

/// The number of products on a page.
public enum CatalogPageSize: DefaultedConfigurationKey {
  public static let name = "catalog.page-size"
  public static let summary = "How many products come at a time, from 1 to 100."
  public static let defaultValue = 24
}

// Drawn by `web.css` in the resources.
extension Style {
  /// The links to the shop, the orders and the basket: in the bar if there is room.
  static let header = Style("header", of: CatalogModule.module)
  static let search = Style("search", of: CatalogModule.module)
  static let products = Style("products", of: CatalogModule.module)
  static let product = Style("product", of: CatalogModule.module)
  /// The total of the basket: beside its lines if there is room.
  static let summary = Style("summary", of: CatalogModule.module)
  /// The orders, or the lines of one order: at a readable width.
  static let orders = Style("orders", of: CatalogModule.module)
}
