/// Everything that can be done about what one person has unsent.
///
/// ```swift
/// func makeActions(_ unsent: any UnsentDataManager) -> UnsentActions { UnsentActions(unsent: unsent) }
/// ```
public struct UnsentActions: Sendable {
  public let getUnsent: GetUnsent
  public let countUnsent: CountUnsent
  public let retryUnsent: RetryUnsent
  public let discardUnsent: DiscardUnsent

  public init(unsent: any UnsentDataManager) {
    getUnsent = GetUnsent(unsent: unsent)
    countUnsent = CountUnsent(unsent: unsent)
    retryUnsent = RetryUnsent(unsent: unsent)
    discardUnsent = DiscardUnsent(unsent: unsent)
  }
}
