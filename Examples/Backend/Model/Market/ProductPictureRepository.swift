/// Where pictures of products are found.
public protocol ProductPictureRepository: Sendable {
  /// - Returns: `nil` when there is no such product.
  func picture(of product: Product.ID) async throws -> Picture?
}
