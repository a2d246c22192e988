public import Sillar

/// The names of Unsent's texts. A flavor may have words of its own for each.
///
/// ```swift
/// func title(_ words: Localization) -> String { words.text(UnsentString.title) }
/// ```
public enum UnsentString: String, RetryStringKey {
  public static let module = "Unsent"

  // The list.
  case title = "list.title"
  case loading = "list.loading"
  case empty = "list.empty"
  case emptyAdvice = "list.empty-advice"
  case advice = "list.advice"

  // What is with a change.
  case waiting = "state.waiting"
  case underWay = "state.under-way"
  case refused = "state.refused"
  case conflict = "state.conflict"
  case overruled = "state.overruled"
  case unreadable = "state.unreadable"
  case since = "state.since"
  case underWayAdvice = "state.under-way-advice"
  case refusedAdvice = "state.refused-advice"
  case conflictAdvice = "state.conflict-advice"
  case overruledAdvice = "state.overruled-advice"
  case unreadableAdvice = "state.unreadable-advice"

  // What can be done about it.
  case retry = "action.retry"
  case change = "action.change"
  case discard = "action.discard"
  case keepMine = "action.keep-mine"
  case takeTheirs = "action.take-theirs"
  case acknowledge = "action.acknowledge"
  case working = "action.working"

  // Discard.
  case discardTitle = "discard.title"
  case discardAdvice = "discard.advice"
  case discardAlso = "discard.also"
  case discardKeep = "discard.keep"
  case discardConfirm = "discard.confirm"

  // On other screens.
  case badgeWaiting = "badge.waiting"
  case badgeParked = "badge.parked"

  // Failures.
  case failureTooLate = "failure.too-late"
  case failureTooLateAdvice = "failure.too-late-advice"
  case failureGone = "failure.gone"
  case failureGoneAdvice = "failure.gone-advice"
  case failureUnreadable = "failure.unreadable"
  case failureUnreadableAdvice = "failure.unreadable-advice"
  case failureStorage = "failure.storage"
  case failureStorageAdvice = "failure.storage-advice"
  case tryAgain = "failure.try-again"
}
