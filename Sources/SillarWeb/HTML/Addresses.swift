/// Where a host's things are: everything of its own lies under `/-/`, so that no path of the app collides.
struct Addresses: Sendable {
  /// What comes before the app's paths: empty, or `/trivia`.
  let base: String

  var home: String { base.isEmpty ? "/" : base + "/" }
  var socket: String { base + "/-/socket" }
  func form(window: String) -> String { base + "/-/windows/" + window }
  func picture(_ name: String) -> String { base + "/-/pictures/" + Self.encoded(name) }

  /// The address of a path of the app.
  func page(_ path: String) -> String { path == "/" ? home : base + path }

  /// An address that may stand in a link or picture: relative, `http` or `https`; nil for any other.
  ///
  /// A browser ignores white space and control characters when it looks for a scheme (WHATWG URL, 4.4), so an
  /// address that has any before its first slash is no address.
  func safe(_ address: String) -> String? {
    let address = address.drop { $0 == " " }
    let head = address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard head.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else {
      return nil
    }
    if let colon = head.firstIndex(of: ":") {
      let scheme = head[..<colon].lowercased()
      return scheme == "http" || scheme == "https" ? String(address) : nil
    }
    // Two slashes (or backslashes, which browsers take for slashes) name another host without a scheme.
    if address.hasPrefix("//") || address.hasPrefix("/\\") { return nil }
    return address.hasPrefix("/") ? page(String(address)) : String(address)
  }

  private static func encoded(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        result += "%" + (hex.count == 1 ? "0" : "") + hex
      }
    }
    return result
  }
}
