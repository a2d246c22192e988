import Foundation
import NIOCore

/// Reads a form with files (`multipart/form-data`; RFC 7578, in the form of RFC 2046, section 5.1) as it arrives. It
/// holds no more than the head of one part and a possible beginning of a boundary.
struct MultipartParser {
  enum Piece: Equatable {
    case part(MultipartHead)
    case bytes(ByteBuffer)
    case endOfPart
  }

  enum Failure: Error, Equatable {
    case headTooLong
    case malformed
  }

  private enum Phase {
    case body(isPreamble: Bool)
    case afterBoundary, head, epilogue
  }

  private static let longestHead = 8 * 1024
  /// The bytes between two parts. The line end at their start does not belong to the part before.
  private let delimiter: [UInt8]
  private var buffer: ByteBuffer
  private var phase = Phase.body(isPreamble: true)

  init(boundary: String) {
    delimiter = Array("\r\n--\(boundary)".utf8)
    // The first boundary may be on the first line, with no line end before it.
    buffer = ByteBuffer(string: "\r\n")
  }

  /// The boundary of a form with files; nil for any other content type.
  static func boundary(of contentType: String) -> String? {
    let parts = contentType.split(separator: ";", maxSplits: 1)
    guard parts.count == 2,
      parts[0].trimmingCharacters(in: .whitespaces).lowercased() == "multipart/form-data",
      let boundary = MultipartHead.parameters(of: parts[1])["boundary"],
      1...200 ~= boundary.utf8.count
    else { return nil }
    return boundary
  }

  /// True once the last boundary has been read.
  var isComplete: Bool { if case .epilogue = phase { true } else { false } }

  mutating func feed(_ bytes: ByteBuffer) {
    buffer.discardReadBytes()
    buffer.writeImmutableBuffer(bytes)
  }

  /// The next piece of the input; nil when more input is needed.
  mutating func next() throws(Failure) -> Piece? {
    while true {
      switch phase {
      case .body(let isPreamble):
        let (length, isDelimiter) = lengthOfContent()
        if length > 0, let content = buffer.readSlice(length: length), !isPreamble {
          return .bytes(content)
        }
        guard isDelimiter else { return nil }
        buffer.moveReaderIndex(forwardBy: delimiter.count)
        phase = .afterBoundary
        if !isPreamble { return .endOfPart }
      case .afterBoundary:
        guard try skipRestOfBoundary() else { return nil }
      case .head:
        guard let head = try readHead() else { return nil }
        phase = .body(isPreamble: false)
        return .part(head)
      case .epilogue:
        buffer.clear()
        return nil
      }
    }
  }

  /// The number of bytes that certainly precede the next delimiter, and true if it follows directly.
  private func lengthOfContent() -> (length: Int, isDelimiter: Bool) {
    buffer.withUnsafeReadableBytes { bytes in
      var index = 0
      while index < bytes.count {
        guard let base = bytes.baseAddress,
          let found = memchr(base + index, CInt(delimiter[0]), bytes.count - index)
        else { return (bytes.count, false) }
        index = UnsafeRawPointer(found) - base
        let candidate = bytes[index...].prefix(delimiter.count)
        if candidate.elementsEqual(delimiter.prefix(candidate.count)) {
          return (index, candidate.count == delimiter.count)
        }
        index += 1
      }
      return (bytes.count, false)
    }
  }

  /// Reads the end of a boundary: two hyphens end the form, a line end begins a part. Blanks may precede the line end.
  private mutating func skipRestOfBoundary() throws(Failure) -> Bool {
    let rest = buffer.readableBytesView
    if rest.starts(with: "--".utf8) {
      phase = .epilogue
      return true
    }
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    guard blanks <= 100 else { throw .malformed }
    let end = rest.dropFirst(blanks).prefix(2)
    guard end.elementsEqual("\r\n".utf8.prefix(end.count)) || end.elementsEqual("-".utf8) else {
      throw .malformed
    }
    guard end.count == 2 else { return false }
    // The line end stays: a part without a head begins with the empty line that ends its head.
    buffer.moveReaderIndex(forwardBy: blanks)
    phase = .head
    return true
  }

  private mutating func readHead() throws(Failure) -> MultipartHead? {
    let view = buffer.readableBytesView
    let end = Array("\r\n\r\n".utf8)
    guard let range = view.firstRange(of: end) else {
      guard view.count <= Self.longestHead else { throw .headTooLong }
      return nil
    }
    let length = range.lowerBound - view.startIndex
    guard length <= Self.longestHead else { throw .headTooLong }
    let text = String(decoding: view[..<range.lowerBound], as: UTF8.self)
    buffer.moveReaderIndex(forwardBy: length + end.count)
    return MultipartHead(text)
  }
}
