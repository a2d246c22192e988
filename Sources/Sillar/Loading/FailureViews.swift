public import SillarModel

/// A module's name for the text of a button that tries something again.
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

/// What a screen says when something went wrong, in a module's words: see ``FailureState`` and ``FailureAlert``.
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
  /// Whether the same thing may work a moment later.
  var canTryAgain: Bool { get }
  /// How long the service asks to be left alone; nil, as without this of your own, where it does not say. It takes the
  /// place of the advice: trying again before that comes to the same.
  var retryAfter: Wait? { get }
}

extension ShownFailure {
  public var retryAfter: Wait? { nil }

  /// What to do about it.
  public func adviceText(_ words: Localization) -> String {
    retryAfter?.tryAgain(words) ?? words.text(advice)
  }
}

/// Stands where the contents would be when there are none because of a failure.
///
/// ```swift
/// func closed(_ failure: some ShownFailure, _ words: Localization) -> Node<String> {
///   FailureState(failure: failure, words: words, retry: "retry").node
/// }
/// ```
public struct FailureState<Event: Sendable>: Element {
  public let node: Node<Event>

  public init(failure: some ShownFailure, words: Localization, retry: Event) {
    node =
      EmptyState(words.text(failure.title), failure.adviceText(words)) {
        if failure.canTryAgain { Button(failure.retryTitle(words), .primary, send: retry) }
      }.node
  }
}

/// Stands beside contents that are there all the same.
///
/// ```swift
/// func notStored(_ failure: some ShownFailure, _ words: Localization) -> Node<String> {
///   FailureAlert(failure: failure, words: words).node
/// }
/// ```
public struct FailureAlert<Event: Sendable>: Element {
  public let node: Node<Event>

  /// - Parameter retry: Nil where the screen itself offers to try again.
  public init(failure: some ShownFailure, words: Localization, retry: Event? = nil) {
    node =
      Alert(words.text(failure.title), failure.adviceText(words), .error) {
        if let retry, failure.canTryAgain { Button(failure.retryTitle(words), send: retry) }
      }.node
  }
}

extension ShownFailure {
  fileprivate func retryTitle(_ words: Localization) -> String { words.text(Key.tryAgain) }
}
