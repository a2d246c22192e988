import Foundation

/// Reads lines from an open file in chunks, and holds at most one line and one chunk in memory.
struct LineReader {
  enum Line: Equatable {
    /// The text of the line without its final `\n`.
    case text(Data)
    /// The line has more bytes than the limit.
    case tooLong
  }

  /// The system's error when it cannot read.
  struct Failure: Error {
    let reason: String
  }

  private let descriptor: CInt
  private let limit: Int
  private var buffer = Data()
  private var isAtEnd = false

  /// - Parameter limit: the most bytes that a line may have.
  init(descriptor: CInt, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// - Returns: `nil` at the end of the file. Text after the last `\n` is a line too.
  mutating func next() throws(Failure) -> Line? {
    var searched = 0
    var isTooLong = false
    while true {
      if let end = newline(after: searched) {
        let line = take(end)
        buffer = buffer.dropFirst()
        return isTooLong || line.count > limit ? .tooLong : .text(line)
      }
      searched = buffer.count
      if searched > limit {
        isTooLong = true
        buffer = Data()
        searched = 0
      }
      if isAtEnd {
        guard isTooLong || !buffer.isEmpty else { return nil }
        let line = take(buffer.count)
        return isTooLong ? .tooLong : .text(line)
      }
      try fill()
    }
  }

  private mutating func take(_ count: Int) -> Data {
    defer { buffer = buffer.dropFirst(count) }
    return buffer.prefix(count)
  }

  /// Returns the number of bytes before the next `\n`; `nil` when the buffer has none.
  private func newline(after searched: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = memchr(start + searched, 10, bytes.count - searched)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  private mutating func fill() throws(Failure) {
    var chunk = Data(count: 256 * 1024)
    var count: Int
    repeat {
      count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw Failure(reason: String(cString: strerror(errno))) }
    isAtEnd = count == 0
    // A copy, so that the memory of the lines already read is freed.
    buffer = Data(buffer) + chunk.prefix(count)
  }
}
