public import Foundation

/// The bytes of a picture and their media type.
public struct PictureData: Hashable, Sendable {
  /// The media type, which the bytes were checked against, such as `image/svg+xml`.
  public let contentType: String
  public let bytes: Data

  public init(contentType: String, bytes: Data) {
    self.contentType = contentType
    self.bytes = bytes
  }
}
