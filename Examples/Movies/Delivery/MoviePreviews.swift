import Foundation
import MoviesModel
import Sillar
import SillarModel

/// What to look at while the screens of films are written.
enum MoviePreviews {
  static let all = [
    Preview("Film", MovieDetailView(), Loaded(film), children: ["videos": noVideos]),
    Preview(
      "Film, saved yesterday", MovieDetailView(),
      Loaded(film, savedAt: Date(timeIntervalSinceNow: -86_400), problem: .offline),
      children: ["videos": noVideos]),
    Preview("Film, loading", MovieDetailView(), Loaded()),
    Preview("Film, without a line", MovieDetailView(), Loaded(nil, problem: .offline)),
    Preview("Film, not found", MovieDetailView(), Loaded(nil, problem: .notFound)),
  ]

  private static let noVideos = Preview("Videos", VideosView(movie: 5967), Loaded([]))

  private static var film: FilmDetail {
    FilmDetail(
      MovieDetail(
        movie: Movie(
          id: 5967, title: "The Umbrellas of Cherbourg",
          overview: "She sells umbrellas, he mends cars, and then he is sent to war.",
          language: "fr"),
        originalTitle: "Les Parapluies de Cherbourg", tagline: "For all the young in love",
        directors: ["Jacques Demy"], genres: ["Drama", "Romance"], minutes: 91))
  }
}
