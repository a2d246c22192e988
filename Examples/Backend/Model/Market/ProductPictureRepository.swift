/// A source of product pictures.
public protocol ProductPictureRepository: Sendable {
  /// - Returns: `nil` when there is no picture of this product.
  func picture(of product: Product.ID) async throws -> Picture?
}
