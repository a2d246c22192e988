/// The error of adding a behavior to a screen, or of removing one from it.
package enum BehaviorError: Error, Equatable, CustomStringConvertible {
  /// The flavor requires the behavior on every screen.
  case required(behavior: String, flavor: String)
  /// Another behavior of the screen claims the same thing.
  case conflict(BehaviorConflict)

  package var description: String {
    switch self {
    case .required(let behavior, let flavor):
      "\(behavior) is required by \(flavor) on every screen: it cannot be taken from one."
    case .conflict(let conflict): "\(conflict): take one of them away first."
    }
  }
}
