import Foundation
import Measured

/// Measures databases of films and prints one `name value` per line: everything, or the named parts.
@main
enum Saved {
  enum Part: String, CaseIterable {
    case pages, search, backend, outbox, signals
  }

  static let films = 100_000

  static func main() async {
    let names = CommandLine.arguments.dropFirst()
    let parts = names.isEmpty ? Part.allCases : names.compactMap(Part.init)
    guard parts.count >= names.count else {
      print("usage: saved \(Part.allCases.map { "[\($0.rawValue)]" }.joined(separator: " "))")
      exit(64)
    }
    do {
      try await measure(parts)
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("saved: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func measure(_ parts: [Part]) async throws {
    let maker = FilmMaker()
    let queries = Query.mix(of: maker)
    if parts.contains(.pages) || parts.contains(.search) {
      try await withFolder { folder in
        let database = try await AppDatabase(folder: folder, films: films, by: maker)
        if parts.contains(.pages) { try await PageReads.measure(database) }
        if parts.contains(.search) {
          try await Searches.measure("search", queries) { try await database.search($0) }
        }
      }
    }
    if parts.contains(.backend) {
      try await withFolder { folder in
        let database = try await BackendDatabase(folder: folder, films: films, by: maker)
        try await Searches.measure("backend", queries) { try await database.search($0) }
      }
    }
    if parts.contains(.outbox) {
      try await withFolder { try await Outboxes.measure(in: $0) }
    }
    if parts.contains(.signals) { try await Signals.measure() }
  }

  static func report(_ name: String, _ value: Int) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(name) \(value)\n".utf8))
  }

  /// Creates a folder for the work and removes it afterwards.
  private static func withFolder(_ work: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "saved-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await work(folder)
  }
}

/// An error of a benchmark whose conditions do not hold.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Array where Element: Comparable {
  /// Returns the percentile for a fraction from 0 to 1.
  func percentile(_ part: Double) -> Element {
    sorted()[Swift.min(count - 1, Int(Double(count) * part))]
  }
}

extension Duration {
  var nanoseconds: Int { Int(self / .nanoseconds(1)) }
}
