import BackendModel
import HTTPTypes
import Hummingbird

extension Request {
  /// The language of the content that the client prefers, by `Accept-Language`.
  func language(among languages: [Language]) -> Language {
    Language(accepted: headers[.acceptLanguage] ?? "", among: languages)
  }

  /// The same, of content in the common languages.
  var language: Language { language(among: Language.common) }
}

extension HTTPFields {
  /// Says that a response is in this language because the request asked for it.
  mutating func setLanguage(_ language: Language) {
    self[.contentLanguage] = language.rawValue
    self[.vary] = "Accept-Language"
  }
}
