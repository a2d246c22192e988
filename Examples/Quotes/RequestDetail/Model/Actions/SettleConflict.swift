/// Chooses between two changes that were made at the same time.
///
/// ```swift
/// func keep(_ settle: any SettleConflict, _ conflict: ChangeConflict) async throws {
///   try await settle.execute(conflict, .mine)
/// }
/// ```
public protocol SettleConflict: Sendable {
  /// - Throws: ``RequestDetailError``.
  func execute(_ conflict: ChangeConflict, _ choice: ConflictChoice) async throws
}

/// Which of two changes is to hold.
public enum ConflictChoice: Hashable, Sendable {
  case mine
  case theirs
}

/// See ``SettleConflict``.
public struct DefaultSettleConflict: SettleConflict {
  private let requests: any RequestDataManager
  public init(requests: any RequestDataManager) { self.requests = requests }

  public func execute(_ conflict: ChangeConflict, _ choice: ConflictChoice) async throws {
    switch choice {
    case .mine: try await requests.keepMine(conflict.change)
    case .theirs: try await requests.takeTheirs(conflict.change)
    }
  }
}
