public import SillarModel

/// The result of a ``Loader`` so far: the value, the state of loading, and the problem.
///
/// ```swift
/// struct NoteState: Equatable, Sendable {
///   var note: Loaded<String>
/// }
/// ```
///
/// The value stays until there is a better one: a refresh that fails does not remove it.
public struct Loaded<Value: Equatable & Sendable>: Equatable, Sendable {
  public internal(set) var value: Value?
  /// The reason why the last attempt to read failed; nil while another attempt is in progress.
  public internal(set) var problem: Problem?
  /// True while the value is being read, and before the first attempt.
  public internal(set) var isLoading = true

  public init() {}

  /// True when the last attempt failed and another may succeed.
  var needsReading: Bool { !isLoading && problem?.mayPass == true }
}
