/// The plural form of a text for a number.
///
/// The rules are those of the Unicode CLDR, "Language Plural Rules", for whole numbers.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The categories that a text must have in a language; nil for a language with unknown rules.
  static func needed(in language: String) -> [PluralCategory]? {
    switch family(of: language) {
    case .none: nil
    case .noForms: [.other]
    // In Romance languages millions are `many`: texts that never contain such numbers can omit that form.
    case .oneAndOther, .zeroAndOneAlike, .romance, .french: [.one, .other]
    case .slavic, .polish: [.one, .few, .many, .other]
    }
  }

  /// The category of a number; ``other`` in a language with unknown rules.
  init(of number: Int, in language: String) {
    let ones = number.magnitude % 10
    let tens = number.magnitude % 100
    let isMillions = number != 0 && number.magnitude % 1_000_000 == 0
    let isFew = 2...4 ~= ones && !(12...14 ~= tens)
    self =
      switch Self.family(of: language) {
      case .oneAndOther where number.magnitude == 1: .one
      case .zeroAndOneAlike where number.magnitude <= 1: .one
      case .romance where number.magnitude == 1: .one
      case .french where number.magnitude <= 1: .one
      case .romance where isMillions, .french where isMillions: .many
      case .slavic where ones == 1 && tens != 11: .one
      case .polish where number.magnitude == 1: .one
      case .slavic where isFew, .polish where isFew: .few
      case .slavic, .polish: .many
      default: .other
      }
  }

  private enum Family {
    case noForms, oneAndOther, zeroAndOneAlike, romance, french, slavic, polish
  }

  private static func family(of language: String) -> Family? {
    switch LanguageTag.primary(of: language) {
    case "ja", "ko", "zh", "th", "vi", "id", "ms": .noForms
    case "en", "de", "nl", "sv", "da", "no", "nb", "nn", "fi", "et", "el", "hu", "tr", "bg", "eu",
      "gl":
      .oneAndOther
    case "hi", "fa": .zeroAndOneAlike
    case "es", "it", "ca": .romance
    case "fr", "pt": .french
    case "ru", "uk": .slavic
    case "pl": .polish
    default: nil
    }
  }
}
