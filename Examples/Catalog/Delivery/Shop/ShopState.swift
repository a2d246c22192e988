import CatalogModel
import Sillar

struct ShopState: Equatable, Sendable {
  /// As it stands in the field.
  var query = ""
  /// Nil for all.
  var category: ProductCategory.ID?
  var pageSize = 24
  var categories = Loadable<[ProductCategory]>()
  var listing = Listing()

  var request: ProductQuery {
    ProductQuery(text: query, category: category, pageSize: pageSize)
  }
}

enum ShopEvent: Sendable {
  case queryChanged(String)
  case querySubmitted
  case categoryChosen(ProductCategory.ID?)
  case productSelected(Product.ID)
  case endReached
  case retried
  case nextPageRetried
}
