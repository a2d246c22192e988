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
  /// True for the results of a ``Search``, whose number is said to assistive technology.
  var isFound = false

  public init() {}

  /// The number of results, once they answer what was searched for; empty until then, so that the same number is said of the next
  /// ones, too.
  var found: LocalizedText {
    guard !isOutdated, let list = list.value else { return "" }
    let count = list.items.count
    // None among the first parts: the screen says so, and offers to look further.
    if count == 0 { return list.hasMore ? "" : SillarString.noResults.localized }
    return (list.hasMore ? SillarString.resultsAndMore : .results).with(count: count)
  }

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
