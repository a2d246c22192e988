import Foundation
import Sillar

/// The host's own texts, in the language of one window.
struct HostWords: Sendable {
  private let words: Localization

  init(_ words: Localization) { self.words = words }

  var language: String { words.language }
  /// The direction of the language, for `dir`.
  var direction: String {
    Locale.Language(identifier: language).characterDirection == .rightToLeft ? "rtl" : "ltr"
  }

  /// The language for a few letters of room, such as `ES`.
  var code: String { words.language.prefix { $0 != "-" }.uppercased() }

  func callAsFunction(_ key: SillarString, _ values: [String: String] = [:]) -> String {
    words.text(key, values)
  }

  func callAsFunction(_ text: LocalizedText) -> String { words.text(text) }

  /// The texts that the script of a page shows, by their names in the body's `dataset`.
  var ofScript: [(name: StaticString, text: String)] {
    [
      ("lost", self(.noConnection)), ("waiting", self(.waiting)), ("undo", self(.takeBack)),
      ("taken", self(.takenBack)), ("doubt", self(.mayBeDone)), ("late", self(.sentBefore)),
      ("unsent", self(.notSent)), ("short", self(.withoutSecret)), ("long", self(.textTooLong)),
      // The script writes the limit of the field.
      ("cut", self(.cutOff, ["limit": "{limit}"])),
    ]
  }

  /// The text that comes with the part of the script for a page that the device has kept.
  var ofKeptPage: [(name: StaticString, text: String)] {
    [("saved", self(.savedScreen, ["age": "{age}"]))]
  }

  /// The text that comes with the part of the script that keeps a page, since only a page that was live shows it, or one that was kept.
  var ofOtherTab: [(name: StaticString, text: String)] { [("elsewhere", self(.otherTab))] }

  /// The texts that come with the part of the script for a page without a line.
  var ofPageWithoutLine: [(name: StaticString, text: String)] {
    [("stopped", self(.noConnectionForLong)), ("full", self(.tooMuchWaits))]
  }

  func number(_ number: Double) -> String { number.formatted(.number.locale(words.locale)) }
}

extension WebHost {
  /// The host's own texts for a visitor with these languages.
  func words(for languages: [String]) -> HostWords {
    HostWords(app.flavor.localization(for: Visitor(id: "", languages: languages)))
  }
}
