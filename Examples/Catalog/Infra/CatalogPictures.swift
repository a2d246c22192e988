import Foundation
public import SillarData

/// The pictures on the shop's screens, by the names that the screens use.
///
/// ```swift
/// func isThere(_ name: String, in pictures: CatalogPictures) async throws -> Bool {
///   try await pictures.picture(named: name) != nil
/// }
/// ```
///
/// Only pictures that the shop has named are fetched, so that a request cannot fill the disk with others.
public struct CatalogPictures: Sendable {
  let apiURL: URL
  let seen: LocalCatalog
  let cache: PictureCache

  /// - Returns: Nil if the picture does not exist or cannot be shown, or if the shop has not named it.
  /// - Throws: ``PictureError`` when the picture cannot be fetched now, `Problem` when the storage fails.
  public func picture(named name: String) async throws -> CachedPicture? {
    guard try await seen.knows(picture: name) else { return nil }
    do {
      return try await cache.picture(at: apiURL.appending(path: "v1/pictures/\(name)"))
    } catch let error as PictureError where error.isFinal {
      return nil
    }
  }
}
