public import Foundation
public import SillarModel

/// A file with one JSON object per line, which begins anew when it is full: the sink of events while an app is developed.
///
/// ```swift
/// func makeEvents(_ database: any SQLDatabase, _ work: AppWork, in folder: URL) -> DomainEvents {
///   let file = LineFile(folder.appending(path: "domain-events.jsonl"))
///   return DomainEvents(database: database, work: work, sink: file.append)
/// }
/// ```
///
/// A full file is renamed, such as to `domain-events.1.jsonl`, replacing an older one. One process at a time writes to a file.
public struct LineFile: Sendable {
  /// The name of an event and its key, which are side by side in its line: keys are in alphabetical order.
  private struct Mark: Encodable {
    let event: String
    let key: String
  }

  private struct Line: Encodable {
    let data: [String: String]
    let event: String
    let key: String
    let time: Date
  }

  private let url: URL
  /// The file before, which was full.
  private let previous: URL
  private let limit: Int

  /// - Parameters:
  ///   - url: The file. It and its folder are made when needed.
  ///   - limit: The size of a full file, in bytes.
  public init(_ url: URL, limit: Int = 5_000_000) {
    self.url = url
    self.limit = limit
    previous = url.deletingPathExtension().appendingPathExtension("1." + url.pathExtension)
  }

  /// Appends lines.
  ///
  /// - Throws: An error if the file cannot be written. It may then have some of the lines.
  public func append(_ lines: [some Encodable]) async throws {
    try await append(try Self.text(of: lines)) { true }
  }

  /// Appends a domain event, unless the file, or the one before, has it already.
  ///
  ///     {"data":{"amount":"2990"},"event":"order-paid","key":"pay_7Q2K","time":"2026-11-23T09:30:00Z"}
  ///
  /// - Throws: An error if the files cannot be read or written.
  @Sendable public func append(_ event: DomainEvent, at date: Date) async throws {
    let line = Line(data: event.facts, event: event.name, key: event.key, time: date)
    // Without the braces and the line feed.
    let mark = try Self.text(of: [Mark(event: event.name, key: event.key)]).dropFirst().dropLast(2)
    try await append(try Self.text(of: [line])) { [url, previous] in
      try ![url, previous].contains { file in
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        // Blocks: it runs in FileWork.run.
        return try Data(contentsOf: file, options: .mappedIfSafe).range(of: mark) != nil
      }
    }
  }

  private func append(
    _ text: Data, if isNew: @escaping @Sendable () throws -> Bool
  ) async throws {
    try await FileWork.run { [url, previous, limit] in
      guard try isNew() else { return }
      try Self.makeRoom(at: url, previous, limit)
      let handle = try FileHandle(forWritingTo: url)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: text)
    }
  }

  private static func text(of lines: [some Encodable]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = Data()
    for line in lines {
      text += try encoder.encode(line)
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// Creates the file, and its folder; renames a full file.
  private static func makeRoom(at url: URL, _ previous: URL, _ limit: Int) throws {
    let files = FileManager.default
    let size = (try? files.attributesOfItem(atPath: url.path))?[.size] as? Int
    if let size, size < limit { return }
    if size != nil {
      try? files.removeItem(at: previous)
      try files.moveItem(at: url, to: previous)
    }
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url, options: .withoutOverwriting)
  }
}
