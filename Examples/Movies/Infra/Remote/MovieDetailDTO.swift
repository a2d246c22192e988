import MoviesModel
import SillarData

/// The details of a film in TMDB's version 3, with `append_to_response=credits`.
///
/// See <https://developer.themoviedb.org/reference/movie-details>.
struct MovieDetailDTO: Decodable, Sendable {
  let detail: MovieDetail

  private enum Key: String, CodingKey {
    case tagline, genres, credits, runtime
  }

  private struct Genre: Decodable, Sendable {
    let name: String
  }

  private struct Credits: Decodable, Sendable {
    let crew: Readable<Person>
  }

  private struct Person: Decodable, Sendable {
    let name: String
    let job: String
  }

  init(from decoder: any Decoder) throws {
    let common = try MovieDTO(from: decoder)
    let members = try decoder.container(keyedBy: Key.self)
    let genres = members.ifReadable(.genres, as: Readable<Genre>.self)?.elements ?? []
    let crew = members.ifReadable(.credits, as: Credits.self)?.crew.elements ?? []
    let minutes = members.ifReadable(.runtime, as: Int.self) ?? 0
    detail = MovieDetail(
      movie: common.movie,
      originalTitle: common.originalTitle == common.movie.title ? nil : common.originalTitle,
      tagline: members.text(.tagline) ?? "",
      directors: crew.filter { $0.job == "Director" && !$0.name.isEmpty }.map(\.name),
      genres: genres.map(\.name).filter { !$0.isEmpty },
      minutes: minutes > 0 ? minutes : nil)
  }
}
