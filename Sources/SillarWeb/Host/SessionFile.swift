import Dispatch
import Foundation

/// The file of sessions: a line for each change, the last one about a session counts.
///
/// Only the owner of the program may read it. Lines are written one after the other on a queue of its own.
final class SessionFile: Sendable {
  private let url: URL
  private let queue = DispatchQueue(label: "sillar.sessions")
  private let report: @Sendable (any Error) -> Void

  /// - Parameter report: Called with an error that prevents writing.
  init(at url: URL, report: @escaping @Sendable (any Error) -> Void) {
    self.url = url
    self.report = report
  }

  /// Reads all lines. A line that was cut short by the end of the program is left out.
  func lines() throws -> [SessionLine] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let decoder = JSONDecoder()
    return try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
      .compactMap { try? decoder.decode(SessionLine.self, from: Data($0)) }
  }

  /// Appends lines, and returns when they are written.
  ///
  /// - Returns: False if they could not be written.
  func append(_ lines: [SessionLine]) async -> Bool {
    await withCheckedContinuation { done in
      queue.async { [self] in done.resume(returning: attempt { try write(lines, toEnd: true) }) }
    }
  }

  /// Appends lines some time later.
  func appendLater(_ lines: [SessionLine]) {
    queue.async { [self] in _ = attempt { try write(lines, toEnd: true) } }
  }

  /// Replaces all lines some time later with those of then.
  func replaceLater(with lines: @escaping @Sendable () -> [SessionLine]) {
    queue.async { [self] in _ = attempt { try write(lines(), toEnd: false) } }
  }

  /// Replaces all lines, and returns when they are written.
  func replace(with lines: @escaping @Sendable () -> [SessionLine]) async {
    await withCheckedContinuation { done in
      replaceLater(with: lines)
      queue.async { done.resume() }
    }
  }

  /// Replaces all lines while a program starts.
  ///
  /// - Throws: An error that gives the system's reason.
  func replaceAtStart(with lines: [SessionLine]) throws { try write(lines, toEnd: false) }

  private func attempt(_ work: () throws -> Void) -> Bool {
    do { try work() } catch {
      report(error)
      return false
    }
    return true
  }

  private func write(_ lines: [SessionLine], toEnd: Bool) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    var bytes = Data()
    for line in lines {
      bytes += try encoder.encode(line)
      bytes.append(UInt8(ascii: "\n"))
    }
    let target = toEnd ? url : url.appendingPathExtension("new")
    let flags = O_CREAT | O_WRONLY | O_CLOEXEC | (toEnd ? O_APPEND : O_TRUNC)
    let descriptor = open(target.path, flags, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: bytes)
    try handle.close()
    if !toEnd, rename(target.path, url.path) != 0 { throw CocoaError(.fileWriteUnknown) }
  }
}
