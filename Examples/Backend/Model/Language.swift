/// A language of the content: products, topics, questions and films.
///
///     Language(accepted: "es-ES,es;q=0.9,en;q=0.5")   // spanish
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"
  /// Of products only.
  case portuguese = "pt"

  /// The languages of all content.
  public static let common: [Language] = [.english, .spanish]

  /// Selects the preferred language by the rules of `Accept-Language` (RFC 9110, section 12.5.4); English
  /// when none of the languages is supported.
  ///
  /// - Parameters:
  ///   - header: the header value; of languages with the same weight, the first one wins.
  ///   - languages: the languages of the content.
  public init(accepted header: String, among languages: [Language] = common) {
    var best: (language: Language, weight: Double)?
    for part in header.lowercased().split(separator: ",") {
      let fields = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let tag = fields.first else { continue }
      let weight =
        fields.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      let primary = tag.prefix { $0 != "-" }
      guard let language = primary == "*" ? .english : Language(rawValue: String(primary)),
        languages.contains(language), weight > 0, weight > best?.weight ?? 0
      else { continue }
      best = (language, weight)
    }
    self = best?.language ?? .english
  }
}
