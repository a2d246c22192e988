public import Sillar

/// The names of Photos' texts. A flavor may have words of its own for each.
///
/// ```swift
/// func title(_ words: Localization) -> String { words.text(PhotosString.title) }
/// ```
public enum PhotosString: String, StringKey {
  public static let module = "Photos"

  case title = "picker.title"
  case advice = "picker.advice"
  case field = "picker.field"
  case keeping = "picker.keeping"
  case chosen = "picker.chosen"
  case done = "picker.done"
  case cancel = "picker.cancel"
  case remove = "picker.remove"
  case retry = "picker.retry"
  case refused = "picker.refused"
  case failure = "picker.failure"

  case stateWaiting = "state.waiting"
  case stateSent = "state.sent"
  case stateParked = "state.parked"
  case parkedTooLarge = "parked.too-large"
  case parkedNotAPhoto = "parked.not-a-photo"
  case parkedNotAllowed = "parked.not-allowed"
  case parkedOther = "parked.other"

  case problemEmpty = "problem.empty"
  case problemTooLarge = "problem.too-large"
  case problemNotAPhoto = "problem.not-a-photo"
  case problemNotKept = "problem.not-kept"
}
