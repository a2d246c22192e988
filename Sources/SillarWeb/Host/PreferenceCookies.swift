import HTTPTypes
import Sillar
import SillarHost

/// The language and the appearance that a visitor has chosen; in a browser, two cookies.
struct Preferences: Equatable, Sendable {
  /// See `Visitor.language`.
  var language: String?
  /// See `Visitor.isDark`.
  var isDark: Bool?
}

extension Preferences {
  /// The maximum length of a language, in bytes. Tags of languages with a region are shorter.
  private static let longestLanguage = 35

  init(language: String?, appearance: String?) {
    self.init(language: language, isDark: ["dark": true, "light": false][appearance ?? ""])
  }

  /// The preferences in the cookies of a request. The language need not be one of the app's.
  init(of request: HTTPRequest) {
    func value(_ name: String) -> String? {
      SessionKeeper.values(of: name, in: request).first
        .flatMap { 1...Self.longestLanguage ~= $0.utf8.count ? String($0) : nil }
    }
    self.init(language: value("language"), appearance: value("appearance"))
  }

  /// Without a language that an app does not have: it may have had others before.
  func known(to flavor: Flavor) -> Preferences {
    Preferences(
      language: language.flatMap { flavor.languages.contains($0) ? $0 : nil }, isDark: isDark)
  }

  /// How cookies, addresses and style sheets say ``isDark``.
  var appearance: String? { isDark.map { $0 ? "dark" : "light" } }

  /// The `Set-Cookie` headers for an app below a path. They are no secret.
  ///
  /// - Parameter isForFrames: True if frames on other sites show the app; each site's have cookies of their own.
  func cookies(path: String, isForFrames: Bool) -> [String] {
    let site = isForFrames ? "None; Secure; Partitioned" : "Lax"
    return [("language", language), ("appearance", appearance)].map { name, value in
      "\(name)=\(value ?? ""); Path=\(path.isEmpty ? "/" : path); Max-Age=31536000; SameSite=\(site)"
    }
  }
}
