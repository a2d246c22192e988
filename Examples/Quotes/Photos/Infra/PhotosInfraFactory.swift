public import Foundation
public import PhotosModel
public import Work
public import WorkInfra

/// Builds the photos of people, on files, the API, the database and the outbox that all modules share. One per program.
///
/// ```swift
/// func photos(of ana: Person, _ service: WorkService, _ folder: URL) throws -> any PhotosRepository {
///   try PhotosInfraFactory(service: service, dataDirectory: folder).photos(of: ana)
/// }
/// ```
public struct PhotosInfraFactory: Sendable {
  /// The photos that pages show.
  public let pictures: PhotosPictures
  private let service: WorkService
  private let unsent: UnsentPhotos

  /// - Parameters:
  ///   - dataDirectory: The folder of ``PhotosPart``.
  ///   - sharedDirectory: The shared folder of ``PhotosPart``, if it has one.
  /// - Throws: `FileStoreError`.
  public init(service: WorkService, dataDirectory: URL, sharedDirectory: URL? = nil) throws {
    self.service = service
    unsent = try UnsentPhotos(in: service.database, dataDirectory, sharedDirectory)
    pictures = PhotosPictures(
      unsent: unsent, seen: SeenPhotos(in: dataDirectory), api: service.api, now: service.now,
      report: service.report)
  }

  public func photos(of person: Person) -> any PhotosRepository {
    StoredPhotos(person: person.id, service: service, unsent: unsent)
  }
}
