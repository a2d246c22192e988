import BackendModel
import Foundation
import Synchronization

/// Parses a file with one film per line into batches of films, on a background queue.
final class FilmFile: Sendable {
  /// The result of consecutive lines of the file.
  struct Batch: Sendable {
    var films: [Film] = []
    var rejected: [RejectedLine] = []
    /// The number of lines up to the end of this batch, empty ones included.
    var lastLine = 0
  }

  /// The most bytes that a line may have.
  static let lineLimit = 1 << 20

  private let parser: Mutex<FilmParser>

  init(descriptor: CInt) {
    parser = Mutex(FilmParser(lines: LineReader(descriptor: descriptor, limit: Self.lineLimit)))
  }

  /// - Returns: `nil` when the file has no more lines.
  func nextBatch() async throws -> Batch? {
    // Reading standard input may block for long, and must not block other tasks.
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { [self] in
        continuation.resume(with: Result { try parser.withLock { try $0.nextBatch() } })
      }
    }
  }
}

/// Reads films from lines.
private struct FilmParser {
  /// The most lines, and about the most bytes, of a batch.
  private static let batchLimit = (lines: 10_000, bytes: 16 << 20)

  private var lines: LineReader
  private var lineCount = 0
  private let decoder = JSONDecoder()

  init(lines: LineReader) { self.lines = lines }

  /// - Returns: `nil` when the file has no more lines.
  mutating func nextBatch() throws -> FilmFile.Batch? {
    var batch = FilmFile.Batch()
    var (count, bytes) = (0, 0)
    while count < Self.batchLimit.lines, bytes < Self.batchLimit.bytes,
      let line = try lines.next()
    {
      lineCount += 1
      count += 1
      do {
        switch line {
        case .text(let data):
          bytes += data.count
          let text = lineCount == 1 ? ImportedFilm.withoutMark(data) : data
          if let film = try ImportedFilm.film(in: text, decoder) { batch.films.append(film) }
        case .tooLong:
          throw ImportedFilm.Fault(reason: "it has more than \(FilmFile.lineLimit) bytes")
        }
      } catch let fault as ImportedFilm.Fault {
        batch.rejected.append(RejectedLine(number: lineCount, reason: fault.reason))
      }
    }
    batch.lastLine = lineCount
    return count == 0 ? nil : batch
  }
}
