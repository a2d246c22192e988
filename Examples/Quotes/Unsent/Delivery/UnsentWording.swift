public import Sillar
public import UnsentModel

/// The texts of an app for its changes. Unsent knows only their names.
///
/// ```swift
/// let wording = UnsentWording(
///   describe: { entry in entry.kind == "rename" ? "A new name" : "A change" },
///   about: { group in group.topic?.title.localized ?? "Your account" },
///   refusal: { reason in reason == "name-taken" ? "Somebody else has that name." : nil })
/// ```
public struct UnsentWording: Sendable {
  /// The change, such as "Cancel the request".
  public let describe: @Sendable (UnsentEntry) -> LocalizedText
  /// The item that the changes are about, such as "Leaking tap".
  public let about: @Sendable (UnsentGroup) -> LocalizedText
  /// The reason for a refusal, in a sentence, by the service's name for it; nil where there is none.
  public let refusal: @Sendable (_ reason: String) -> LocalizedText?

  public init(
    describe: @escaping @Sendable (UnsentEntry) -> LocalizedText,
    about: @escaping @Sendable (UnsentGroup) -> LocalizedText,
    refusal: @escaping @Sendable (_ reason: String) -> LocalizedText? = { _ in nil }
  ) {
    self.describe = describe
    self.about = about
    self.refusal = refusal
  }
}

/// The screens of an app in which a user edits a change that is not sent.
///
/// ```swift
/// let changes = UnsentChanges(kinds: ["write-message"]) { entry in print("edit", entry.subject) }
/// ```
public struct UnsentChanges {
  /// The kinds of change that have such a screen.
  public let kinds: Set<String>
  /// Shows the screen.
  public let begin: (UnsentEntry) -> Void

  public init(kinds: Set<String> = [], begin: @escaping (UnsentEntry) -> Void = { _ in }) {
    self.kinds = kinds
    self.begin = begin
  }
}
