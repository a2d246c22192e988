import Foundation
import PhotosModel
import SillarData
import Work
import WorkInfra

/// The photos that one person has added, in the files of ``UnsentPhotos`` and in the outbox.
struct StoredPhotos: PhotosRepository {
  let person: PersonID
  let service: WorkService
  let unsent: UnsentPhotos

  func add(_ file: PhotoFile, for subject: String) async throws -> PhotoID {
    let photo = PhotoID(UUID())
    do {
      let (kind, contents) = try await FileWork.run {
        // Blocks: in FileWork.run.
        (try PhotoKind(of: file.url), try Data(contentsOf: file.url))
      }
      try await unsent.keep(contents, of: photo, by: person, at: service.remote.now())
      let command = UploadPhoto(
        person: person.rawValue, photo: photo.rawValue, subject: subject,
        mediaType: kind.mediaType)
      try await service.outbox.enqueue(command, owner: person.rawValue) { database in
        let now = service.remote.now()
        try unsent.claim(photo, of: person, at: now, in: database)
        try database.execute(
          """
          INSERT INTO photosFile (person, photo, isSent, addedAt)
          VALUES (\(command.person), \(command.photo), 0, \(now))
          """)
      }
      return photo
    } catch {
      if error is CancellationError || error is PhotoProblem { throw error }
      service.remote.report("a photo could not be kept: \(error)")
      throw PhotoProblem.notKept
    }
  }

  func states() -> AsyncStream<[PhotoID: PhotoState]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        for await _ in service.outbox.changes(of: person.rawValue) {
          do {
            continuation.yield(try await readStates())
          } catch {
            service.remote.report("the states of photos could not be read: \(error)")
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
      let states = try database.rows(
        """
        SELECT photo, isSent FROM photosFile WHERE person = \(person.rawValue)
        """
      ) { row in
        let photo = PhotoID(rawValue: try row["photo"])
        let isSent: Bool = try row["isSent"]
        let state: PhotoState =
          switch entries[photo]?.state {
          case _ where isSent: .sent
          case .waiting: .waiting
          case .parked(.refused(let reason)): .parked(Self.refusal(reason))
          // A photo that is not sent has a command in the outbox; this program cannot read it.
          case .parked(.conflict), .overruled, .unreadable, nil: .parked(.other)
          }
        return (photo, state)
      }
      return Dictionary(uniqueKeysWithValues: states)
    }
  }

  func retry(_ photo: PhotoID) async throws {
    _ = try await settle(photo) { try await service.outbox.retry($0) }
  }

  func discard(_ photo: PhotoID) async throws -> Bool {
    let isDiscarded = try await settle(photo) { try await service.outbox.discard($0) }
    // It is not shown from now on.
    await unsent.deleteUnneeded()
    return isDiscarded
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
    }
  }

  /// The outbox entry of each photo that has one.
  private static func entries(
    of person: PersonID, _ outbox: Outbox, _ database: SQLTransaction
  ) throws -> [PhotoID: OutboxEntry] {
    let uploads = try outbox.commands(UploadPhoto.self, of: person.rawValue, in: database)
    return Dictionary(uploads.map { ($0.command.photoID, $0.entry) }) { $1 }
  }

  /// - Parameter reason: The error code of the service.
  private static func refusal(_ reason: String) -> PhotoState.Refusal {
    switch reason {
    case "not-for-your-role", "unknown-photo", "id-taken": .notAllowed
    default: PhotoState.Refusal(rawValue: reason) ?? .other
    }
  }
}

extension PhotoKind {
  /// Reads the size of a file and the bytes that tell its kind.
  fileprivate init(of url: URL) throws {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    let beginning = try file.read(upToCount: Self.tellingBytes) ?? Data()
    try self.init(size: Int(try file.seekToEnd()), beginning: beginning)
  }
}
