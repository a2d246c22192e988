import MoviesModel
public import SillarData

/// The pictures that the app's screens show, by the names that they show them under.
///
/// ```swift
/// func isThere(_ name: String, in pictures: MoviePictures) async throws -> Bool {
///   try await pictures.picture(named: name) != nil
/// }
/// ```
///
/// Only pictures of what was seen are fetched, so that nobody fills the disk with others.
public struct MoviePictures: Sendable {
  let addresses: PictureAddresses
  let seen: SavedMovies
  let cache: PictureCache

  /// - Returns: Nil where there is no such picture or none that can be shown, or no screen has shown it.
  /// - Throws: ``PictureError`` when it cannot be had now, `Problem` when the storage fails.
  public func picture(named name: String) async throws -> CachedPicture? {
    guard let (picture, size) = MoviePicture.parse(name: name), try await seen.knows(picture),
      let url = addresses.address(of: picture, size)
    else { return nil }
    do {
      return try await cache.picture(at: url)
    } catch let error as PictureError where error.isFinal {
      return nil
    }
  }
}
