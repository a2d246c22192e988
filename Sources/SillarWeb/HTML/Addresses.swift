import Sillar
import SillarHost

/// The addresses of a host. All of its own are below `/-/`, so that none collides with a path of the app.
struct Addresses: Sendable {
  /// The path before the app's paths: empty, or for example `/trivia`.
  let base: String

  /// The window that links in its page lead to; nil for a page whose script follows them, and for one that may have one.
  var windowOfLinks: String?

  /// The addresses of the forms of modules' own elements, by ``CustomContent/id``.
  var elements: [String: (script: String, style: String?)] = [:]

  /// The app and the kinds of its notices, with their titles; nil for a host that has none.
  var notices: (app: String, kinds: [(kind: String, title: LocalizedText)])?

  var home: String { base.isEmpty ? "/" : base + "/" }
  var socket: String { base + "/-/socket" }
  /// A browser asks for it again at the same address.
  var worker: String { base + "/-/worker.js" }
  var offline: String { base + "/-/offline" }
  /// Where the worker says that its browser's address for notices is another one.
  var subscription: String { base + "/-/subscription" }
  var manifest: String { base + "/-/manifest" }
  func form(window: String) -> String { base + "/-/windows/" + window }
  /// The address that a page without the script loads after a while, because it waits for content.
  func refresh(window: String) -> String { form(window: window) + "?" + Self.refresh }
  func files(window: String) -> String { form(window: window) + "/files" }
  func file(_ id: Int, window: String) -> String { files(window: window) + "/\(id)" }
  func renewal(window: String, ticket: String) -> String {
    "\(form(window: window))/session?t=\(ticket)"
  }
  /// - Parameter token: That of the window's form.
  func preferences(_ preferences: Preferences, window: String, token: String) -> String {
    "\(form(window: window))/preferences?l=\(preferences.language ?? "")"
      + "&a=\(preferences.appearance ?? "")&t=\(token)"
  }
  func picture(_ name: String) -> String {
    base + Address(segments: ["-", "pictures", name]).description
  }

  func resource(_ path: String) -> String {
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return base
      + Address(segments: ["-", "resources"] + names.map { String(Substring($0)) }).description
  }

  // MARK: Addresses of the app

  /// The server's address for an address of the app, such as that of ``Location/path``.
  func page(_ address: String) -> String { address == "/" ? home : base + address }

  /// The name of the query parameter that identifies the visitor's window that a page belongs to.
  static let window = "w"

  /// The name of the query parameter of a page that loads itself.
  static let refresh = "refresh"

  /// In place of a window, the one that the device had last. A host without a worker in front opens the address as without it.
  static let last = "last"

  /// In place of a window, what a page says that wants none: of a device that had none, and one that wants what the host has, and not what
  /// the device keeps.
  static let noWindow: Set = ["none", "host"]

  /// In place of a window, the number of times that a browser has been sent to the same address; such a page opens a window
  /// of its own.
  static func attempt(_ number: Int) -> String { "~~\(number)" }

  /// The number that ``attempt(_:)`` has written; 0 for any other text.
  static func attempt(in text: Substring?) -> Int {
    text.flatMap { $0.hasPrefix("~~") ? Int($0.dropFirst(2)) : nil } ?? 0
  }

  /// An address of the app that shows an existing window.
  func page(_ address: String, window: String) -> String {
    "\(page(address))\(address.contains("?") ? "&" : "?")\(Self.window)=\(window)"
  }

  /// The app's address for one of the server's; nil when it is not below the host's own, or is not valid UTF-8.
  func appAddress(of text: String) -> String? {
    guard text.utf8.starts(with: base.utf8) else { return nil }
    let rest = String(text.utf8.dropFirst(base.utf8.count)) ?? ""
    guard var address = Address(rest.hasPrefix("/") ? rest : "/" + rest) else { return nil }
    address.query[Self.window] = nil
    return address.description
  }

  // MARK: Addresses in views

  /// The destination of a link: a path of the app, another address on this server, or `http` or `https`; nil for any
  /// other.
  func link(_ destination: String) -> String? {
    guard let address = safe(destination) else { return nil }
    guard destination.utf8.first == UInt8(ascii: "/") else { return address }
    return Address(destination).map { linkedPage($0.description) }
  }

  /// The destination of a link to an address of the app.
  func linkedPage(_ address: String) -> String {
    windowOfLinks.map { page(address, window: $0) } ?? page(address)
  }

  /// An address that is allowed in a link or picture: relative, `http` or `https`; nil for any other.
  ///
  /// A browser removes white space and control characters before it looks for a scheme or a host (WHATWG URL, 4.4), and
  /// treats a backslash as a slash, so an address that contains any of these is refused. Spaces around the address are
  /// dropped, and those inside are encoded.
  ///
  /// The check works on bytes, not characters: in Swift, a slash and an accent after it are one character; in a
  /// browser, two.
  func safe(_ address: String) -> String? {
    let space = UInt8(ascii: " ")
    let slash = UInt8(ascii: "/")
    var bytes = address.utf8.drop { $0 == space }
    while bytes.last == space { bytes = bytes.dropLast() }
    guard bytes.allSatisfy({ $0 >= space && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else {
      return nil
    }
    let head = bytes.prefix { $0 != slash && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    if let colon = head.firstIndex(of: UInt8(ascii: ":")) {
      let scheme = String(decoding: head[..<colon], as: UTF8.self).lowercased()
      guard scheme == "http" || scheme == "https" else { return nil }
    }
    // Two slashes name another host without a scheme.
    if bytes.starts(with: [slash, slash]) { return nil }
    let text = Substring(bytes)
    let encoded = bytes.contains(space) ? text.replacing(" ", with: "%20") : text
    return bytes.first == slash ? base + encoded : String(encoded)
  }
}
