import BackendModel
import Foundation
import SillarData

/// Imports films from a file into a store: one film per line, each a JSON object in TMDB's format.
///
/// Films are written in batches: readers of the store only see complete batches, also after an import
/// that was stopped. Importing a file again changes nothing, and an invalid line affects only itself.
///
///     let summary = try await FilmImport(store: store).run(from: "films.jsonl") { event in
///       if case .rejected(let line) = event { print("line \(line.number): \(line.reason)") }
///     }
///     print("\(summary.imported) films")
public struct FilmImport: Sendable {
  /// An event during an import.
  public enum Event: Equatable, Sendable {
    case rejected(RejectedLine)
    /// The films of the lines read so far are in the store; empty lines count.
    case written(lines: Int)
  }

  /// The result of an import, in numbers of lines.
  public struct Summary: Equatable, Sendable {
    public var added = 0
    /// Films that replaced one with the same id.
    public var replaced = 0
    /// Lines that were left out.
    public var rejected = 0

    public var imported: Int { added + replaced }
  }

  private let store: FilmStore

  public init(store: FilmStore) { self.store = store }

  /// Imports a file.
  ///
  /// - Parameters:
  ///   - file: a path, or `-` for standard input.
  ///   - report: called for each event in the order of the lines.
  /// - Throws: ``FilmImportError`` when the file cannot be read or the store cannot be written. Films that
  ///   were written before stay.
  public func run(from file: String, report: (Event) -> Void) async throws -> Summary {
    let descriptor = file == "-" ? dup(STDIN_FILENO) : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FilmImportError(file: file, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    let films = FilmFile(descriptor: descriptor)
    var summary = Summary()
    do {
      try await store.database.write { try FilmIndex.prepareImport(in: $0) }
      var batch = try await films.nextBatch()
      while let current = batch {
        // Reads the next batch while the database writes.
        async let next = films.nextBatch()
        for line in current.rejected { report(.rejected(line)) }
        let outcome = try await store.database.write { database in
          try StoreEpochs.change(in: database)
          return try FilmWriter.write(current.films, to: database)
        }
        summary.added += outcome.added
        summary.replaced += outcome.replaced
        summary.rejected += current.rejected.count
        report(.written(lines: current.lastLine))
        batch = try await next
      }
    } catch let failure as LineReader.Failure {
      throw FilmImportError(file: file, reason: failure.reason)
    } catch let error as StoreError {
      throw FilmImportError(database: error.path, reason: error.reason)
    }
    return summary
  }
}

/// A line that was left out.
///
///     print("line \(line.number): \(line.reason)")
public struct RejectedLine: Equatable, Sendable {
  /// The line number, from 1.
  public let number: Int
  /// The fault of the line, such as `its title is missing, empty or not a text`.
  public let reason: String
}

/// The error of an incomplete import. Its description says in one line what to do.
///
///     do {
///       _ = try await FilmImport(store: store).run(from: "films.jsonl") { _ in }
///     } catch let error as FilmImportError {
///       print(error)
///     }
public struct FilmImportError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(file: String, reason: String) {
    let name = file == "-" ? "standard input" : file
    description = """
      cannot read \(name) (\(reason)): name a file with one film a line, or - for standard input
      """
  }

  init(database: String, reason: String) {
    description = """
      cannot write to the database \(database) (\(reason)): the films up to here are kept; make \
      sure that it can be written, and import the file again
      """
  }
}
