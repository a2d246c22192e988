public import Foundation
public import PhotosModel
public import Work
public import WorkInfra

/// Builds the photos of people, on files, the API, SQLite and the outbox that all modules share. One per program.
///
/// ```swift
/// func photos(of ana: Person, _ service: WorkService, _ folder: URL) -> any PhotosRepository {
///   PhotosInfraFactory(service: service, dataDirectory: folder).photos(of: ana)
/// }
/// ```
public struct PhotosInfraFactory: Sendable {
  /// The photos that pages show.
  public let pictures: PhotosPictures
  private let service: WorkService
  private let folder: PhotoFolder

  /// - Parameter dataDirectory: The folder of ``PhotosPart``.
  public init(service: WorkService, dataDirectory: URL) {
    self.service = service
    folder = PhotoFolder(in: dataDirectory)
    pictures = PhotosPictures(
      folder: folder, api: service.api, now: service.now, report: service.report)
  }

  public func photos(of person: Person) -> any PhotosRepository {
    StoredPhotos(person: person.id, service: service, folder: folder)
  }
}
