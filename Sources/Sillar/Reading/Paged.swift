public import SillarModel

/// The state of a list that a ``Pager`` or a ``Search`` reads.
///
/// ```swift
/// struct Notes: PartialList {
///   struct Note: Identifiable, Equatable, Sendable { let id: Int }
///   var items: [Note] = []
///   var hasMore = true
/// }
///
/// func count(_ notes: Paged<Notes>) -> Int { notes.list.value?.items.count ?? 0 }
/// ```
public struct Paged<List: PartialList>: Equatable, Sendable {
  /// The list as far as it has been read.
  public internal(set) var list = Loaded<List>()
  /// True while the next part is being read.
  public internal(set) var isReadingOn = false
  /// The reason why the next part could not be read; nil while another attempt is in progress.
  public internal(set) var nextProblem: Problem?
  /// True if the list answers an earlier query of a ``Search``, while the results of the current one are awaited.
  public internal(set) var isOutdated = false

  public init() {}

  /// True when the last attempt failed and another may succeed.
  var needsReading: Bool {
    list.needsReading || !isReadingOn && nextProblem?.mayPass == true
  }
}

/// A user's action on a ``PagedList``, which the presenter hands on to the ``Pager`` or the ``Search``.
///
/// ```swift
/// enum NotesEvent: Equatable, Sendable { case list(PageEvent) }
/// ```
public enum PageEvent: Hashable, Sendable {
  /// The user is near the end of the list, or wants to read on.
  case endReached
  /// The user wants to read the list again after a problem.
  case retried
}
