public import Foundation
public import Sillar
import SillarData

/// A file of tracked events, one JSON object per line: the destination while an app is developed.
///
/// ```swift
/// let tracker = Tracker(clock: ContinuousClock(), send: EventFile(in: folder).append)
/// ```
///
/// A line has the time at which the event was written, its name, its screen, and the seconds that the screen was visible:
///
///     {"event":"screen-disappeared","screen":"basket","seconds":12.5,"time":"2026-11-23T09:30:00Z"}
///
/// A full file is renamed to `events.1.jsonl`, replacing an older one.
public struct EventFile: Sendable {
  private struct Line: Encodable {
    let time: Date
    let event: String
    let screen: String
    let seconds: Double?
  }

  /// The size of a full file, in bytes.
  static let limit = 5_000_000

  let url: URL
  private let now: @Sendable () -> Date

  public init(in folder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    url = folder.appending(path: "events.jsonl")
    self.now = now
  }

  /// Appends events; a ``Tracker`` calls it.
  ///
  /// - Throws: An error if the file cannot be written. The tracker then offers the events again.
  @Sendable public func append(_ events: [TrackingEvent]) async throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines = Data()
    for event in events {
      lines += try encoder.encode(
        Line(
          time: now(), event: event.name, screen: event.screen,
          seconds: event.duration.map { $0 / .seconds(1) }))
      lines.append(UInt8(ascii: "\n"))
    }
    try await FileWork.run { [lines, url] in
      try Self.makeRoom(at: url)
      let handle = try FileHandle(forWritingTo: url)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: lines)
    }
  }

  /// Creates the file, and its folder; renames a full file.
  private static func makeRoom(at url: URL) throws {
    let files = FileManager.default
    let size = (try? files.attributesOfItem(atPath: url.path))?[.size] as? Int
    if let size, size < limit { return }
    if size != nil {
      let previous = url.deletingPathExtension().appendingPathExtension("1.jsonl")
      try? files.removeItem(at: previous)
      try files.moveItem(at: url, to: previous)
    }
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url, options: .withoutOverwriting)
  }
}
