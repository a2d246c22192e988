public import Work

/// Keeps photos until they are sent, and knows what has become of them.
///
/// ```swift
/// func count(_ photos: any PhotosDataManager) async -> Int {
///   for await states in photos.states() { return states.count }
///   return 0
/// }
/// ```
public protocol PhotosDataManager: Sendable {
  /// - Throws: ``PhotoProblem/notKept``.
  func look(at file: PhotoFile) async throws -> PhotoLook

  /// Keeps a copy of the file, from which it is sent as soon as that is possible.
  ///
  /// - Parameters:
  ///   - subject: What it belongs to: it is sent before what is written under the same subject later.
  /// - Throws: ``PhotoProblem/notKept``.
  func add(_ file: PhotoFile, _ kind: PhotoKind, for subject: String) async throws -> PhotoID

  /// What has become of the photos that were added on this side, at once and whenever that has changed.
  func states() -> AsyncStream<[PhotoID: PhotoState]>

  /// Sends one again that was refused.
  func retry(_ photo: PhotoID) async throws

  /// Gives one up that is not sent yet, and its copy.
  ///
  /// - Returns: False where it has been sent, or may have been; then it stays.
  func discard(_ photo: PhotoID) async throws -> Bool
}
