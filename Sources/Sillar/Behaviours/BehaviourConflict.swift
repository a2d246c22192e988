/// Two behaviours of one screen that claim the same thing.
///
/// ```swift
/// func explain(_ conflict: BehaviourConflict) { print(conflict.owner, conflict.other) }
/// ```
public struct BehaviourConflict: Equatable, Sendable, CustomStringConvertible {
  public let claim: String
  /// Who has it, because it comes first: the flavour, module or screen that brought it, and its type.
  public let owner: String
  /// Who wants it too.
  public let other: String

  public init(claim: String, owner: String, other: String) {
    self.claim = claim
    self.owner = owner
    self.other = other
  }

  public var description: String { "\(owner) and \(other) both claim \"\(claim)\"" }

  static func all(
    among behaviours: [(owner: String, type: any Behaviour.Type)]
  ) -> [BehaviourConflict] {
    var owners: [String: String] = [:]
    var conflicts: [BehaviourConflict] = []
    for (owner, type) in behaviours {
      let name = name(owner, type)
      for claim in type.claims.sorted() {
        if let owner = owners[claim] {
          conflicts.append(BehaviourConflict(claim: claim, owner: owner, other: name))
        } else {
          owners[claim] = name
        }
      }
    }
    return conflicts
  }

  static func name(_ owner: String, _ type: any Behaviour.Type) -> String { "\(type) of \(owner)" }
}
