public import SillarModel

extension Problem {
  /// The problem as a short sentence without a period.
  public var title: LocalizedText { text("title") }

  /// The advice on what to do about the problem.
  public var advice: LocalizedText {
    guard case .broken(let failure) = self, let wait = failure.retryAfter else {
      return text("advice")
    }
    // Above a minute it is in whole minutes: see `ServiceFailure`.
    let seconds = Int(wait.components.seconds)
    return seconds > 60
      ? SillarString.tryAgainMinutes.with(count: seconds / 60)
      : SillarString.tryAgainSeconds.with(count: seconds)
  }

  private func text(_ part: String) -> LocalizedText {
    let (module, name) =
      switch self {
      case .offline: (SillarString.module, "offline")
      case .timedOut: (SillarString.module, "timed-out")
      case .notFound: (SillarString.module, "not-found")
      case .signedOut: (SillarString.module, "signed-out")
      case .notStored: (SillarString.module, "not-stored")
      case .broken: (SillarString.module, "broken")
      case .refused(let code, let module): (module, code)
      }
    return LocalizedText(
      .key(module: module, name: Self.textName(name, part), count: nil, values: [:]))
  }

  private static func textName(_ name: String, _ part: String) -> String {
    "problem.\(name).\(part)"
  }

  /// The names of both texts of a problem in a String Catalog.
  static func textNames(_ name: String) -> [String] {
    ["title", "advice"].map { textName(name, $0) }
  }

  /// The problem that has a text of this name, such as `closed` for `problem.closed.title`; nil for another text.
  static func name(ofText text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, textNames(String(parts[1])).contains(text) else { return nil }
    return String(parts[1])
  }
}
