import Foundation
import GRDB
import PhotosInfra
import PhotosModel
import SillarData
import TestServers
import Work
import WorkInfra
import WorkTesting

/// The app's infrastructure as it is after a start; another one in the same folder is a restart.
struct Phone: Sendable {
  let service: WorkService
  let pictures: PhotosPictures
  private let factory: PhotosInfraFactory

  init(_ url: URL, in folder: URL) throws {
    service = try WorkService(
      apiURL: url, dataDirectory: folder, tokens: OwnNames(),
      parts: [PhotosPart(dataDirectory: folder), NotesPart()],
      // Waiting takes no time; only a request has all the time that it needs.
      clock: ScriptedClock { duration in
        if [.seconds(5), .seconds(180)].contains(duration) { try await hang() }
        await Task.yield()
      }, logger: quiet)
    factory = PhotosInfraFactory(service: service, dataDirectory: folder)
    pictures = factory.pictures
  }

  var actions: PhotosActions { factory.actions(for: ana) }

  func add(_ files: PhotoFile...) async throws -> AddedPhotos {
    try await actions.addPhotos.execute(files, for: "request/r1")
  }

  func bytes(of photo: PhotoID, for person: Person = ana) async throws -> Data? {
    try await pictures.picture(named: "photo/\(photo.rawValue)", for: person.id)
      .map { Data($0.bytes) }
  }

  /// Sends what waits until the photos are as they should be.
  @discardableResult
  func run(
    until isSo: @escaping ([PhotoID: PhotoState]) -> Bool
  ) async throws -> [PhotoID: PhotoState] {
    let running = Task { await service.run() }
    defer { running.cancel() }
    for await states in actions.photos.states() where isSo(states) { return states }
    throw CancellationError()
  }
}

/// Another module, which writes about what the photos belong to.
struct NotesPart: WorkPart {
  struct Note: OutboxCommand {
    static let kind = "note"
    static let version = 1
    let subject: String
  }

  func registerMigrations(in migrator: inout DatabaseMigrator) {}

  func handlers(_ api: WorkAPI) -> [OutboxHandler] {
    [
      OutboxHandler(for: Note.self) { note, delivery in
        let post: Endpoint<[String: Int]> = .post(
          "v1/notes/1", json: note, idempotencyKey: delivery.key)
        return try await api.send(post, as: PersonID(delivery.owner))
      } undo: { _, _ in
      }
    ]
  }
}
