/// The pictures of topics and questions: fetched once, kept from then on.
public protocol ImageRepository: Sendable {
  /// Notes where pictures come from, so that they can be asked for by name alone.
  ///
  /// - Throws: `Problem.notStored`.
  func remember(_ pictures: [Picture]) async throws

  /// A picture that was remembered, or nil if none has this name.
  ///
  /// - Throws: `Problem.notStored`.
  func picture(named name: String) async throws -> Picture?

  /// The picture's bytes: the kept ones, or else fetched from its source and kept.
  ///
  /// - Throws: A `Problem`, a ``TriviaError``, or `CancellationError`. It must answer cancellation soon, for that
  ///   is how a slow picture is given up.
  func data(of picture: Picture) async throws -> PictureData
}
