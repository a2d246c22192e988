/// A feature's own error, as far as it is about reading: what went wrong, said so that a screen can tell it.
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
  /// The service failed, or gave something that makes no sense.
  static func serviceFailed(_ failure: ServiceFailure) -> Self
  /// Whether it may pass without anybody doing anything about it: then it is worth asking again.
  var maySolveItself: Bool { get }
}
