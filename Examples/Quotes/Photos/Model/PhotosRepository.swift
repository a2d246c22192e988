public import Foundation
public import Work

/// Keeps photos until they are sent, and knows what has become of them.
///
/// ```swift
/// func count(_ photos: any PhotosRepository) async -> Int {
///   for await states in photos.states() { return states.count }
///   return 0
/// }
/// ```
public protocol PhotosRepository: Sendable {
  /// Checks a file and keeps a copy of it, from which it is sent as soon as that is possible.
  ///
  /// - Parameter subject: The item that it belongs to: it is sent before what is written under the same subject later.
  /// - Throws: ``PhotoProblem``.
  func add(_ file: PhotoFile, for subject: String) async throws -> PhotoID

  /// The photos that were added on this side, and each change of them.
  func states() -> AsyncStream<[PhotoID: PhotoState]>

  /// Sends one again that was refused.
  func retry(_ photo: PhotoID) async throws

  /// Discards one that is not sent yet, and its copy.
  ///
  /// - Returns: False where it has been sent, or may have been; then it stays.
  func discard(_ photo: PhotoID) async throws -> Bool
}

/// A file that a user has chosen as a photo.
public struct PhotoFile: Hashable, Sendable {
  /// Its original name, to be shown. Never part of a path.
  public let name: String
  /// The place of its contents, for now.
  public let url: URL

  public init(name: String, url: URL) {
    self.name = name
    self.url = url
  }
}

public enum PhotoState: Hashable, Sendable {
  /// It is sent as soon as possible.
  case waiting
  case sent
  /// The service has refused it, and the user decides what is to become of it.
  case parked(Refusal)

  /// The reason of the service.
  public enum Refusal: String, Sendable, CaseIterable {
    case tooLarge = "photo-too-large"
    case notAPhoto = "not-a-photo"
    case notAllowed = "not-allowed"
    case other
  }
}
