/// The apparent kind of a file that is not a photo, so that the user understands why it was refused.
enum OtherFile {
  /// - Returns: the kind with its article, such as `an SVG drawing`; `nil` when it is not recognized.
  static func kind(of bytes: [UInt8]) -> String? {
    let file = PhotoBytes(bytes)
    if file.has("GIF8", at: 0) { return "a GIF picture" }
    if file.has("%PDF", at: 0) { return "a PDF document" }
    if file.has("ftyp", at: 4) { return base(file) }
    if file.has("II*\u{0}", at: 0) || file.has("MM\u{0}*", at: 0) { return "a TIFF picture" }
    if file.has("BM", at: 0) { return "a BMP picture" }
    return markup(bytes)
  }

  /// HEIC, AVIF and video files share one container format, and name their kind after `ftyp`.
  private static func base(_ file: PhotoBytes) -> String {
    for brand in ["heic", "heix", "mif1", "heif"] where file.has(brand, at: 8) {
      return "an HEIC picture"
    }
    return file.has("avif", at: 8) ? "an AVIF picture" : "a film"
  }

  private static func markup(_ bytes: [UInt8]) -> String? {
    let start = bytes.prefix(1024).drop { $0 <= 0x20 || $0 > 0x7F }
    guard start.first == UInt8(ascii: "<") else { return nil }
    let text = String(decoding: start, as: UTF8.self).lowercased()
    if text.contains("<svg") { return "an SVG drawing" }
    return text.contains("<html") || text.contains("<!doctype html") || text.contains("<script")
      ? "a web page" : "a text document"
  }
}
