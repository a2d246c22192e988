/// The behaviors of one screen: those that its flavor requires first, then its own, each group in the order
/// in which it was declared.
///
/// The window adds the required behaviors; they cannot be removed or replaced. Add and remove the others with
/// ``Screen/add(_:)`` and ``Screen/remove(_:)``.
package struct BehaviorList {
  private(set) var required: [any Behavior] = []
  package private(set) var own: [any Behavior]
  private var flavor = ""

  init(own: [any Behavior]) { self.own = own }

  var all: [any Behavior] { required + own }

  func contains(_ behavior: any Behavior) -> Bool { all.contains { $0 === behavior } }

  /// Calls `body` for each behavior. It allocates no array, because it runs for every event.
  package func each(_ body: (any Behavior) -> Void) {
    for behavior in required { body(behavior) }
    for behavior in own { body(behavior) }
  }

  /// The banner of the first behavior that has one.
  package var banner: LocalizedText? {
    for behavior in required { if let banner = behavior.banner { return banner } }
    for behavior in own { if let banner = behavior.banner { return banner } }
    return nil
  }

  /// The header of the first behavior that has one.
  package var header: (() -> Screen)? {
    for behavior in required { if let header = behavior.header { return header } }
    for behavior in own { if let header = behavior.header { return header } }
    return nil
  }

  package var keepsDeviceAwake: Bool {
    required.contains { $0.keepsDeviceAwake } || own.contains { $0.keepsDeviceAwake }
  }

  package mutating func require(_ behaviors: [any Behavior], by flavor: String) {
    required = behaviors
    self.flavor = flavor
  }

  mutating func add(_ behavior: any Behavior, of screen: String) throws {
    if contains(behavior) { return }
    let all = owned(by: screen) + [(owner: screen, type: type(of: behavior))]
    if let conflict = BehaviorConflict.all(among: all).last,
      conflict.other == BehaviorConflict.name(screen, type(of: behavior))
    {
      throw BehaviorError.conflict(conflict)
    }
    own.append(behavior)
  }

  mutating func remove(_ behavior: any Behavior) throws {
    if required.contains(where: { $0 === behavior }) {
      throw BehaviorError.required(behavior: "\(type(of: behavior))", flavor: flavor)
    }
    own.removeAll { $0 === behavior }
  }

  /// The behaviors that claim the same resource, in order.
  package func conflicts(on screen: String) -> [BehaviorConflict] {
    BehaviorConflict.all(among: owned(by: screen))
  }

  private func owned(by screen: String) -> [(owner: String, type: any Behavior.Type)] {
    required.map { (owner: flavor, type: type(of: $0)) }
      + own.map { (owner: screen, type: type(of: $0)) }
  }
}
