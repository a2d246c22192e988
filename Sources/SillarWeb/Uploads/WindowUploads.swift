import Synchronization

/// The files that a window's page has announced.
final class WindowUploads: Sendable {
  /// The room for this window's files.
  let room: FileRoom
  private let uploads = Mutex<[Int: Upload]>([:])

  /// - Parameters:
  ///   - limit: The bytes that the files of this window may have, arrived or announced.
  ///   - room: The room of the window's client.
  init(limit: Int, room: FileRoom) { self.room = FileRoom(limit: limit, in: room) }

  /// True when no file is being uploaded.
  var isEmpty: Bool { uploads.withLock { $0.values.allSatisfy(\.isOver) } }

  func add(_ upload: Upload, _ id: Int) {
    uploads.withLock { uploads in
      uploads = uploads.filter { !$0.value.isOver }
      uploads[id] = upload
    }
  }

  enum Beginning {
    case begun(Upload)
    case notExpected
    /// The maximum number of files is already arriving.
    case tooManyAtOnce
  }

  func begin(_ id: Int, atOnce limit: Int, now: Duration) -> Beginning {
    uploads.withLock { uploads in
      guard let upload = uploads[id], !upload.isOver else { return .notExpected }
      guard uploads.values.count(where: \.isArriving) < limit else { return .tooManyAtOnce }
      return upload.begin(now: now) ? .begun(upload) : .notExpected
    }
  }

  /// The uploads that have received nothing for too long. One that waits for its turn is late only when all are.
  func stalled(at now: Duration, patience: Duration) -> [(id: Int, upload: Upload)] {
    uploads.withLock { uploads in
      if uploads.isEmpty { return [] }
      uploads = uploads.filter { !$0.value.isOver }
      let last = uploads.values.map(\.lastPart).max() ?? now
      return uploads.filter { _, upload in
        now - (upload.isArriving ? upload.lastPart : last) >= patience
      }.map { ($0.key, $0.value) }
    }
  }
}
