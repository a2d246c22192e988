import Crypto
import Foundation

/// A style sheet or a script that stands in a page, and the source by which the page's policy allows it.
///
/// Nothing in the element is escaped, so a text that could mean something else there is none.
struct PagePart: Sendable {
  let text: HTMLBuffer
  /// The text's hash (Content Security Policy Level 3, 2.3.1): nothing else runs, or is a style, in its place.
  let source: String

  /// - Parameter faces: The host's own rules before the sheet, which name fonts by whole paths.
  /// - Returns: Nil for a style sheet that names other files, by addresses that would begin at the page's.
  init?(style: String, after faces: String = "") {
    self.init(style, after: faces, without: ["</style", "@import", "url(", "image-set("])
  }

  init?(script: String) { self.init(script, without: ["</script", "<!--"]) }

  private init?(_ text: String, after start: String = "", without others: [String]) {
    let lowercased = text.lowercased()
    guard !(others + ["\0", "\u{FEFF}"]).contains(where: lowercased.contains) else { return nil }
    // As the parser of HTML does it: the hash is of what it makes of the text.
    let text = (start + text).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let hash = Data(SHA256.hash(data: Array(text.utf8))).base64EncodedString()
    source = "'sha256-\(hash)'"
    self.text = HTMLBuffer(part: text)
  }
}
