public import SillarModel

/// A module's string keys with a title for its retry buttons.
///
/// ```swift
/// enum ShopString: String, RetryStringKey {
///   static let module = "Shop"
///   case tryAgain = "failure.try-again"
/// }
/// ```
public protocol RetryStringKey: StringKey {
  static var tryAgain: Self { get }
}

/// A failure as a screen shows it, in a module's texts: see ``FailureState`` and ``FailureAlert``.
///
/// ```swift
/// enum ShopString: String, RetryStringKey {
///   static let module = "Shop"
///   case tryAgain = "failure.try-again"
///   case closed, closedAdvice
/// }
///
/// struct ShopClosed: ShownFailure {
///   var title: ShopString { .closed }
///   var advice: ShopString { .closedAdvice }
///   var canTryAgain: Bool { true }
/// }
/// ```
public protocol ShownFailure {
  associatedtype Key: RetryStringKey
  var title: Key { get }
  var advice: Key { get }
  /// True if a retry may succeed.
  var canTryAgain: Bool { get }
  /// The time to wait before the service accepts another request; nil, the default, when the service does not specify
  /// it. It is shown in place of the advice, because an earlier retry would fail too.
  var retryAfter: Wait? { get }
}

extension ShownFailure {
  public var retryAfter: Wait? { nil }

  /// The text that tells the user what to do.
  public func adviceText(_ words: Localization) -> String {
    retryAfter?.tryAgain(words) ?? words.text(advice)
  }
}

/// Replaces contents that are missing because of a failure.
///
/// ```swift
/// func closed(_ failure: some ShownFailure, _ words: Localization) -> FailureState<String> {
///   FailureState(failure: failure, words: words, retry: "retry")
/// }
/// ```
public struct FailureState<Event: Sendable>: ViewPart {
  public let built: Node<Event>

  public init(failure: some ShownFailure, words: Localization, retry: Event) {
    built =
      EmptyState(words.text(failure.title), failure.adviceText(words)) {
        if failure.canTryAgain { Button(failure.retryTitle(words), .primary, send: retry) }
      }.built
  }
}

/// Reports a failure beside contents that are still shown.
///
/// ```swift
/// func notStored(_ failure: some ShownFailure, _ words: Localization) -> FailureAlert<String> {
///   FailureAlert(failure: failure, words: words)
/// }
/// ```
public struct FailureAlert<Event: Sendable>: ViewPart {
  public let built: Node<Event>

  /// - Parameter retry: Nil when the screen itself has a way to retry.
  public init(failure: some ShownFailure, words: Localization, retry: Event? = nil) {
    built =
      Alert(words.text(failure.title), failure.adviceText(words), .error) {
        if let retry, failure.canTryAgain { Button(failure.retryTitle(words), send: retry) }
      }.built
  }
}

extension ShownFailure {
  fileprivate func retryTitle(_ words: Localization) -> String { words.text(Key.tryAgain) }
}
