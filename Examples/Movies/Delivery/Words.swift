import MoviesModel
import Sillar

/// The keys of Movies' texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Movies"

  case homeTitle = "home.title"
  case search = "home.search"
  case searchExample = "home.search.example"
  case category = "home.category"
  case criterion = "home.criterion"
  case layout = "home.layout"
  case list = "layout.list"
  case grid = "layout.grid"
  case popular = "category.popular"
  case topRated = "category.topRated"
  case upcoming = "category.upcoming"
  case all = "criterion.all"
  case listLabel = "list.label"
  case emptyList = "list.empty.title"
  case emptyListAdvice = "list.empty.advice"
  case results = "search.results"
  case nothingFound = "search.empty.title"
  case checkSpelling = "search.empty.spelling"
  case chooseAll = "search.empty.criterion"
  case rating = "movie.rating"
  case sampleRating = "movie.rating.sample"
  case movieTitle = "detail.title"
  case movieLoading = "detail.loading"
  case overview = "detail.overview"
  case information = "detail.information"
  case ratingLabel = "detail.rating"
  case unrated = "detail.unrated"
  case sampleNumbers = "detail.sample"
  case originalTitle = "fact.original-title"
  case director = "fact.director"
  case released = "fact.released"
  case runningTime = "fact.running-time"
  case language = "fact.language"
  case votes = "fact.votes"
  case popularity = "fact.popularity"
  case adultsOnly = "fact.adults"
  case yes = "answer.yes"
  case no = "answer.no"
  case minutes = "time.minutes"
  case hours = "time.hours"
  case hoursAndMinutes = "time.hours-and-minutes"
  case videos = "videos.title"
  case videosLoading = "videos.loading"
  case noVideos = "videos.none"
  case watch = "videos.watch"
  case keyRefusedProblem = "problem.key-refused.title"
  case keyRefusedAdvice = "problem.key-refused.advice"

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
