public import MoviesModel
public import Sillar

/// The keys of Movies' texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Movies"

  case homeTitle, search, searchExample, category, criterion, layout, list, grid
  case listLabel, emptyList, emptyListAdvice, results, nothingFound, checkSpelling, chooseAll
  case rating, sampleRating
  case movieTitle, movieLoading, overview, information, ratingLabel, unrated, sampleNumbers
  case originalTitle, director, released, runningTime, language, votes, popularity, adultsOnly
  case yes, no, minutes, hours, hoursAndMinutes
  case videos, videosLoading, noVideos, noVideo, watch, play, playsFrom
}

extension MovieCategory: StringKey {
  public static var module: String { Words.module }
}

extension SearchCriterion: StringKey {
  public static var module: String { Words.module }
}

extension MovieRating {
  /// The average, such as `8.2 of 10`; nil when there is none.
  func text(isSample: Bool = false) -> LocalizedText? {
    let key = isSample ? Words.sampleRating : .rating
    return average.map { key.with(["rating": LocalizedText.number($0, digits: 1)]) }
  }
}
