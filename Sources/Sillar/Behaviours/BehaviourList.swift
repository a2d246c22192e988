/// The behaviours of one screen: those that its flavour requires first, then its own, each group in the order
/// in which it was declared.
///
/// ```swift
/// func seen(_ screen: Screen) -> [String] { screen.behaviours[Tracking.self]?.seen ?? [] }
/// ```
///
/// The required ones come with the window and cannot be taken away or replaced. For the others there are
/// ``Screen/add(_:)`` and ``Screen/remove(_:)``.
public struct BehaviourList: Sequence {
  private(set) var required: [any Behaviour] = []
  private(set) var own: [any Behaviour]
  private var flavour = ""

  init(own: [any Behaviour]) { self.own = own }

  /// The first behaviour of a type, nil when the screen has none.
  public subscript<B: Behaviour>(_ type: B.Type) -> B? {
    for case let behaviour as B in required { return behaviour }
    for case let behaviour as B in own { return behaviour }
    return nil
  }

  public func makeIterator() -> IndexingIterator<[any Behaviour]> {
    (required + own).makeIterator()
  }

  /// Whether a behaviour is one that the screen's flavour requires.
  public func isRequired(_ behaviour: any Behaviour) -> Bool {
    required.contains { $0 === behaviour }
  }

  /// Without making an array of all: this is in the path of every event.
  func each(_ body: (any Behaviour) -> Void) {
    for behaviour in required { body(behaviour) }
    for behaviour in own { body(behaviour) }
  }

  /// What the first behaviour with something to say says.
  var banner: Banner? {
    for behaviour in required { if let banner = behaviour.banner { return banner } }
    for behaviour in own { if let banner = behaviour.banner { return banner } }
    return nil
  }

  mutating func require(_ behaviours: [any Behaviour], by flavour: String) {
    required = behaviours
    self.flavour = flavour
  }

  mutating func add(_ behaviour: any Behaviour, of screen: String) throws(BehaviourError) {
    if contains(where: { $0 === behaviour }) { return }
    let all = owned(by: screen) + [(owner: screen, type: type(of: behaviour))]
    if let conflict = BehaviourConflict.all(among: all).last,
      conflict.other == BehaviourConflict.name(screen, type(of: behaviour))
    {
      throw .conflict(conflict)
    }
    own.append(behaviour)
  }

  mutating func remove(_ behaviour: any Behaviour) throws(BehaviourError) {
    if isRequired(behaviour) {
      throw .required(behaviour: "\(type(of: behaviour))", flavour: flavour)
    }
    own.removeAll { $0 === behaviour }
  }

  /// Behaviours that claim the same thing, in order: what is claimed, who has it, who else wants it.
  func conflicts(on screen: String) -> [BehaviourConflict] {
    BehaviourConflict.all(among: owned(by: screen))
  }

  private func owned(by screen: String) -> [(owner: String, type: any Behaviour.Type)] {
    required.map { (owner: flavour, type: type(of: $0)) }
      + own.map { (owner: screen, type: type(of: $0)) }
  }
}
