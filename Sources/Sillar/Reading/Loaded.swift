public import SillarModel

/// What a ``Loader`` has read so far: a value, whether more is on its way, and what went wrong.
///
/// ```swift
/// struct NoteState: Equatable, Sendable {
///   var note: Loaded<String>
/// }
/// ```
///
/// What is shown stays until there is something better: a refresh that fails takes nothing away.
public struct Loaded<Value: Equatable & Sendable>: Equatable, Sendable {
  public internal(set) var value: Value?
  /// Why the last attempt to read failed; nil while another one is under way.
  public internal(set) var problem: Problem?
  /// Whether it is being read; true from the start.
  public internal(set) var isLoading = true

  public init() {}

  /// Whether reading it again may help.
  var needsReading: Bool { !isLoading && problem?.mayPass == true }
}
