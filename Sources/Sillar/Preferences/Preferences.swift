/// The language and the appearance that a visitor has chosen, in place of those of the device.
package struct Preferences: Equatable, Sendable {
  /// See ``Visitor/language``.
  package var language: String?
  /// See ``Visitor/isDark``.
  package var isDark: Bool?

  package init(language: String?, isDark: Bool?) {
    self.language = language
    self.isDark = isDark
  }

  /// Without a language that an app does not have: it may have had others before.
  package func known(to flavor: Flavor) -> Preferences {
    Preferences(
      language: language.flatMap { flavor.languages.contains($0) ? $0 : nil }, isDark: isDark)
  }
}
