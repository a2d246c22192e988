import Sillar

/// The keys of the Gallery's texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Gallery"

  case title, introduction, working, buttons, tap, work, delete, disabled, taps, manyRows
  case byAddress, follow, unfollow, fields, name, nameTooLong, hello, search, note, sound
  case layout, list, grid, planet, mercury, venus, earth, mars, rating, containers, cardToTap
  case cardToTapCaption, new, soon, cardToRead, cardRating, closed, feedback, quarterDone, saved
  case savedAdvice, failed, failedAdvice, tryAgain, nothing, nothingAdvice, question
  case questionAdvice, keep, rows, changeOne, appendSome, reverse, firstToEnd, filter
}
