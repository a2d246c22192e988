/// Tells how much is unsent: now, and whenever that changes.
///
/// ```swift
/// func follow(_ countUnsent: CountUnsent) async {
///   for await _ in countUnsent.changes() { print((try? await countUnsent.execute())?.waiting ?? 0) }
/// }
/// ```
public struct CountUnsent: Sendable {
  public struct Count: Hashable, Sendable {
    /// What is sent by itself.
    public let waiting: Int
    /// What somebody has to say something about.
    public let parked: Int

    public init(waiting: Int, parked: Int) {
      self.waiting = waiting
      self.parked = parked
    }
  }

  private let unsent: any UnsentDataManager

  public init(unsent: any UnsentDataManager) { self.unsent = unsent }

  public func changes() -> AsyncStream<Void> { unsent.changes() }

  /// - Throws: ``UnsentError``.
  public func execute() async throws -> Count {
    try await unsent.count()
  }
}
