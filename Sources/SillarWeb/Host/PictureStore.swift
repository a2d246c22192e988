public import Sillar

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

  /// The picture of that name for one visitor; nil when there is none, or they may not see it: who asks cannot tell
  /// which.
  ///
  /// A host calls this one. Unless a store has its own, everybody gets the same picture.
  ///
  /// ```swift
  /// struct Photos: PictureStore {
  ///   let owners: [String: String]
  ///   let bytes: @Sendable (String) async throws -> [UInt8]
  ///   func picture(named name: String) async throws -> StoredPicture? { nil }
  ///   func picture(named name: String, for visitor: Visitor) async throws -> StoredPicture? {
  ///     guard owners[name] == visitor.id else { return nil }
  ///     return StoredPicture(data: try await bytes(name), contentType: "image/jpeg")
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter visitor: As for the app's windows. One whose browser has no window here yet is a stranger.
  func picture(named name: String, for visitor: Visitor) async throws -> StoredPicture?
}

extension PictureStore {
  public func picture(named name: String, for visitor: Visitor) async throws -> StoredPicture? {
    try await picture(named: name)
  }
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
