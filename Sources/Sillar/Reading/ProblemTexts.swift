public import SillarModel

extension Problem {
  /// The problem as a short sentence without a period.
  public var title: LocalizedText { text("title") }

  /// The advice on what to do about the problem.
  public var advice: LocalizedText {
    guard case .broken(let failure) = self, let wait = failure.retryAfter else {
      return text("advice")
    }
    return switch wait {
    case .seconds(let count): SillarString.tryAgainSeconds.with(count: count)
    case .minutes(let count): SillarString.tryAgainMinutes.with(count: count)
    }
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
      .key(module: module, name: "problem.\(name).\(part)", count: nil, values: [:]))
  }
}
