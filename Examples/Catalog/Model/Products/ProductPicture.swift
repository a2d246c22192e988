/// A picture of a product, by the shop's name for its file, under which a screen shows it and a host asks for it.
///
/// ```swift
/// let picture = ProductPicture(file: "moka-pot.svg")
/// ```
public struct ProductPicture: Hashable, Sendable {
  public let file: String

  /// Nil for what could be anything but the name of a file.
  public init?(file: String) {
    guard let id = Product.ID(file), !file.hasPrefix("."), !file.contains("..") else {
      return nil
    }
    self.file = id.rawValue
  }
}
