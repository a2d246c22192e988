import CatalogModel
import Foundation
import SillarData

extension LocalCatalog {
  /// A page as it was saved. Where a list's first page never was, what fits it in all that was seen.
  func page(_ key: PageKey) async throws -> Saved<ListDTO<ProductDTO>>? {
    if let saved: Saved<ListDTO<ProductDTO>> = try await answer(key) { return saved }
    // A page of another order would not go on where the saved ones end.
    guard key.cursor == nil else { return nil }
    let words = Self.words(key.query.text)
    guard words.isEmpty == !key.query.isSearch else { return nil }
    let found = try await products(key.language).filter { saved in
      let product = saved.value
      if let category = key.query.category, product.category != category.rawValue { return false }
      let own = Self.words(product.name + " " + product.summary)
      return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
    // Where nothing fits, nobody knows what the shop would find.
    guard let oldest = found.map(\.at).min() else { return nil }
    return Saved(value: ListDTO(items: found.map(\.value)), at: oldest)
  }

  /// Words without case and accents, as the shop compares them.
  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }
}

extension ListDTO {
  /// A list that goes no further.
  init(items: [Item]) {
    self.init(items: items, next: nil, unreadable: [])
  }
}
