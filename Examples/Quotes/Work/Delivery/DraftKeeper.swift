public import Observation
public import Sillar
public import SillarModel

/// The state of a ``DraftKeeper``.
public struct KeptDraft<Draft: Equatable & Sendable>: Equatable, Sendable {
  /// The draft; nil until the stored one has been read.
  public fileprivate(set) var draft: Draft?
  /// True if the draft was read from the store.
  public fileprivate(set) var isContinued = false
  /// The reason why the draft could not be stored; nil if it is stored.
  public fileprivate(set) var problem: Problem?
  /// True from the call of ``DraftKeeper/end(_:then:)`` until the draft has ended, or that has failed.
  public fileprivate(set) var isEnding = false
  /// The state of ending the draft, by its use or by discarding it.
  public fileprivate(set) var sending = Sending()

  public init() {}
}

/// Holds an unfinished form for a presenter, and stores each change of it, so that it outlives the program.
///
/// ``run()`` does all work with the store in sequence: nothing is stored after the end.
@Observable public final class DraftKeeper<Draft: Equatable & Sendable> {
  private var kept = KeptDraft<Draft>()
  private let submission = Submission()
  @ObservationIgnored private var ending: (work: (Draft) async throws -> Void, then: () -> Void)?
  @ObservationIgnored private var hasChanged = false
  @ObservationIgnored private let new: Draft
  @ObservationIgnored private let load: () async throws -> Draft?
  @ObservationIgnored private let save: (Draft) async throws -> Void
  @ObservationIgnored private let changes: AsyncStream<Void>
  @ObservationIgnored private let changed: AsyncStream<Void>.Continuation
  @ObservationIgnored private let reading: AsyncStream<Void>
  @ObservationIgnored private let read: AsyncStream<Void>.Continuation

  public var state: KeptDraft<Draft> {
    var state = kept
    state.sending = submission.state
    return state
  }

  /// - Parameters:
  ///   - new: The draft when none is stored.
  ///   - load: Reads the stored draft; nil when there is none.
  ///   - save: Must save even if its task is cancelled.
  public init(
    _ new: Draft, load: @escaping () async throws -> Draft?,
    save: @escaping (Draft) async throws -> Void
  ) {
    self.new = new
    self.load = load
    self.save = save
    (changes, changed) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (reading, read) = AsyncStream.makeStream()
  }

  /// Reads the stored draft, and stores changes until the task is cancelled.
  public func run() async {
    do {
      let stored = try await load()
      kept.isContinued = stored != nil
      kept.draft = stored ?? new
    } catch {
      // The form works without the stored draft, and tries to store its changes.
      kept.draft = new
      kept.problem = Problem(error)
    }
    read.finish()
    for await _ in changes {
      if let ending { await finish(ending.work, then: ending.then) }
      await store()
    }
    ending = nil
    await store()
  }

  /// Returns the draft when the stored one has been read; nil if the task is cancelled before.
  public func draft() async -> Draft? {
    for await _ in reading {}
    return kept.draft
  }

  /// Changes the draft. Does nothing while the draft is ending.
  public func change(_ change: (inout Draft) -> Void) {
    guard var new = kept.draft, !kept.isEnding else { return }
    change(&new)
    guard new != kept.draft else { return }
    kept.draft = new
    submission.dismissProblem()
    retry()
  }

  /// Stores the draft again, after a failure.
  public func retry() {
    hasChanged = true
    changed.yield()
  }

  /// Ends the draft, once however often it is called. After a failure, the draft goes on.
  ///
  /// - Parameters:
  ///   - work: Uses the draft, and removes it from the store. It must have no capture list: with one, it would leave
  ///     the window's actor.
  ///   - then: Called when the work is done, unless the screen was removed.
  public func end(_ work: @escaping (Draft) async throws -> Void, then: @escaping () -> Void) {
    guard !kept.isEnding else { return }
    kept.isEnding = true
    ending = (work, then)
    changed.yield()
  }

  private func finish(
    _ work: (Draft) async throws -> Void, then: () -> Void
  ) async {
    guard let draft = kept.draft else { return }
    ending = nil
    hasChanged = false
    let isDone: Void? = await submission.run { try await work(draft) }
    if isDone != nil {
      then()
    } else if submission.state.problem != nil {
      kept.isEnding = false
      hasChanged = true
    }
  }

  private func store() async {
    while hasChanged, !kept.isEnding, let draft = kept.draft {
      hasChanged = false
      do {
        try await save(draft)
        kept.problem = nil
      } catch {
        kept.problem = Problem(error)
      }
    }
  }
}
