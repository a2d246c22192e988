/// The JSON of a language, in TMDB's format.
struct LanguageBody: Encodable, Equatable {
  enum CodingKeys: String, CodingKey {
    case code = "iso_639_1"
    case englishName = "english_name"
    case name
  }

  let code: String
  let englishName: String
  /// The name in the language itself.
  let name: String

  /// - Parameter code: ISO 639-1. It is also the name of a language that is not in `names`.
  init(_ code: String) {
    self.code = code
    let names = Self.names[code]
    englishName = names?.english ?? code
    name = names?.own ?? code
  }

  private static let names: [String: (english: String, own: String)] = [
    "ar": ("Arabic", "العربية"), "cn": ("Cantonese", "广州话 / 廣州話"), "cs": ("Czech", "Český"),
    "da": ("Danish", "Dansk"), "de": ("German", "Deutsch"), "el": ("Greek", "ελληνικά"),
    "en": ("English", "English"), "es": ("Spanish", "Español"), "fa": ("Persian", "فارسی"),
    "fi": ("Finnish", "suomi"), "fr": ("French", "Français"), "he": ("Hebrew", "עִבְרִית"),
    "hi": ("Hindi", "हिन्दी"), "hu": ("Hungarian", "Magyar"), "id": ("Indonesian", "Bahasa indonesia"),
    "it": ("Italian", "Italiano"), "ja": ("Japanese", "日本語"), "ko": ("Korean", "한국어/조선말"),
    "nl": ("Dutch", "Nederlands"), "no": ("Norwegian", "Norsk"), "pl": ("Polish", "Polski"),
    "pt": ("Portuguese", "Português"), "ro": ("Romanian", "Română"), "ru": ("Russian", "Pусский"),
    "sv": ("Swedish", "svenska"), "ta": ("Tamil", "தமிழ்"), "te": ("Telugu", "తెలుగు"),
    "th": ("Thai", "ภาษาไทย"), "tr": ("Turkish", "Türkçe"), "zh": ("Mandarin", "普通话"),
  ]
}
