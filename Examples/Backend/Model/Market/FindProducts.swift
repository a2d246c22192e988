/// Searches the products on offer.
///
///     let slice = try FindProducts(text: "cafe", language: .spanish).execute(in: records)
public struct FindProducts: Sendable {
  private let words: SearchWords
  private let category: String?
  private let language: Language
  private let slice: SliceRequest

  /// - Parameters:
  ///   - text: beginnings of words of a product's name, summary or category; empty matches all products.
  ///   - category: the id of the category to search; `nil` for all.
  public init(
    text: String = "", category: String? = nil, language: Language,
    slice: SliceRequest = SliceRequest()
  ) {
    words = SearchWords(text)
    self.category = category
    self.language = language
    self.slice = slice
  }

  public func execute(in records: any CommerceRecords) throws -> Slice<Product> {
    try records.products(matching: words, in: language, category: category, slice)
  }
}
