public import PhotosModel
public import Sillar

/// The keys of Photos' texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Photos"

  case title, advice, field, keeping, chosen, done, cancel, remove, retry, refused
  case stateWaiting, stateSent, stateParked
}

extension PhotoProblem: StringKey { public static var module: String { Words.module } }
extension PhotoState.Refusal: StringKey { public static var module: String { Words.module } }
