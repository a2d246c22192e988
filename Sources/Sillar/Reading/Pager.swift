public import SillarModel

/// Reads a list part by part for a presenter, and repeats what failed when the service may be available again.
///
/// ```swift
/// struct Notes: PartialList {
///   struct Note: Identifiable, Equatable, Sendable { let id: Int }
///   var items: [Note] = []
///   var hasMore = true
/// }
///
/// @Observable final class NotesPresenter: Presenter {
///   private let notes: Pager<Notes>
///   var state: Paged<Notes> { notes.state }
///
///   init(_ context: ModuleContext, read: @escaping (Notes) async throws -> Notes) {
///     notes = Pager(context, read: read)
///   }
///
///   func runWhileVisible() async { await notes.run() }
///   func handle(_ event: PageEvent) async { await notes.handle(event) }
/// }
/// ```
public final class Pager<List: PartialList> {
  public var state: Paged<List> { current }

  @Observed private var current = Paged<List>()
  private let retrying: Retrying
  private let read: (List, (Reading<List>) -> Void) async throws -> Void
  /// Counts the attempts to read the list: an answer to an earlier attempt is ignored.
  private var attempt = 0

  /// - Parameter read: Adds the next part to a list; called for each part, first with an empty list.
  public convenience init(
    _ context: ModuleContext, read: @escaping (List) async throws -> List
  ) {
    self.init(Retrying(context)) { list, take in take(Reading(try await read(list))) }
  }

  /// A pager of a list that the model saves: a saved list is shown until the live one arrives, and while there is none.
  ///
  /// - Parameter readings: Adds the next part to a list; called for each part, first with an empty list.
  public convenience init(
    _ context: ModuleContext, readings: @escaping (List) -> Readings<List>
  ) {
    self.init(Retrying(context)) { list, take in
      for try await reading in readings(list) { take(reading) }
    }
  }

  init(_ retrying: Retrying, read: @escaping (List, (Reading<List>) -> Void) async throws -> Void) {
    self.retrying = retrying
    self.read = read
  }

  /// Reads the first part, and repeats attempts that failed, until the task is cancelled.
  ///
  /// When the user comes back to a screen whose list is live, the list stays as it is, and so does their place in it.
  public func run() async {
    if current.list.value == nil || current.list.savedAt != nil { await load() }
    await retrying.run(isNeeded: { current.needsReading }, attempt: { await retry() })
  }

  /// Reads on, or reads the list again, as the user wants.
  public func handle(_ event: PageEvent) async {
    switch event {
    case .endReached: await readOn()
    case .retried:
      current.list.problem = nil
      await load()
    }
  }

  /// Reads the list again, with as many items as it has. It is shown until the new one has been read.
  public func load() async { if !current.list.isLoading || attempt == 0 { await attemptNow() } }

  func retry() async {
    if current.list.needsReading { await attemptNow() }
    if current.nextProblem?.mayPass == true { await readOn() }
  }

  private func attemptNow() async {
    attempt += 1
    let attempt = attempt
    current.list.isLoading = true
    defer {
      if attempt == self.attempt {
        current.list.isLoading = false
        retrying.ended.signal()
      }
    }
    do {
      if let shown = current.list.value {
        try await refresh(shown)
      } else if try await readFirstPart(), let shown = current.list.value {
        try await refresh(shown)
      }
    } catch {
      if attempt == self.attempt { current.list.fail(error) }
    }
  }

  /// - Returns: True if the user has read on from the saved list meanwhile, so that all of it must be read again.
  private func readFirstPart() async throws -> Bool {
    var taken: List?
    var hasReadOn = false
    try await read(List()) { first in
      hasReadOn = current.list.value != taken
      if hasReadOn { return }
      current.list.take(first)
      taken = first.value
    }
    return hasReadOn
  }

  /// Reads as many items as a list has, and replaces the list if it is still shown by then.
  private func refresh(_ shown: List) async throws {
    var fresh = Reading(List())
    repeat {
      fresh = try await last(after: fresh.value)
      if fresh.savedAt != nil {
        // The saved parts are no better than the list that is shown.
        fresh.value = shown
        break
      }
    } while fresh.value.hasMore && fresh.value.items.count < shown.items.count
    if current.list.value == shown { current.list.take(fresh) }
  }

  private func readOn() async {
    guard !current.isReadingOn, current.list.value != nil else { return }
    current.isReadingOn = true
    current.nextProblem = nil
    defer {
      current.isReadingOn = false
      retrying.ended.signal()
    }
    do {
      while let shown = current.list.value, shown.hasMore {
        let reading = try await last(after: shown)
        // Another list may have arrived meanwhile: then the next part is read from that one.
        guard current.list.value == shown else { continue }
        return current.list.extend(reading)
      }
    } catch {
      current.nextProblem = Problem(error)
    }
  }

  private func last(after list: List) async throws -> Reading<List> {
    var last: Reading<List>?
    try await read(list) { last = $0 }
    try Task.checkCancellation()
    guard let last else { throw CancellationError() }
    return last
  }
}
