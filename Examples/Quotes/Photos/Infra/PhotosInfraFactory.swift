public import Foundation
public import PhotosModel
public import Work
public import WorkInfra

/// Builds what people can do with photos, on files, the API, SQLite and the outbox that all modules share. One per
/// program; actions are per person.
///
/// ```swift
/// func actions(for ana: Person, _ service: WorkService, _ folder: URL) -> PhotosActions {
///   PhotosInfraFactory(service: service, dataDirectory: folder).actions(for: ana)
/// }
/// ```
public struct PhotosInfraFactory: Sendable {
  /// What pages show.
  public let pictures: PhotosPictures
  private let service: WorkService
  private let folder: PhotoFolder

  /// - Parameter dataDirectory: That of ``PhotosPart``.
  public init(service: WorkService, dataDirectory: URL) {
    self.service = service
    folder = PhotoFolder(in: dataDirectory)
    pictures = PhotosPictures(
      folder: folder, api: PhotosAPI(api: service.api), report: service.report)
  }

  /// What this person can do.
  public func actions(for person: Person) -> PhotosActions {
    PhotosActions(
      photos: StoredPhotos(person: person.id, service: service, folder: folder))
  }
}
