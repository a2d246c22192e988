import PhotosModel
import Sillar

/// The keys of Photos' texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Photos"

  case title, advice, field, keeping, chosen, done, cancel, remove, retry, refused, failure
  case stateWaiting, stateSent, stateParked
  case parkedTooLarge, parkedNotAPhoto, parkedNotAllowed, parkedOther
  case fileEmpty, fileTooLarge, fileNotAPhoto, fileNotKept

  init(_ problem: PhotoProblem) {
    self =
      switch problem {
      case .empty: .fileEmpty
      case .tooLarge: .fileTooLarge
      case .notAPhoto: .fileNotAPhoto
      case .notKept: .fileNotKept
      }
  }

  init(_ refusal: PhotoState.Refusal) {
    self =
      switch refusal {
      case .tooLarge: .parkedTooLarge
      case .notAPhoto: .parkedNotAPhoto
      case .notAllowed: .parkedNotAllowed
      case .other: .parkedOther
      }
  }
}
