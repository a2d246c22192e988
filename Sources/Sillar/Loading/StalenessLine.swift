public import SillarModel

/// A module's string keys for the age of a value. All texts but the first contain `{age}`.
///
/// ```swift
/// enum ShopString: String, AgeStringKey {
///   static let module = "Shop"
///   case ageUpdating, ageSaved, ageOffline, ageFailed
/// }
/// ```
public protocol AgeStringKey: StringKey {
  /// The value is saved; a live one is still awaited.
  static var ageUpdating: Self { get }
  static var ageSaved: Self { get }
  /// The value is saved because the service cannot be reached.
  static var ageOffline: Self { get }
  /// The value is saved because the service failed.
  static var ageFailed: Self { get }
}

/// A line with the age of the displayed value, such as `Offline, saved 5 minutes ago`.
///
/// ```swift
/// enum ShopString: String, AgeStringKey {
///   static let module = "Shop"
///   case ageUpdating, ageSaved, ageOffline, ageFailed
/// }
///
/// func age<Problem>(_ staleness: Staleness<Problem>, _ words: Localization) -> StalenessLine<ShopString, String> {
///   StalenessLine(staleness: staleness, words: words)
/// }
/// ```
public struct StalenessLine<Key: AgeStringKey, Event: Sendable>: ViewPart {
  public let built: Node<Event>

  public init(staleness: Staleness<some ReadingProblem>, words: Localization) {
    built = Text(Self.text(staleness, words), .caption).style(.muted)
  }

  private static func text(
    _ staleness: Staleness<some ReadingProblem>, _ words: Localization
  ) -> String {
    guard staleness.isSettled else { return words.text(Key.ageUpdating) }
    let key: Key =
      switch staleness.problem {
      case nil: .ageSaved
      case .offline: .ageOffline
      case .some: .ageFailed
      }
    return words.text(key, ["age": staleness.age.text(words)])
  }
}
