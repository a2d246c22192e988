/// Two behaviors of one screen that claim the same thing.
package struct BehaviorConflict: Equatable, Sendable, CustomStringConvertible {
  package let claim: String
  /// The behavior that holds the claim because it comes first: its type, and the flavor, module or screen that added
  /// it.
  package let owner: String
  /// The behavior that claims it as well.
  package let other: String

  package var description: String { "\(owner) and \(other) both claim \"\(claim)\"" }

  package init(claim: String, owner: String, other: String) {
    self.claim = claim
    self.owner = owner
    self.other = other
  }

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
