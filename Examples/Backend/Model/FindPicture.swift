/// Finds the picture that goes with a topic or a question.
public protocol FindPicture: Sendable {
  /// - Returns: `nil` when there is no picture of that name.
  func execute(name: PictureName) async throws -> Picture?
}

/// Finds pictures in a repository.
///
///     let picture = try await DefaultFindPicture(pictures: repository).execute(name: name)
public struct DefaultFindPicture: FindPicture {
  private let pictures: any PictureRepository

  public init(pictures: any PictureRepository) { self.pictures = pictures }

  public func execute(name: PictureName) async throws -> Picture? {
    try await pictures.picture(named: name)
  }
}
