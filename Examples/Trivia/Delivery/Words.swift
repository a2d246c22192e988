import Sillar

/// The keys of Trivia's texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Trivia"

  case summaryTitle, summaryLoading, noTopics, noTopicsAdvice, best
  case attemptsBack, attemptsBackTitle, attemptsBackAdvice
  case attemptsLeft, noAttempts, nextAttempt
  case makingGame, fetchingPictures
  case question, score, right, wrong, rightAnswer, won, seeResult
  case leaveTitle, leaveScored, leaveUnscored, keepPlaying, leave, leaveUnsaved
  case resultTitle, resultScore, newBest, resultBest, playAgain, home
}
