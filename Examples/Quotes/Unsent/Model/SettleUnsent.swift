/// Has a change sent again that the service has refused; in a conflict, so that it holds over the other.
///
/// ```swift
/// func again(_ retryUnsent: RetryUnsent, _ entry: UnsentEntry) async throws { try await retryUnsent.execute(entry) }
/// ```
public struct RetryUnsent: Sendable {
  private let unsent: any UnsentDataManager

  public init(unsent: any UnsentDataManager) { self.unsent = unsent }

  /// - Throws: ``UnsentError``.
  public func execute(_ entry: UnsentEntry) async throws {
    // What waits is sent anyway.
    guard entry.needsSomebody, entry.state != .overruled else { return }
    try await unsent.retry(entry.id)
  }
}

/// Takes a change back; in a conflict, so that the other holds. One that was overruled has been seen then.
///
/// ```swift
/// func forget(_ discardUnsent: DiscardUnsent, _ entry: UnsentEntry) async throws {
///   try await discardUnsent.execute(entry)
/// }
/// ```
public struct DiscardUnsent: Sendable {
  private let unsent: any UnsentDataManager

  public init(unsent: any UnsentDataManager) { self.unsent = unsent }

  /// What is taken back with it.
  ///
  /// - Throws: ``UnsentError``.
  public func company(of entry: UnsentEntry) async throws -> [UnsentEntry] {
    try await unsent.company(of: entry.id)
  }

  /// - Throws: ``UnsentError``.
  public func execute(_ entry: UnsentEntry) async throws {
    switch entry.state {
    case .waiting, .refused, .conflict, .overruled: break
    case .underWay: throw UnsentError.tooLate
    case .unreadable: throw UnsentError.unreadable
    }
    do {
      try await unsent.discard(entry.id)
    } catch UnsentError.gone where entry.state == .overruled {
      // Seen in another window.
    }
  }
}
