import BackendModel
import Foundation
import SillarModel

/// A film in TMDB's format, from a list (`genre_ids`) or by itself (`genres`, `credits`, `runtime`).
///
/// Only an id and a title are required. A title with a control character is rejected, because the intended title is
/// unknown. Other texts lose such characters. Any other value that is `null`, of the wrong type or out of range is
/// treated as missing.
struct ImportedFilm: Decodable {
  /// The reason that a film is rejected.
  struct Fault: Error, Equatable {
    let reason: String
  }

  private enum CodingKeys: String, CodingKey {
    case id, title, overview, tagline, homepage, status, runtime, genres, credits, popularity
    case adult, video, translations
    case originalTitle = "original_title"
    case originalLanguage = "original_language"
    case imdbID = "imdb_id"
    case released = "release_date"
    case genreIDs = "genre_ids"
    case rating = "vote_average"
    case votes = "vote_count"
    case posterPath = "poster_path"
    case backdropPath = "backdrop_path"
  }

  let film: Film

  init(from decoder: any Decoder) throws {
    guard let members = try? decoder.container(keyedBy: CodingKeys.self) else {
      throw Fault(reason: "it is not a JSON object")
    }
    guard let id = members.value(Int64.self, .id) else {
      throw Fault(reason: "its id is missing or not a whole number")
    }
    guard TextKey.ids.contains(id) else {
      throw Fault(reason: "its id \(id) is not between 1 and \(TextKey.ids.upperBound)")
    }
    guard let title = members.text(.title) else {
      throw Fault(reason: "its title is missing, empty or not a text")
    }
    do throws(RefusedText) {
      _ = try TextRule.multiline.checked(title, limit: .max)
    } catch {
      throw Fault(reason: "its title \(error)")
    }
    var film = Film(id: Film.ID(id), title: title.stored())
    film.originalTitle = members.text(.originalTitle)?.stored() ?? film.title
    film.originalLanguage = members.text(.originalLanguage)?.stored() ?? ""
    film.overview = members.text(.overview)?.stored(.multiline) ?? ""
    film.spanish = members.value(Translations.self, .translations)?.spanish(of: film)
    film.tagline = members.text(.tagline)?.stored() ?? ""
    film.homepage = members.text(.homepage)?.stored() ?? ""
    film.imdbID = members.text(.imdbID)?.stored()
    film.status = members.text(.status)?.stored()
    film.released = members.text(.released).flatMap(CalendarDay.init)
    film.minutes = members.number(.runtime, in: 0...100_000) ?? 0
    film.rating = members.number(.rating, in: 0...10) ?? 0
    film.votes = members.number(.votes, in: 0...Int(Int32.max)) ?? 0
    film.popularity = members.number(.popularity, in: 0...1e9) ?? 0
    film.isAdult = members.value(Bool.self, .adult) ?? false
    film.isVideo = members.value(Bool.self, .video) ?? false
    film.posterPath = members.text(.posterPath)?.stored()
    film.backdropPath = members.text(.backdropPath)?.stored()
    film.genres = Self.genres(members)
    film.directors = members.value(Credits.self, .credits)?.directors ?? []
    self.film = film
  }

  private static func genres(_ members: KeyedDecodingContainer<CodingKeys>) -> [FilmGenre] {
    if let genres = members.value([Lenient<Genre>].self, .genres) {
      return genres.compactMap(\.value).map { genre in
        genre.name.map { FilmGenre(id: genre.id, name: $0.stored()) } ?? .named(genre.id)
      }
    }
    let ids = members.value([Lenient<Int>].self, .genreIDs) ?? []
    return ids.compactMap(\.value).map(FilmGenre.named)
  }

  private struct Genre: Decodable {
    let id: Int
    let name: String?
  }

  private struct Credits: Decodable {
    struct Member: Decodable {
      let job: String
      let name: String
    }

    let crew: [Lenient<Member>]

    var directors: [String] {
      crew.compactMap(\.value).filter { $0.job == "Director" && !$0.name.isEmpty }
        .map { $0.name.stored() }
    }
  }

  /// The texts in other languages, as TMDB appends them to a film.
  private struct Translations: Decodable {
    struct Entry: Decodable {
      struct Texts: Decodable {
        let title: String?
        let overview: String?
      }

      enum CodingKeys: String, CodingKey {
        case language = "iso_639_1"
        case country = "iso_3166_1"
        case data
      }

      let language: String
      let country: String?
      let data: Texts
    }

    let translations: [Lenient<Entry>]

    /// The texts of Spain, or else of another country. TMDB leaves a text empty that is the same as the original one.
    func spanish(of film: Film) -> FilmText? {
      let entries = translations.compactMap(\.value).filter { $0.language == "es" }
      guard let texts = (entries.first { $0.country == "ES" } ?? entries.first)?.data else {
        return nil
      }
      let title = texts.title?.stored() ?? ""
      let overview = texts.overview?.stored(.multiline) ?? ""
      if title.isEmpty, overview.isEmpty { return nil }
      return FilmText(
        title: title.isEmpty ? film.originalTitle : title,
        overview: overview.isEmpty ? film.overview : overview)
    }
  }

  /// A value of the expected type; `nil` when it has another type.
  private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
  }
}

extension KeyedDecodingContainer {
  fileprivate func value<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }

  fileprivate func text(_ key: Key) -> String? {
    value(String.self, key).flatMap { text in text.allSatisfy(\.isWhitespace) ? nil : text }
  }

  fileprivate func number<Value: Decodable & Comparable>(
    _ key: Key, in range: ClosedRange<Value>
  ) -> Value? {
    value(Value.self, key).flatMap { range.contains($0) ? $0 : nil }
  }
}

extension String {
  /// Returns the text in stored form: in composed characters, without those that `rule` refuses.
  fileprivate func stored(_ rule: TextRule = .oneLine) -> String {
    rule.cleaned(self, limit: .max)
  }
}
