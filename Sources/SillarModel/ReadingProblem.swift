/// A feature's own error, as far as it is about reading: what went wrong, said so that a screen can tell it.
///
/// ```swift
/// enum TopicsError: ReadingProblem {
///   case offline
///   case serviceFailed(String)
///   case unknownTopic
///   var maySolveItself: Bool { self != .unknownTopic }
/// }
/// ```
public protocol ReadingProblem: Error, Hashable {
  /// The service cannot be reached.
  static var offline: Self { get }
  /// The service failed, or gave something that makes no sense. The text is for a log.
  static func serviceFailed(_ detail: String) -> Self
  /// Whether it may pass without anybody doing anything about it: then it is worth asking again.
  var maySolveItself: Bool { get }
}
