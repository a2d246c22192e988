public import Sillar
public import Work

/// The keys of Work's texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Work"

  case cancelledFor, wanted, asked, photos, photo, remove, removePhoto
  case waiting, notSent, parked, parkedLine, showUnsent, takeBack
  case conflict, overruled, unreadable
}

// Values of the model that are texts, such as `Text(request.state)`. Their raw values are the keys.

extension Cancellation.Reason: StringKey { public static var module: String { Words.module } }
extension RequestState: StringKey { public static var module: String { Words.module } }
extension UnsentChange.Kind: StringKey { public static var module: String { Words.module } }
extension UnsentChange.Refusal: StringKey { public static var module: String { Words.module } }
extension WorkKind: StringKey { public static var module: String { Words.module } }
extension WorkTiming: StringKey { public static var module: String { Words.module } }

extension UnsentChange.State: Localizable {
  public var localized: LocalizedText {
    switch self {
    case .waiting: Words.waiting.localized
    case .refused(let refusal): refusal.localized
    case .conflict: Words.conflict.localized
    case .overruled: Words.overruled.localized
    case .unreadable: Words.unreadable.localized
    }
  }
}
