/// A file format of photos, detected by content and never by file name.
///
///     PhotoFormat(of: bytes)?.mediaType   // image/png
public enum PhotoFormat: String, CaseIterable, Sendable {
  case jpeg, png, webp

  /// - Returns: `nil` for any other kind of file.
  public init?(of bytes: [UInt8]) {
    let file = PhotoBytes(bytes)
    if file.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if file.starts(with: PNGCleaner.signature) {
      self = .png
    } else if file.has("RIFF", at: 0), file.has("WEBP", at: 8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// - Parameter mediaType: a value of ``mediaType``.
  public init?(mediaType: String) {
    guard let format = Self.allCases.first(where: { $0.mediaType == mediaType }) else {
      return nil
    }
    self = format
  }

  public var mediaType: String { "image/\(rawValue)" }
}
