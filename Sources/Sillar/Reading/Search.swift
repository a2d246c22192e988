public import SillarModel

/// Searches for a presenter while the user types: after a pause, the latest query wins, and the results of the one
/// before stay until there are new ones.
///
/// ```swift
/// struct Notes: PartialList {
///   struct Note: Identifiable, Equatable, Sendable { let id: Int }
///   var items: [Note] = []
///   var hasMore = true
/// }
///
/// enum NotesEvent: Equatable, Sendable {
///   case search(SearchEvent)
///   case list(PageEvent)
/// }
///
/// struct NotesState: Equatable, Sendable {
///   var text = ""
///   var results = Paged<Notes>()
/// }
///
/// @Observable final class NotesPresenter: Presenter {
///   private let search: Search<String, Notes>
///   private var text = ""
///   var state: NotesState { NotesState(text: text, results: search.state) }
///
///   init(_ context: ModuleContext, find: @escaping (String, Notes) async throws -> Notes) {
///     search = Search(context, read: find)
///   }
///
///   func runWhileVisible() async { await search.run() }
///
///   func handle(_ event: NotesEvent) async {
///     switch event {
///     case .search(.typed(let text)):
///       self.text = text
///       await search.type(text.isEmpty ? nil : text)
///     case .search(.submitted): await search.submit(text.isEmpty ? nil : text)
///     case .list(let event): await search.handle(event)
///     }
///   }
/// }
/// ```
public final class Search<Query: Equatable & Sendable, List: PartialList> {
  /// The time without typing before a search starts.
  public static var pause: Duration { .milliseconds(500) }

  /// A query and its results.
  private struct Entry {
    let query: Query
    let results: Pager<List>
    var isAsked = false

    var hasAnswer: Bool {
      results.state.list.value != nil || results.state.list.problem != nil
    }
  }

  /// The entry that is shown.
  @Observed private var shown: Entry? = nil
  /// The entry of a query that is not answered yet.
  @Observed private var awaited: Entry? = nil
  private let clock: any Clock<Duration>
  private let retrying: Retrying
  private let read: (Query, List, (Reading<List>) -> Void) async throws -> Void

  /// - Parameter read: Adds the next results of a query to a list; called for each part, first with an empty list.
  public init(_ context: ModuleContext, read: @escaping (Query, List) async throws -> List) {
    clock = context.clock
    retrying = Retrying(context)
    self.read = { query, list, take in take(Reading(try await read(query, list))) }
  }

  /// A search of a service whose answers the model saves.
  ///
  /// - Parameter readings: Adds the next results of a query to a list; called for each part, first with an empty list.
  public init(_ context: ModuleContext, readings: @escaping (Query, List) -> Readings<List>) {
    clock = context.clock
    retrying = Retrying(context)
    read = { query, list, take in
      for try await reading in readings(query, list) { take(reading) }
    }
  }

  public var state: Paged<List> {
    var state = results
    state.isFound = true
    return state
  }

  private var results: Paged<List> {
    if let awaited, awaited.hasAnswer { return awaited.results.state }
    var state = shown?.results.state ?? Paged()
    if awaited != nil {
      if state.list.value == nil { state = Paged() }
      state.isOutdated = true
      state.isReadingOn = false
      state.nextProblem = nil
    }
    return state
  }

  /// The query that the results in ``state`` answer; nil before the first answer.
  public var query: Query? {
    if let awaited, awaited.hasAnswer { awaited.query } else { shown?.query }
  }

  /// Repeats attempts that failed, until the task is cancelled.
  public func run() async {
    await retrying.run(
      isNeeded: { current?.results.state.needsReading == true },
      attempt: { await current?.results.retry() })
  }

  /// Searches after a pause without typing.
  ///
  /// - Parameter query: Nil for a search for nothing, which has no results.
  public func type(_ query: Query?) async {
    guard query != current?.query else { return }
    want(query)
    guard let results = awaited?.results else { return }
    guard (try? await clock.sleep(for: Self.pause)) != nil, results === awaited?.results,
      awaited?.isAsked == false
    else { return }
    await ask()
  }

  /// Searches at once.
  ///
  /// - Parameter query: Nil for a search for nothing, which has no results.
  public func submit(_ query: Query?) async {
    if query != current?.query { want(query) }
    if awaited?.isAsked == false {
      await ask()
    } else if awaited == nil, shown?.results.state.list.problem != nil {
      await shown?.results.handle(.retried)
    }
  }

  /// Reads on, or searches again, as the user wants.
  public func handle(_ event: PageEvent) async {
    guard event == .retried || !state.isOutdated else { return }
    await current?.results.handle(event)
  }

  private var current: Entry? { awaited ?? shown }

  private func want(_ query: Query?) {
    awaited = nil
    guard let query else {
      shown = nil
      return
    }
    if shown?.query == query { return }
    // Not a capture list: Swift 6.2 then calls the closure outside the window's executor.
    let read = read
    let results = Pager<List>(retrying) { list, take in try await read(query, list, take) }
    awaited = Entry(query: query, results: results)
  }

  private func ask() async {
    awaited?.isAsked = true
    guard let results = awaited?.results else { return }
    await results.load()
    guard results === awaited?.results else { return }
    shown = awaited
    awaited = nil
  }
}

/// A user's action on a ``SearchField``, which the presenter hands on to the ``Search``.
///
/// ```swift
/// enum NotesEvent: Equatable, Sendable { case search(SearchEvent) }
/// ```
public enum SearchEvent: Hashable, Sendable {
  case typed(String)
  case submitted
}
