/// A behaviour that a screen cannot be given, or that cannot be taken from it.
///
/// ```swift
/// func silence(_ screen: Screen, _ tracking: Tracking) {
///   do { try screen.remove(tracking) } catch { print(error) }
/// }
/// ```
public enum BehaviourError: Error, Equatable, CustomStringConvertible {
  /// The flavour requires it on every screen.
  case required(behaviour: String, flavour: String)
  /// Another behaviour of the screen claims the same thing.
  case conflict(BehaviourConflict)

  public var description: String {
    switch self {
    case .required(let behaviour, let flavour):
      "\(behaviour) is required by \(flavour) on every screen: it cannot be taken from one."
    case .conflict(let conflict): "\(conflict): take one of them away first."
    }
  }
}
