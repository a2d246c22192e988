public import UnsentModel

/// How an app tells its users what a change is, in words; Unsent knows only names.
///
/// ```swift
/// let wording = UnsentWording(
///   describe: { entry in entry.kind == "rename" ? "A new name" : "A change" },
///   about: { group in group.topic?.title ?? "Your account" },
///   refusal: { reason in reason == "name-taken" ? "Somebody else has that name." : nil })
/// ```
public struct UnsentWording: Sendable {
  /// What is to be done, such as "Cancel the request".
  public let describe: @Sendable (UnsentEntry) -> String
  /// What it is about, such as "Leaking tap".
  public let about: @Sendable (UnsentGroup) -> String
  /// Why the service has refused it, in a sentence, by the service's own name for that; nil where there is none.
  public let refusal: @Sendable (_ reason: String) -> String?

  public init(
    describe: @escaping @Sendable (UnsentEntry) -> String,
    about: @escaping @Sendable (UnsentGroup) -> String,
    refusal: @escaping @Sendable (_ reason: String) -> String? = { _ in nil }
  ) {
    self.describe = describe
    self.about = about
    self.refusal = refusal
  }
}
