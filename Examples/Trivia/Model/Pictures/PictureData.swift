public import Foundation

/// The bytes of a picture and what kind they are.
public struct PictureData: Hashable, Sendable {
  /// A media type that the bytes were checked against, such as `image/svg+xml`.
  public let contentType: String
  public let bytes: Data

  public init(contentType: String, bytes: Data) {
    self.contentType = contentType
    self.bytes = bytes
  }
}
