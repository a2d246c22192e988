import Foundation
import MoviesModel

func films(_ ids: ClosedRange<Int>, _ title: String) -> [Movie] {
  ids.map { Movie(id: Movie.ID(rawValue: $0), title: "\(title) \($0)") }
}

let dune = Movie(
  id: 693_134, title: "Dune: Part Two", released: CalendarDate(iso: "2026-02-27"), popularity: 80)

let matrix = Movie(
  id: 603, title: "The Matrix", overview: "A hacker learns what is real.",
  released: CalendarDate(iso: "1999-03-31"), rating: MovieRating(average: 8.2, votes: 26_000),
  popularity: 84.3, language: "en", poster: MoviePicture(file: "603-poster.svg"),
  hasSampleNumbers: true)

let matrixDetail = MovieDetail(
  movie: matrix, tagline: "Welcome to the real world.",
  directors: ["Lana Wachowski", "Lilly Wachowski"], genres: ["Action", "Science fiction"],
  minutes: 136)

let matrixVideos = [
  Video(
    id: "1", name: "Official trailer", kind: "Trailer", site: "YouTube",
    address: URL(string: "https://www.youtube.com/watch?v=vKQi3bBA1y8"),
    preview: MoviePicture(file: "603-video.svg")),
  Video(id: "2", name: "On the set", kind: "Featurette", site: "Vimeo"),
]
