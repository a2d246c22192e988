import Foundation
public import MoviesModel

public func films(_ ids: some Sequence<Int>, _ title: String = "Film") -> [Movie] {
  ids.map { Movie(id: Movie.ID(rawValue: $0), title: "\(title) \($0)") }
}

public let dune = Movie(
  id: 693_134, title: "Dune: Part Two", released: CalendarDate(iso: "2026-02-27"), popularity: 80)

public let matrix = Movie(
  id: 603, title: "The Matrix", overview: "A hacker learns what is real.",
  released: CalendarDate(iso: "1999-03-31"), rating: MovieRating(average: 8.2, votes: 26_000),
  popularity: 84.3, language: "en", poster: MoviePicture(file: "603-poster.svg"),
  hasSampleNumbers: true)

public let matrixDetail = MovieDetail(
  movie: matrix, tagline: "Welcome to the real world.",
  directors: ["Lana Wachowski", "Lilly Wachowski"], genres: ["Action", "Science fiction"],
  minutes: 136)

public let matrixVideos = [
  Video(
    id: "1", name: "Official trailer", kind: "Trailer", site: "YouTube",
    address: URL(string: "https://www.youtube.com/watch?v=vKQi3bBA1y8"),
    preview: MoviePicture(file: "603-video.svg"), key: "vKQi3bBA1y8"),
  Video(id: "2", name: "On the set", kind: "Featurette", site: "Vimeo"),
]

/// A film with a value in every member, made of characters and numbers that are hard to store exactly.
public func film(_ number: Int) -> Movie {
  Movie(
    id: Movie.ID(rawValue: number), title: "Film \(number) — “Äther” <b>&amp; \u{1F3AC}",
    overview: "Line one\nline two, with \\ and \" and שלום and \u{0301} at \(number).",
    released: CalendarDate(year: 1900 + number % 200, month: number % 12 + 1, day: number % 28 + 1),
    rating: MovieRating(average: Double(number % 100) / 10 + 0.003, votes: number + 1),
    popularity: Double(number) + 0.1234567, language: "ja", isAdult: number % 7 == 0,
    poster: MoviePicture(file: "\(number)-poster.svg"),
    backdrop: MoviePicture(file: "\(number)-backdrop.svg"), hasSampleNumbers: number % 2 == 0)
}

/// ``film(_:)`` with Spanish texts.
public func spanishFilm(_ number: Int) -> Movie {
  let film = film(number)
  return Movie(
    id: film.id, title: "Película \(number)", overview: "La línea número \(number).",
    released: film.released, rating: film.rating, popularity: film.popularity,
    language: film.language, isAdult: film.isAdult, poster: film.poster, backdrop: film.backdrop,
    hasSampleNumbers: film.hasSampleNumbers)
}

extension Movie {
  var detail: MovieDetail {
    MovieDetail(
      movie: self, originalTitle: "映画 \(id)", tagline: "One line, “quoted”",
      directors: ["Agnès Varda", "O’Neil"], genres: ["Drama", "Science Fiction"], minutes: 101)
  }

  var videos: [Video] {
    [
      Video(
        id: "\(id)-a", name: "Trailer & more", kind: "Trailer", site: "YouTube",
        address: URL(string: "https://www.youtube.com/watch?v=abc_\(id)"),
        preview: MoviePicture(file: "youtube-abc_\(id).jpg"), key: "abc_\(id)"),
      Video(
        id: "\(id)-b", name: "Teaser", kind: "Teaser", site: "Sillar",
        preview: MoviePicture(file: "\(id)-teaser.svg"), key: "\(id)-teaser"),
    ]
  }
}

extension Video {
  fileprivate init(
    id: String, name: String, kind: String, site: String, address: URL? = nil,
    preview: MoviePicture?, key: String
  ) {
    self.init(id: id, name: name, kind: kind, site: site, address: address, preview: preview)
    self.key = key
  }
}
