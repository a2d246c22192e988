import CatalogModel
import SillarData

/// Products in one language.
struct CachedProductsSource: ProductsSource {
  let catalog: CachedCatalog
  let language: String

  func categories() -> Answers<[ProductCategory]> {
    Answers(catalog.categories.read(CategoriesKey(language: language), .both)) {
      $0.items.map(\.category)
    }
  }

  func page(of query: ProductQuery, after cursor: PageCursor?) -> Answers<ProductPage> {
    let key = PageKey(language: language, query: query, cursor: cursor)
    // What somebody asks for with their own hands comes live, and saved if it must.
    let policy: ReadPolicy = cursor == nil && !query.isSearch ? .both : .networkFirst
    return Answers(catalog.pages.read(key, policy)) {
      ProductPage(products: $0.items.map(\.product), next: $0.cursor)
    }
  }

  func product(_ id: Product.ID, _ way: ReadingWay) -> Answers<ProductDetail> {
    Answers(catalog.products.read(ProductKey(language: language, id: id), way.policy)) {
      $0.detail
    }
  }
}
