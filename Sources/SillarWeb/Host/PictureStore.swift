/// Where a host gets the pictures that views name with ``PictureSource/stored(_:)``.
///
/// ```swift
/// struct Logos: PictureStore {
///   func picture(named name: String) async throws -> StoredPicture? {
///     name == "logo" ? StoredPicture(data: Array(svg.utf8), contentType: "image/svg+xml") : nil
///   }
/// }
/// ```
public protocol PictureStore: Sendable {
  /// The picture of that name; nil when there is none.
  func picture(named name: String) async throws -> StoredPicture?
}

/// A picture as it goes to the browser.
public struct StoredPicture: Sendable, Equatable {
  public let data: [UInt8]
  /// Its media type; the host serves only `image/…`.
  public let contentType: String

  public init(data: [UInt8], contentType: String) {
    self.data = data
    self.contentType = contentType
  }

  /// Whether the media type is one of a picture, and one only: of several a browser takes the last.
  var isPicture: Bool {
    contentType.hasPrefix("image/")
      && contentType.utf8.allSatisfy { $0 > 0x1F && $0 != UInt8(ascii: ",") }
  }
}

/// A store with nothing in it.
struct NoPictures: PictureStore {
  func picture(named name: String) async throws -> StoredPicture? { nil }
}
