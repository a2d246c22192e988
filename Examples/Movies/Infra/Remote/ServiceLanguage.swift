/// A language of the service's texts, as TMDB names it: `es-ES`.
struct ServiceLanguage {
  /// The name in the parameter `language`.
  let tag: String

  /// The language of the window, in the country of the visitor if TMDB has texts for that country.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag, such as `es`.
  ///   - visitor: The languages that the visitor reads, the preferred one first: `es-AR`, `en`.
  init(_ language: String, visitor: [String] = []) {
    let primary = Self.parts(language).language
    guard let countries = Self.countries[primary], let usual = countries.first else {
      tag = language
      return
    }
    let wanted = ([language] + visitor).map(Self.parts).filter { $0.language == primary }
      .compactMap(\.country)
    tag = "\(primary)-\(wanted.first { countries.contains($0) } ?? usual)"
  }

  private static func parts(_ tag: String) -> (language: String, country: String?) {
    let parts = tag.split(separator: "-")
    let country = parts.dropFirst().first { $0.count == 2 }
    return (parts.first?.lowercased() ?? "", country?.uppercased())
  }

  /// The countries of TMDB's texts by language, the usual one first:
  /// https://developer.themoviedb.org/reference/configuration-primary-translations
  private static let countries: [String: [String]] = [
    "en": [
      "US", "AG", "AU", "BB", "BZ", "CA", "CM", "GB", "GG", "GH", "GI", "GY", "IE", "JM", "KE",
      "LC", "MW", "NZ", "PG", "TC", "ZM", "ZW",
    ],
    "es": [
      "ES", "AR", "CL", "DO", "EC", "GQ", "GT", "HN", "MX", "NI", "PA", "PE", "PY", "SV", "UY",
    ],
  ]
}
