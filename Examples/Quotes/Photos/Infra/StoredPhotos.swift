import Foundation
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
      let handle = try FileHandle(forReadingFrom: file.url)
      defer { try? handle.close() }
      let beginning = try handle.read(upToCount: PhotoKind.tellingBytes) ?? Data()
      return PhotoLook(size: Int(try handle.seekToEnd()), beginning: Array(beginning))
    } catch {
      throw notKept(error)
    }
  }

  func add(_ file: PhotoFile, _ kind: PhotoKind, for subject: String) async throws -> PhotoID {
    let photo = PhotoID(UUID())
    guard let copy = folder.added(photo, of: person) else { throw PhotoProblem.notKept }
    do {
      try folder.keep(file.url, as: copy)
      let command = UploadPhoto(
        person: person.rawValue, photo: photo.rawValue, subject: subject,
        mediaType: kind.mediaType, file: copy.path)
      let now = service.now()
      let entry = try await service.outbox.enqueue(command, owner: person.rawValue) {
        [person] database in
        try PhotoRows.insert(photo, of: person, at: now, database)
      }
      try await service.database.write { [person] in
        try PhotoRows.note(entry, of: photo, of: person, $0)
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
    let rows = try await service.database.read { [person] in try PhotoRows.all(of: person, $0) }
    let entries = try await entries(of: rows)
    return Dictionary(
      rows.map { row in
        guard !row.isSent else { return (row.photo, PhotoState.sent) }
        return switch entries[row.photo]?.state {
        case .parked(.refused(let reason)): (row.photo, .parked(Self.refusal(reason)))
        case .parked(.conflict), .overruled, .unreadable: (row.photo, .parked(.other))
        case .waiting, nil: (row.photo, .waiting)
        }
      }
    ) { $1 }
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
      let rows = try await service.database.read { [person] in try PhotoRows.all(of: person, $0) }
      guard let entry = try await entries(of: rows)[photo] else { return false }
      try await act(entry.id)
      return true
    } catch OutboxError.noSuchEntry, OutboxError.mayHaveBeenSent {
      return false
    } catch {
      throw notKept(error)
    }
  }

  /// The outbox's entry of each photo that has one.
  private func entries(of rows: [PhotoRows.Added]) async throws -> [PhotoID: OutboxEntry] {
    let entries = try await service.outbox.entries(of: person.rawValue)
      .filter { $0.kind == UploadPhoto.kind }
    var byNumber = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    let unsent = rows.filter { !$0.isSent }
    var found: [PhotoID: OutboxEntry] = [:]
    for row in unsent {
      if let number = row.entry { found[row.photo] = byNumber.removeValue(forKey: number) }
    }
    // Those whose number was not noted down are in the same order here and there.
    let others = byNumber.values.sorted { $0.id < $1.id }
    for (row, entry) in zip(unsent.filter { $0.entry == nil }, others) { found[row.photo] = entry }
    return found
  }

  /// What the outbox says about a refusal is for a log: it names the status that the service answered with.
  private static func refusal(_ reason: String) -> PhotoState.Refusal {
    guard let status = reason.firstMatch(of: /status (\d{3})/)?.output.1 else { return .other }
    return switch status {
    case "413": .tooLarge
    case "415": .notAPhoto
    case "401", "403", "404": .notAllowed
    default: .other
    }
  }

  private func notKept(_ error: any Error) -> any Error {
    if error is CancellationError { return error }
    service.report("a photo could not be kept: \(error)")
    return PhotoProblem.notKept
  }
}
