/// The error of adding a behavior to a screen, or of removing one from it.
///
/// ```swift
/// func silence(_ screen: Screen, _ tracking: Tracking) {
///   do { try screen.remove(tracking) } catch { print(error) }
/// }
/// ```
public enum BehaviorError: Error, Equatable, CustomStringConvertible {
  /// The flavor requires the behavior on every screen.
  case required(behavior: String, flavor: String)
  /// Another behavior of the screen claims the same thing.
  case conflict(BehaviorConflict)

  public var description: String {
    switch self {
    case .required(let behavior, let flavor):
      "\(behavior) is required by \(flavor) on every screen: it cannot be taken from one."
    case .conflict(let conflict): "\(conflict): take one of them away first."
    }
  }
}
