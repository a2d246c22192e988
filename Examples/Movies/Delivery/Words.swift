import MoviesModel
import Sillar

/// The keys of Movies' texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Movies"

  case homeTitle, search, searchExample, category, criterion, layout, list, grid
  case popular, topRated, upcoming, all
  case listLabel, emptyList, emptyListAdvice, results, nothingFound, checkSpelling, chooseAll
  case rating, sampleRating
  case movieTitle, movieLoading, overview, information, ratingLabel, unrated, sampleNumbers
  case originalTitle, director, released, runningTime, language, votes, popularity, adultsOnly
  case yes, no, minutes, hours, hoursAndMinutes
  case videos, videosLoading, noVideos, noVideo, watch, play
  init(_ category: MovieCategory) {
    self =
      switch category {
      case .popular: .popular
      case .topRated: .topRated
      case .upcoming: .upcoming
      }
  }

  init(_ criterion: SearchCriterion) {
    self =
      switch criterion {
      case .all: .all
      case .popular: .popular
      case .topRated: .topRated
      case .upcoming: .upcoming
      }
  }
}

extension MovieRating {
  /// The average, such as `8.2 of 10`; nil when there is none.
  func text(isSample: Bool = false) -> LocalizedText? {
    average.map {
      (isSample ? Words.sampleRating : .rating).with(["rating": LocalizedText.number($0, digits: 1)]
      )
    }
  }
}
