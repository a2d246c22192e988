public import SillarModel

/// What can go wrong with unsent work itself.
///
/// ```swift
/// let error = UnsentError.tooLate
/// ```
public enum UnsentError: Error, Hashable {
  /// It is being sent, or may have been: it can no longer be taken back.
  case tooLate
  /// It has been sent, or taken back, meanwhile.
  case gone
  /// A newer version of the app has stored it: only that can take it back.
  case unreadable
  /// The app's own storage failed; why, for a log.
  case storageFailed(String)
}

extension UnsentError: ProblemConvertible {
  public var problem: Problem {
    switch self {
    case .tooLate: .refused(code: "too-late", module: "Unsent")
    case .gone: .refused(code: "gone", module: "Unsent")
    case .unreadable: .refused(code: "unreadable", module: "Unsent")
    case .storageFailed(let reason): .notStored(detail: reason)
    }
  }
}

extension UnsentError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLate: "This change may have been sent already"
    case .gone: "This change has been sent or taken back meanwhile"
    case .unreadable: "This change was stored by a newer version of the app"
    case .storageFailed(let reason): "The app's own storage failed: \(reason)"
    }
  }
}
