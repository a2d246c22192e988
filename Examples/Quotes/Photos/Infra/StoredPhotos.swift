import Foundation
import GRDB
import PhotosModel
import SillarData
import Work
import WorkInfra

/// Photos that somebody has added, in files and in the outbox.
struct StoredPhotos: PhotosDataManager {
  let person: PersonID
  let service: WorkService
  let folder: PhotoFolder

  func look(at file: PhotoFile) async throws -> PhotoLook {
    do {
      return try await FileWork.run {
        let handle = try FileHandle(forReadingFrom: file.url)
        defer { try? handle.close() }
        let beginning = try handle.read(upToCount: PhotoKind.tellingBytes) ?? Data()
        return PhotoLook(size: Int(try handle.seekToEnd()), beginning: Array(beginning))
      }
    } catch {
      throw notKept(error)
    }
  }

  func add(_ file: PhotoFile, _ kind: PhotoKind, for subject: String) async throws -> PhotoID {
    let photo = PhotoID(UUID())
    guard let copy = folder.added(photo, of: person) else { throw PhotoProblem.notKept }
    do {
      try await FileWork.run { [folder] in try folder.keep(file.url, as: copy) }
      let command = UploadPhoto(
        person: person.rawValue, photo: photo.rawValue, subject: subject,
        mediaType: kind.mediaType)
      let now = service.now()
      try await service.outbox.enqueue(command, owner: person.rawValue) {
        [person] database in
        try PhotoRows.insert(photo, of: person, at: now, database)
      }
      return photo
    } catch {
      throw notKept(error)
    }
  }

  func states() -> AsyncStream<[PhotoID: PhotoState]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        for await _ in service.outbox.changes {
          do {
            continuation.yield(try await readStates())
          } catch {
            service.report("the states of photos could not be read: \(error)")
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func readStates() async throws -> [PhotoID: PhotoState] {
    try await service.database.read { [person, outbox = service.outbox] database in
      let entries = try Self.entries(of: person, outbox, database)
      return Dictionary(
        try PhotoRows.all(of: person, database).map { row in
          guard !row.isSent else { return (row.photo, PhotoState.sent) }
          return switch entries[row.photo]?.state {
          case .waiting: (row.photo, .waiting)
          case .parked(.refused(let reason)): (row.photo, .parked(Self.refusal(reason)))
          // Without an entry that this program can read, there is one that it cannot.
          case .parked(.conflict), .overruled, .unreadable, nil: (row.photo, .parked(.other))
          }
        }
      ) { $1 }
    }
  }

  func retry(_ photo: PhotoID) async throws {
    _ = try await settle(photo) { try await service.outbox.retry($0) }
  }

  func discard(_ photo: PhotoID) async throws -> Bool {
    try await settle(photo) { try await service.outbox.discard($0) }
  }

  private func settle(
    _ photo: PhotoID, _ act: (OutboxEntry.ID) async throws -> Void
  ) async throws -> Bool {
    do {
      let entry = try await service.database.read { [person, outbox = service.outbox] in
        try Self.entries(of: person, outbox, $0)[photo]
      }
      guard let entry else { return false }
      try await act(entry.id)
      return true
    } catch OutboxError.noSuchEntry, OutboxError.mayHaveBeenSent {
      return false
    } catch {
      throw notKept(error)
    }
  }

  /// The outbox's entry of each photo that has one.
  private static func entries(
    of person: PersonID, _ outbox: Outbox, _ database: Database
  ) throws -> [PhotoID: OutboxEntry] {
    let uploads = try outbox.commands(UploadPhoto.self, of: person.rawValue, in: database)
    return Dictionary(uploads.map { ($0.command.photoID, $0.entry) }) { $1 }
  }

  /// What the service calls it.
  private static func refusal(_ reason: String) -> PhotoState.Refusal {
    switch reason {
    case "photo-too-large": .tooLarge
    case "not-a-photo": .notAPhoto
    case "not-for-your-role", "unknown-photo", "id-taken": .notAllowed
    default: .other
    }
  }

  private func notKept(_ error: any Error) -> any Error {
    if error is CancellationError { return error }
    service.report("a photo could not be kept: \(error)")
    return PhotoProblem.notKept
  }
}
