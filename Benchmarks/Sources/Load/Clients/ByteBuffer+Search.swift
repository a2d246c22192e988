import Foundation
import NIOCore

extension ByteBuffer {
  func contains(_ text: String) -> Bool { range(of: text, in: readableRange) != nil }

  /// Returns the text between two others; `start` occurs once.
  func text(after start: String, before end: String) throws -> String {
    guard let from = range(of: start, in: readableRange),
      let to = range(of: end, in: from.upperBound..<writerIndex)
    else { throw Failure("the answer has no \(start)") }
    return text(in: from.upperBound..<to.lowerBound)
  }

  /// The number that begins at a place; 0 where there is none.
  func number(at index: Int) -> Int {
    readableBytesView[index...].prefix { 48...57 ~= $0 }.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  func text(in range: Range<Int>) -> String {
    getString(at: range.lowerBound, length: range.count) ?? ""
  }

  var readableRange: Range<Int> { readerIndex..<writerIndex }

  /// The first place of a text in a part of the readable bytes.
  ///
  /// The C library is many times faster than a search in a string, whose time would count as the server's.
  func range(of text: String, in part: Range<Int>) -> Range<Int>? {
    let text = Array(text.utf8)
    return withUnsafeReadableBytes { bytes in
      guard let base = bytes.baseAddress, let first = text.first else { return nil }
      var from = part.lowerBound - readerIndex
      let end = part.upperBound - readerIndex - text.count + 1
      while from < end, let found = memchr(base + from, Int32(first), end - from) {
        let place = UnsafeRawPointer(found) - base
        if memcmp(base + place, text, text.count) == 0 {
          return readerIndex + place..<readerIndex + place + text.count
        }
        from = place + 1
      }
      return nil
    }
  }

  /// The last place of a text in a part of the readable bytes.
  func lastRange(of text: String, in part: Range<Int>) -> Range<Int>? {
    var last: Range<Int>?
    while let next = range(
      of: text, in: (last?.lowerBound ?? part.lowerBound - 1) + 1..<part.upperBound)
    {
      last = next
    }
    return last
  }
}
