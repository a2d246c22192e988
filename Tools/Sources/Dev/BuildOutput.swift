import Dispatch
import Foundation
import Synchronization

/// What a build writes: it is passed on, and kept until the build has ended.
final class BuildOutput: Sendable {
  let pipe = Pipe()
  private let text = Mutex(Data())
  private let end = DispatchSemaphore(value: 0)
  /// The time that the rest may take when the build has ended: a process that it has left behind may keep the pipe open.
  private static let patience = DispatchTimeInterval.seconds(1)

  init() {
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let part = handle.availableData
      if part.isEmpty {
        handle.readabilityHandler = nil
        self?.end.signal()
      } else {
        try? FileHandle.standardError.write(contentsOf: part)
        self?.text.withLock { $0.append(part) }
      }
    }
  }

  /// The first error of the compiler, as `Sources/App/main.swift:3:5: cannot find 'x' in scope`; else the first line that says
  /// that it is one. Nil if there is none.
  ///
  /// - Parameter folder: The folder from which files are named.
  func firstError(below folder: String) -> String? {
    _ = end.wait(timeout: .now() + Self.patience)
    let lines = String(decoding: text.withLock { $0 }, as: UTF8.self).split(separator: "\n")
    for line in lines {
      guard let error = line.wholeMatch(of: /([^\s:][^:]*:\d+:\d+): (?:fatal )?error: (.+)/) else {
        continue
      }
      let root = folder.hasSuffix("/") ? folder : folder + "/"
      return "\(error.1.trimmingPrefix(root)): \(error.2)"
    }
    return lines.first { $0.hasPrefix("error: ") }.map { String($0.dropFirst("error: ".count)) }
  }
}
