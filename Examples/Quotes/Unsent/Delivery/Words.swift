import Sillar
import UnsentModel

/// The keys of Unsent's texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Unsent"

  case title, loading, empty, emptyAdvice, advice, since
  case waiting, underWay, refused, conflict, overruled, unreadable
  case underWayAdvice, refusedAdvice, conflictAdvice, overruledAdvice, unreadableAdvice
  case retry, change, discard, keepMine, takeTheirs, acknowledge, working
  case discardTitle, discardAdvice, discardAlso, discardKeep, discardConfirm
  case badgeWaiting, badgeParked
}
