import Dispatch
package import Foundation

/// Saved windows in a folder: a file for each, in a folder for each visitor, in one for each app.
///
/// Only the owner of the program may read them. A file is replaced as a whole, so it is never half of a window. Files are
/// written one after the other on a queue of its own; they survive the end of the process, not that of the machine.
package final class MemoryFolder: WindowMemories {
  private let url: URL
  private let queue = DispatchQueue(label: "sillar.windows")
  private let report: @Sendable (any Error) -> Void

  /// - Parameters:
  ///   - url: The folder, which is made when the first window is saved.
  ///   - report: Called with an error that prevents writing.
  package init(at url: URL, report: @escaping @Sendable (any Error) -> Void) {
    self.url = url
    self.report = report
  }

  package func save(_ window: Data, as name: SavedWindowName) {
    guard let file = file(of: name) else { return }
    queue.async { [report] in
      do { try Self.write(window, to: file) } catch { report(error) }
    }
  }

  package func window(_ name: SavedWindowName) async -> Data? {
    guard let file = file(of: name) else { return nil }
    return await after { try? Data(contentsOf: file) }
  }

  package func remove(_ name: SavedWindowName) {
    guard let file = file(of: name) else { return }
    queue.async { _ = unlink(file.path) }
  }

  package func removeAll(of visitor: String, app: String) {
    guard let folder = folder(app, visitor) else { return }
    queue.async { try? FileManager.default.removeItem(at: folder) }
  }

  package func visitors(of app: String) async -> [String] {
    guard Self.isName(app) else { return [] }
    let folder = url.appending(path: app)
    return await after {
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }
  }

  package func finish() async { await after {} }

  /// Returns the result of work after all that was asked for before.
  private func after<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { done in queue.async { done.resume(returning: work()) } }
  }

  // MARK: Files

  private func folder(_ app: String, _ visitor: String) -> URL? {
    guard Self.isName(app), Self.isName(visitor) else { return nil }
    return url.appending(path: app).appending(path: visitor)
  }

  private func file(of name: SavedWindowName) -> URL? {
    guard Self.isName(name.window) else { return nil }
    return folder(name.app, name.visitor)?.appending(path: name.window)
  }

  /// True for letters, digits, hyphens and underscores: no other name leads to a file.
  private static func isName(_ text: String) -> Bool {
    (1...100).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private static func write(_ window: Data, to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    let isNew = access(file.path, F_OK) != 0
    if isNew {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      dropOldest(in: folder)
    }
    // No window has this name.
    let fresh = folder.appending(path: ".new")
    let descriptor = open(fresh.path, O_CREAT | O_WRONLY | O_CLOEXEC | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: window)
    try handle.close()
    guard rename(fresh.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Makes room for one more window.
  private static func dropOldest(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.map { folder.appending(path: $0).path }
    guard files.count >= SavedWindowName.maximum else { return }
    let byAge = files.map { ($0, age(of: $0)) }.sorted { $0.1 < $1.1 }
    for (path, _) in byAge.prefix(files.count - SavedWindowName.maximum + 1) { unlink(path) }
  }

  /// The time of the last change, in nanoseconds since 1970.
  private static func age(of path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    #if os(Linux)
      return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    #else
      return status.st_mtimespec.tv_sec * 1_000_000_000 + status.st_mtimespec.tv_nsec
    #endif
  }
}
