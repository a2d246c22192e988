/// Gets the bytes of a picture that a screen shows.
///
/// Only pictures that a topic or a game named are fetched: a name from outside never chooses where
/// a request goes.
public struct GetPicture: Sendable {
  private let images: any ImageRepository

  public init(images: any ImageRepository) {
    self.images = images
  }

  /// The picture with this name, from what is kept or else from its source.
  ///
  /// - Throws: ``TriviaError/unknownPicture(_:)`` if no topic and no game named it, or another
  ///   ``TriviaError`` if it cannot be had now.
  public func execute(name: String) async throws -> PictureData {
    guard Picture.isSafe(name: name), let picture = try await images.picture(named: name) else {
      throw TriviaError.unknownPicture(name)
    }
    return try await images.data(of: picture)
  }
}
