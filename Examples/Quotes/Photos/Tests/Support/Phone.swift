import Foundation
import Kit
import PhotosInfra
import PhotosModel
import SillarData
import Work
import WorkInfra
import WorkTesting

/// The app's infrastructure as it is after a start; another one in the same folder is a restart.
struct Phone: Sendable {
  let service: WorkService
  let pictures: PhotosPictures
  let photos: any PhotosRepository

  init(
    _ url: URL, in folder: URL, tokens: any SessionTokens = OwnNames(),
    now: @escaping @Sendable () -> Date = { Date() },
    databases: any Databases = LocalDatabases(), shared: URL? = nil
  ) throws {
    service = try .started(
      url, in: folder, databases: databases,
      with: PhotosPart(dataDirectory: folder, sharedDirectory: shared), tokens: tokens, now: now,
      clock: Place.patientClock)
    let factory = try PhotosInfraFactory(service: service, sharedDirectory: shared)
    pictures = factory.pictures
    photos = factory.photos(of: ana)
  }

  func add(_ files: PhotoFile...) async throws -> AddedPhotos {
    try await AddPhotos(photos: photos).execute(files, for: "request/r1")
  }

  func bytes(of photo: PhotoID, for person: Person = ana) async throws -> Data? {
    try await pictures.picture(named: "photo/\(photo.rawValue)", for: person.id)
      .map { Data($0.bytes) }
  }

  /// Sends the outbox until the condition holds for the photos.
  func run(until isSo: @escaping ([PhotoID: PhotoState]) -> Bool) async throws {
    let running = Task { await service.run() }
    defer { running.cancel() }
    for await states in photos.states() where isSo(states) { return }
    throw CancellationError()
  }
}
