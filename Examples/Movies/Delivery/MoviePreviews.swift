import Foundation
import MoviesModel
import Sillar
import SillarModel

/// What to look at while the screens of films are written.
enum MoviePreviews {
  static let all: KeyValuePairs<String, @Sendable () -> Screen> = [
    "Film": { Screen(preview: MovieDetailView(), Loaded(film), children: ["videos": noVideos]) },
    "Film, saved yesterday": {
      Screen(
        preview: MovieDetailView(),
        Loaded(film, savedAt: Date(timeIntervalSinceNow: -86_400), problem: .offline),
        children: ["videos": noVideos])
    },
    "Film, loading": { Screen(preview: MovieDetailView(), Loaded()) },
    "Film, without a line": { Screen(preview: MovieDetailView(), Loaded(nil, problem: .offline)) },
    "Film, not found": { Screen(preview: MovieDetailView(), Loaded(nil, problem: .notFound)) },
  ]

  private static var noVideos: Screen { Screen(preview: VideosView(movie: 5967), Loaded([])) }

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
