/// The pictures of topics and questions, which are fetched once and then kept.
public protocol ImageRepository: Sendable {
  /// Stores the sources of pictures, so that they can be requested by name.
  ///
  /// - Throws: `Problem.notStored`.
  func remember(_ pictures: [Picture]) async throws

  /// The remembered picture with this name; nil if there is none.
  ///
  /// - Throws: `Problem.notStored`.
  func picture(named name: String) async throws -> Picture?

  /// The picture's bytes: the kept ones, or else fetched from its source and kept.
  ///
  /// - Throws: A `Problem`, a ``TriviaError``, or `CancellationError`. It must react to cancellation soon, because a
  ///   slow picture is given up by cancellation.
  func data(of picture: Picture) async throws -> PictureData
}
