/// The kinds of photos that can be sent.
///
/// ```swift
/// let kind = PhotoKind(beginning: [0xFF, 0xD8, 0xFF, 0xE0])   // .jpeg
/// ```
public enum PhotoKind: String, Hashable, Sendable, CaseIterable {
  case jpeg = "image/jpeg"
  case png = "image/png"
  case webp = "image/webp"

  /// How many bytes it takes to tell.
  public static let tellingBytes = 12

  /// The kind by what is in a file, whatever its name says; nil for anything else.
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

  /// What a browser is asked to offer first.
  public var mediaType: String { rawValue }
}
