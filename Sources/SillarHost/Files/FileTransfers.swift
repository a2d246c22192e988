import Sillar
import SillarVocabulary

/// The file transfers to the fields of a window, by the fields' ``NodeStorage/id``. The window confines it.
final class FileTransfers {
  struct Transfer {
    enum State {
      case coming(fraction: Double, cancel: @Sendable () -> Void)
      /// The file has arrived and waits until the files before it have been handled.
      case waiting(ArrivedFile)
      case refused(FileRefusal)
    }

    let id: Int
    let name: String
    var state: State
  }

  /// The transfers to one field.
  private struct Field {
    var transfers: [Transfer] = []
    /// True while an event with files of the field is being handled.
    var isInHand = false
  }

  private var fields: [Int: Field] = [:]
  private var lastID = 0
  /// The callbacks that release the files whose event is being handled.
  private var releases: [Int: @Sendable () -> Void] = [:]

  /// True while files are on their way, or their events are being handled.
  var areThere: Bool {
    fields.values.contains { field in
      field.isInHand
        || field.transfers.contains { if case .refused = $0.state { false } else { true } }
    }
  }

  func transfers(to field: Int) -> [Transfer] { fields[field]?.transfers ?? [] }

  // MARK: Incoming files

  /// Returns the numbers of the accepted files; nil for the refused ones.
  func expect(_ files: [ExpectedFile], at field: Int, several: Bool) -> [Int?] {
    var record = fields[field] ?? Field()
    // The user has already read the earlier refusals.
    record.transfers.removeAll { if case .refused = $0.state { true } else { false } }
    var accepted = 0
    let ids = files.map { file -> Int? in
      lastID += 1
      var refusal = file.refusal
      if refusal == nil, !several, accepted > 0 {
        refusal = .tooMany(limit: 1)
        file.cancel()
      }
      let state = refusal.map { Transfer.State.refused($0) }
      if state == nil { accepted += 1 }
      record.transfers.append(
        Transfer(
          id: lastID, name: FileName.shown(file.name),
          state: state ?? .coming(fraction: 0, cancel: file.cancel)))
      return state == nil ? lastID : nil
    }
    fields[field] = record
    return ids
  }

  /// The next four methods each return the field to redraw; nil when the file is no longer wanted.
  func show(progress: Double, of id: Int) -> Int? {
    change(id) { state in
      guard case .coming(_, let cancel) = state else { return nil }
      return .coming(fraction: min(max(0, progress), 1), cancel: cancel)
    }
  }

  func refuse(_ id: Int, _ reason: FileRefusal) -> Int? {
    change(id) { if case .coming = $0 { .refused(reason) } else { nil } }
  }

  func take(_ file: ArrivedFile) -> Int? {
    change(file.id) { if case .coming = $0 { .waiting(file) } else { nil } }
  }

  func cancel(_ id: Int) -> Int? {
    for (field, record) in fields {
      guard let index = record.transfers.firstIndex(where: { $0.id == id }) else { continue }
      fields[field]?.transfers.remove(at: index)
      Self.giveUp(record.transfers[index])
      return field
    }
    return nil
  }

  private func change(
    _ id: Int, to newState: (Transfer.State) -> Transfer.State?
  ) -> Int? {
    for (field, record) in fields {
      guard let index = record.transfers.firstIndex(where: { $0.id == id }) else { continue }
      guard let state = newState(record.transfers[index].state) else { return nil }
      fields[field]?.transfers[index].state = state
      return field
    }
    return nil
  }

  // MARK: Arrived files

  /// The files to handle next; empty while earlier files are still being handled.
  func takeInHand(of field: Int) -> [ArrivedFile] {
    guard let record = fields[field], !record.isInHand else { return [] }
    let files = record.transfers.compactMap { transfer in
      if case .waiting(let file) = transfer.state { file } else { nil }
    }
    guard !files.isEmpty else { return [] }
    fields[field]?.isInHand = true
    fields[field]?.transfers.removeAll {
      if case .waiting = $0.state { true } else { false }
    }
    for file in files { releases[file.id] = file.release }
    return files
  }

  /// Releases files whose event has been handled.
  func finish(_ files: [ArrivedFile], of field: Int) {
    for file in files { releases.removeValue(forKey: file.id)?() }
    fields[field]?.isInHand = false
  }

  // MARK: Removal

  /// Ends the transfers to a field that has left the screen.
  func forget(_ field: Int) {
    guard let record = fields.removeValue(forKey: field) else { return }
    for transfer in record.transfers { Self.giveUp(transfer) }
  }

  /// Ends all transfers, because the window has ended.
  func end() {
    for field in Array(fields.keys) { forget(field) }
    for release in releases.values { release() }
    releases = [:]
  }

  private static func giveUp(_ transfer: Transfer) {
    switch transfer.state {
    case .coming(_, let cancel): cancel()
    case .waiting(let file): file.release()
    case .refused: break
    }
  }
}
