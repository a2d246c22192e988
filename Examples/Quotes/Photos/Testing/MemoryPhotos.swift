import Foundation
public import Kit
public import PhotosModel
public import Work

/// Photos in memory. Nothing is sent until the test calls for it. Its call: `add request/r1`.
public final class MemoryPhotos: InMemory, PhotosRepository {
  public let memory = Memory<[PhotoID: PhotoState], PhotoProblem>([:])

  public init() {}

  /// Sets the state of all photos.
  public func set(_ new: PhotoState) { change { $0 = $0.mapValues { _ in new } } }

  public func add(_ file: PhotoFile, for subject: String) async throws -> PhotoID {
    guard let contents = try? Data(contentsOf: file.url) else { throw PhotoProblem.notKept }
    _ = try PhotoKind(size: contents.count, beginning: contents)
    let photo = PhotoID(UUID())
    try await memory.call("add \(subject)") { $0[photo] = .waiting }
    memory.tell()
    return photo
  }

  public func states() -> AsyncStream<[PhotoID: PhotoState]> { memory.follow { $0 } }

  public func retry(_ photo: PhotoID) async throws {
    guard case .parked = state[photo] else { return }
    change { $0[photo] = .waiting }
  }

  public func discard(_ photo: PhotoID) async throws -> Bool {
    guard let state = state[photo], state != .sent else { return false }
    change { $0[photo] = nil }
    return true
  }
}
