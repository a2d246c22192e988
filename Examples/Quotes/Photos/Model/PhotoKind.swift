/// The kinds of photos that can be sent.
///
/// ```swift
/// let kind = PhotoKind(beginning: [0xFF, 0xD8, 0xFF, 0xE0])   // .jpeg
/// ```
public enum PhotoKind: String, Hashable, Sendable, CaseIterable {
  case jpeg = "image/jpeg"
  case png = "image/png"
  case webp = "image/webp"

  /// The size of the largest photo that can be sent, in bytes.
  public static let largestSize = 10 << 20
  /// The number of bytes at the beginning that determine the kind.
  public static let tellingBytes = 12

  public var mediaType: String { rawValue }

  /// The kind of a photo that can be sent.
  ///
  /// - Parameter size: In bytes.
  /// - Throws: The reason why the file cannot be sent.
  public init(size: Int, beginning: some Collection<UInt8>) throws(PhotoProblem) {
    guard size > 0 else { throw .empty }
    guard size <= Self.largestSize else { throw .tooLarge }
    guard let kind = PhotoKind(beginning: beginning) else { throw .notAPhoto }
    self = kind
  }

  /// The kind by the contents of a file, whatever its name; nil for anything else.
  ///
  /// See ISO/IEC 10918-1 (JPEG), [section 5.2 of PNG](https://www.w3.org/TR/png-3/#5PNG-file-signature) and
  /// [RFC 9649](https://www.rfc-editor.org/rfc/rfc9649) (WebP).
  public init?(beginning bytes: some Collection<UInt8>) {
    let bytes = Array(bytes.prefix(Self.tellingBytes))
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }
}

/// The reason why a file cannot be sent as a photo.
public enum PhotoProblem: String, Error, CaseIterable {
  case empty = "file-empty"
  /// The file has more than ``PhotoKind/largestSize`` bytes.
  case tooLarge = "file-too-large"
  /// The file is no JPEG, PNG or WebP, whatever its name.
  case notAPhoto = "file-not-a-photo"
  /// The file could not be read or stored: the device may be full.
  case notKept = "file-not-kept"
}
