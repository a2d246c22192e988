/// Two behaviors of one screen that claim the same thing.
///
/// ```swift
/// func explain(_ conflict: BehaviorConflict) { print(conflict.owner, conflict.other) }
/// ```
public struct BehaviorConflict: Equatable, Sendable, CustomStringConvertible {
  public let claim: String
  /// The behavior that holds the claim because it comes first: its type, and the flavor, module or screen that added
  /// it.
  public let owner: String
  /// The behavior that claims it as well.
  public let other: String

  public init(claim: String, owner: String, other: String) {
    self.claim = claim
    self.owner = owner
    self.other = other
  }

  public var description: String { "\(owner) and \(other) both claim \"\(claim)\"" }

  static func all(
    among behaviors: [(owner: String, type: any Behavior.Type)]
  ) -> [BehaviorConflict] {
    var owners: [String: String] = [:]
    var conflicts: [BehaviorConflict] = []
    for (owner, type) in behaviors {
      let name = name(owner, type)
      for claim in type.claims.sorted() {
        if let owner = owners[claim] {
          conflicts.append(BehaviorConflict(claim: claim, owner: owner, other: name))
        } else {
          owners[claim] = name
        }
      }
    }
    return conflicts
  }

  static func name(_ owner: String, _ type: any Behavior.Type) -> String { "\(type) of \(owner)" }
}
