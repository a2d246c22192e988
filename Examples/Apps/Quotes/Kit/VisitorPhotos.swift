import PhotosInfra
import SignInInfra
public import Sillar
import Work

/// The photos that visitors may see: each those that the person may see as whom they are signed in.
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

  /// - Returns: Its bytes and media type; nil where there is none for this visitor.
  /// - Throws: That it cannot be had now.
  public func picture(
    named name: String, for visitor: Visitor
  ) async throws -> (bytes: [UInt8], type: String)? {
    guard let person = sessions.person(for: visitor.id) else { return nil }
    return try await pictures.picture(named: name, for: person.id)
  }
}
