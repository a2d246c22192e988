import Foundation
import Synchronization

/// Files in one folder, of a limited size together: those that were read least recently go first.
final class PictureFiles: Sendable {
  private struct File {
    let size: Int
    /// Counts up with each use.
    var lastUse: Int
  }

  private struct State {
    var files: [String: File] = [:]
    var totalSize = 0
    var uses = 0

    mutating func nextUse() -> Int {
      uses += 1
      return uses
    }

    mutating func add(_ name: String, size: Int) {
      remove(name)
      files[name] = File(size: size, lastUse: nextUse())
      totalSize += size
    }

    mutating func remove(_ name: String) {
      if let file = files.removeValue(forKey: name) { totalSize -= file.size }
    }
  }

  private let directory: URL
  private let maximumSize: Int
  private let state: Mutex<State>

  init(directory: URL, maximumSize: Int) {
    self.directory = directory
    self.maximumSize = maximumSize
    state = Mutex(Self.look(into: directory))
  }

  var totalSize: Int { state.withLock { $0.totalSize } }

  /// Nil for a file that is not there, or no longer.
  func read(_ name: String) -> Data? {
    guard state.withLock({ $0.files[name] != nil }) else { return nil }
    let url = url(of: name)
    guard let bytes = try? Data(contentsOf: url) else {
      state.withLock { $0.remove(name) }
      return nil
    }
    state.withLock { state in
      let use = state.nextUse()
      state.files[name]?.lastUse = use
    }
    // The next start knows then what was used last.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: url.path)
    return bytes
  }

  /// Puts bytes into a file, whole or not at all, and makes room for them.
  func write(_ bytes: Data, as name: String) throws {
    guard bytes.count <= maximumSize else { return }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try bytes.write(to: url(of: name), options: .atomic)
    let tooMany = state.withLock { state in
      state.add(name, size: bytes.count)
      return Self.makeRoom(in: &state, upTo: maximumSize)
    }
    for name in tooMany { try? FileManager.default.removeItem(at: url(of: name)) }
  }

  /// - Returns: The files to remove.
  private static func makeRoom(in state: inout State, upTo limit: Int) -> [String] {
    guard state.totalSize > limit else { return [] }
    var removed: [String] = []
    // A little more than needed, so that not each new picture costs a look at all.
    for (name, _) in state.files.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where state.totalSize > limit - limit / 10 && state.files.count > 1 {
      state.remove(name)
      removed.append(name)
    }
    return removed
  }

  private func url(of name: String) -> URL { directory.appending(path: name) }

  /// What earlier runs have left, in the order of its last use.
  private static func look(into directory: URL) -> State {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let urls = try? FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: Array(keys))
    let files = (urls ?? []).compactMap { url -> (name: String, size: Int, used: Date)? in
      let name = url.lastPathComponent
      // Anything else is not from here, or was never finished.
      guard name.utf8.count == 64, name.allSatisfy(\.isHexDigit) else { return nil }
      let values = try? url.resourceValues(forKeys: keys)
      return (name, values?.fileSize ?? 0, values?.contentModificationDate ?? .distantPast)
    }
    var state = State()
    for file in files.sorted(by: { $0.used < $1.used }) { state.add(file.name, size: file.size) }
    return state
  }
}
