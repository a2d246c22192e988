/// A feature's own error for failed readings, in a form that a screen can present.
///
/// ```swift
/// enum TopicsError: ReadingProblem {
///   case offline
///   case serviceFailed(ServiceFailure)
///   case unknownTopic
///   var maySolveItself: Bool { self != .unknownTopic }
/// }
/// ```
public protocol ReadingProblem: Error, Hashable {
  /// The service cannot be reached.
  static var offline: Self { get }
  /// The service failed, or sent an invalid answer.
  static func serviceFailed(_ failure: ServiceFailure) -> Self
  /// True if the problem may resolve without user action, so that an automatic retry makes sense.
  var maySolveItself: Bool { get }
}
