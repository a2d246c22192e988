public import Sillar

/// The source of the pictures that views name with `PictureSource.stored(_:)`.
///
/// ```swift
/// struct Logos: PictureStore {
///   func picture(named name: String) async throws -> StoredPicture? {
///     name == "logo" ? StoredPicture(data: Array(svg.utf8), contentType: "image/svg+xml") : nil
///   }
/// }
/// ```
public protocol PictureStore: Sendable {
  /// The picture with that name, for every visitor; nil when there is none. A browser may keep it for a day.
  func picture(named name: String) async throws -> StoredPicture?

  /// The picture with that name for one visitor; nil when there is none, or when the visitor may not see it. The client
  /// cannot tell these two cases apart. No browser keeps such a picture, unless it says that it is not private: the host
  /// asks the store each time.
  ///
  /// A host calls this method. By default, every visitor gets the same picture.
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
  /// - Parameter visitor: The same visitor as in the app's windows. A browser without a session is an unknown visitor.
  func picture(named name: String, for visitor: Visitor) async throws -> StoredPicture?
}

extension PictureStore {
  public func picture(named name: String, for visitor: Visitor) async throws -> StoredPicture? {
    guard var picture = try await picture(named: name) else { return nil }
    picture.isPrivate = false
    return picture
  }
}

/// A picture as it is sent to the browser.
public struct StoredPicture: Sendable, Equatable {
  public let data: [UInt8]
  /// Its media type; the host serves only `image/…`.
  public let contentType: String
  /// True if no browser may keep the picture, because not every visitor may see it, or may see it for ever. A picture of
  /// ``PictureStore/picture(named:)`` is never private.
  public var isPrivate: Bool

  public init(data: [UInt8], contentType: String, isPrivate: Bool = true) {
    self.data = data
    self.contentType = contentType
    self.isPrivate = isPrivate
  }

  /// True when the media type is a single picture type. A browser uses the last of several types.
  var isPicture: Bool {
    contentType.hasPrefix("image/")
      && contentType.utf8.allSatisfy { $0 > 0x1F && $0 != UInt8(ascii: ",") }
  }
}

/// An empty store.
struct NoPictures: PictureStore {
  func picture(named name: String) async throws -> StoredPicture? { nil }
}
