public import UnsentModel

/// How an app tells its users what a change is, in words; Unsent knows only names.
///
/// ```swift
/// let wording = UnsentWording(
///   describe: { entry in entry.kind == "rename" ? "A new name" : "A change" },
///   about: { group in group.topic?.title ?? "Your account" })
/// ```
public struct UnsentWording: Sendable {
  /// What is to be done, such as "Cancel the request".
  public let describe: @Sendable (UnsentEntry) -> String
  /// What it is about, such as "Leaking tap".
  public let about: @Sendable (UnsentGroup) -> String

  public init(
    describe: @escaping @Sendable (UnsentEntry) -> String,
    about: @escaping @Sendable (UnsentGroup) -> String
  ) {
    self.describe = describe
    self.about = about
  }
}
