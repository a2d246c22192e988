public import SillarModel

extension Wait {
  /// A text such as `Try again in 2 minutes.`
  public func tryAgain(_ words: Localization) -> String {
    switch self {
    case .seconds(let count): words.text(SillarString.tryAgainSeconds, count: count)
    case .minutes(let count): words.text(SillarString.tryAgainMinutes, count: count)
    }
  }
}
