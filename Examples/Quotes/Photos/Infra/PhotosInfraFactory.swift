public import Foundation
public import PhotosModel
import SillarData
public import Work
public import WorkInfra

/// Builds the photos of people, on files, the API, the database and the outbox that all modules share. One per program.
///
/// ```swift
/// func photos(of ana: Person, _ service: WorkService) throws -> any PhotosRepository {
///   try PhotosInfraFactory(service: service).photos(of: ana)
/// }
/// ```
public struct PhotosInfraFactory: Sendable {
  /// The photos that pages show.
  public let pictures: PhotosPictures
  private let service: WorkService
  private let unsent: UnsentPhotos

  /// - Parameter sharedDirectory: The shared folder of ``PhotosPart``, if it has one.
  /// - Throws: `FileStoreError`.
  public init(service: WorkService, sharedDirectory: URL? = nil) throws {
    self.service = service
    let folder = service.remote.folder
    unsent = try UnsentPhotos(in: service.database, folder, sharedDirectory)
    pictures = PhotosPictures(
      unsent: unsent, seen: SeenPhotos(in: folder), api: service.api, now: service.remote.now,
      report: service.remote.report)
  }

  public func photos(of person: Person) -> any PhotosRepository {
    StoredPhotos(person: person.id, service: service, unsent: unsent)
  }
}
