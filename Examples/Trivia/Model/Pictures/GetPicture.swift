/// Gets the bytes of a picture that a screen shows.
///
/// Only pictures that a topic or a game has named are fetched: a name from outside never determines
/// the URL of a request.
public struct GetPicture: Sendable {
  private let images: any ImageRepository

  public init(images: any ImageRepository) {
    self.images = images
  }

  /// Returns the picture with this name, from the store or else from its source.
  ///
  /// - Throws: ``TriviaError/unknownPicture(_:)`` if no topic and no game has named the picture, or
  ///   another ``TriviaError`` if it cannot be fetched now.
  public func execute(name: String) async throws -> PictureData {
    guard Picture.isSafe(name: name), let picture = try await images.picture(named: name) else {
      throw TriviaError.unknownPicture(name)
    }
    return try await images.data(of: picture)
  }
}
