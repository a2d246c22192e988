import PhotosInfra
import SignInInfra
import SignInModel
public import Sillar
import Work

/// The photos that visitors may see: each visitor sees those of the account that they are signed in with.
///
/// ```swift
/// func size(_ photos: VisitorPhotos, _ visitor: Visitor) async throws -> Int? {
///   try await photos.picture(named: "photo/1b4e", for: visitor)?.bytes.count
/// }
/// ```
public struct VisitorPhotos: Sendable {
  private let pictures: PhotosPictures
  private let sessions: SignInSessions

  init(pictures: PhotosPictures, sessions: SignInSessions) {
    self.pictures = pictures
    self.sessions = sessions
  }

  /// - Returns: The photo's bytes and media type; nil if this visitor may not see such a photo.
  /// - Throws: An error if the photo cannot be loaded now.
  public func picture(
    named name: String, for visitor: Visitor
  ) async throws -> (bytes: [UInt8], type: String)? {
    guard let person = sessions.person(for: visitor.id) else { return nil }
    return try await pictures.picture(named: name, for: PersonID(person.id.rawValue))
  }
}
