public import Foundation

/// The allowed picture formats, detected from the bytes. The server's media type is ignored.
///
/// ```swift
/// func mediaType(of bytes: Data) -> String? { PictureFormat(of: bytes)?.rawValue }
/// ```
public enum PictureFormat: String, Sendable {
  case svg = "image/svg+xml"
  case png = "image/png"
  case jpeg = "image/jpeg"
  case webp = "image/webp"

  /// Nil if the bytes are none of these, or an SVG that could do more than be displayed: run scripts, fetch resources,
  /// embed anything but pictures, or draw so much that a browser hangs. Only elements, attributes and functions that are
  /// known to draw are allowed in an SVG, and only UTF-8.
  public init?(of bytes: Data) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Data("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Data("WEBP".utf8))
    {
      self = .webp
    } else if let text = String(data: bytes, encoding: .utf8), SVGCheck.passes(text) {
      self = .svg
    } else {
      return nil
    }
  }
}
