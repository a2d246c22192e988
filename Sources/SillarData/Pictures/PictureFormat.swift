public import Foundation

/// The kinds of pictures that are let in, told by their bytes: what a server claims is not asked.
///
/// ```swift
/// func mediaType(of bytes: Data) -> String? { PictureFormat(of: bytes)?.rawValue }
/// ```
public enum PictureFormat: String, Sendable {
  case svg = "image/svg+xml"
  case png = "image/png"
  case jpeg = "image/jpeg"
  case webp = "image/webp"

  /// Nothing if the bytes are none of these, or an SVG that could do more than be looked at.
  public init?(of bytes: Data) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Data("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Data("WEBP".utf8))
    {
      self = .webp
    } else if bytes.first(where: { !Self.isSpace($0) && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF })
      == UInt8(ascii: "<"),
      let text = String(data: bytes, encoding: .utf8), Self.isHarmlessSVG(text)
    {
      self = .svg
    } else {
      return nil
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  /// Whether the first element is `svg`, and nothing in it runs, expands or embeds.
  ///
  /// A browser runs the scripts of an SVG that is opened by itself, with the rights of the page that
  /// served it. Pictures have no use for any of this.
  private static func isHarmlessSVG(_ text: String) -> Bool {
    guard
      text.prefixMatch(
        of: #/\u{FEFF}?\s*(<\?xml[^>]*>\s*)?(<!--(?s:.*?)-->\s*|<!DOCTYPE[^>\[]*>\s*)*<svg[\s>\/]/#)
        != nil
    else { return false }
    let dangers =
      #/<\s*([\w]+:)?(script|foreignobject|iframe|object|embed|handler)|[\s"'\/]on[a-z]+\s*=|javascript:|<!entity/#
    return text.firstMatch(of: dangers.ignoresCase()) == nil
  }
}
