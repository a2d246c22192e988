public import Foundation
public import Work

/// Stores photos until they are sent, and knows their states.
///
/// ```swift
/// func count(_ photos: any PhotosRepository) async -> Int {
///   for await states in photos.states() { return states.count }
///   return 0
/// }
/// ```
public protocol PhotosRepository: Sendable {
  /// Checks a file and stores a copy of it, which is sent as soon as possible.
  ///
  /// - Parameter subject: The item of the photo: it is sent before later changes under the same subject.
  /// - Throws: ``PhotoProblem``.
  func add(_ file: PhotoFile, for subject: String) async throws -> PhotoID

  /// The states of the photos that were added on this device, and each change of them.
  func states() -> AsyncStream<[PhotoID: PhotoState]>

  /// Sends a refused photo again.
  func retry(_ photo: PhotoID) async throws

  /// Discards a photo that is not sent yet, and its copy.
  ///
  /// - Returns: False if the photo has been sent, or may have been; then it stays.
  func discard(_ photo: PhotoID) async throws -> Bool
}

/// A file that a user has chosen as a photo.
public struct PhotoFile: Hashable, Sendable {
  /// The original name, for display only. Never part of a path.
  public let name: String
  /// The temporary file of the contents.
  public let url: URL

  public init(name: String, url: URL) {
    self.name = name
    self.url = url
  }
}

public enum PhotoState: Hashable, Sendable {
  /// The photo is sent as soon as possible.
  case waiting
  case sent
  /// The service has refused the photo; the user may send it again or discard it.
  case parked(Refusal)

  /// The reason why the service has refused a photo.
  public enum Refusal: String, Sendable, CaseIterable {
    case tooLarge = "photo-too-large"
    case notAPhoto = "not-a-photo"
    case notAllowed = "not-allowed"
    case other
  }
}
