import Observation
import RequestsModel
import Sillar
import Work

/// The form in which a request is written, step by step. All that is filled in is kept at once.
@Observable final class NewRequestPresenter: Presenter {
  private(set) var state: NewRequestState
  @ObservationIgnored private let drafts: any RequestDraftsDataManager
  @ObservationIgnored private let createRequest: any CreateRequest
  @ObservationIgnored private let makeID: () -> RequestID
  private let coordinator: any NewRequestCoordinator
  @ObservationIgnored private var hasChanged = false
  @ObservationIgnored private var isKeeping = false
  /// What is wanted with the draft as soon as it is kept: it must not be kept again after that.
  @ObservationIgnored private var ending: Ending?
  /// Wakes ``run()`` to keep what has come from elsewhere.
  @ObservationIgnored private let wake: AsyncStream<Void>.Continuation
  @ObservationIgnored private let signals: AsyncStream<Void>

  init(
    offersPhotos: Bool, drafts: any RequestDraftsDataManager, createRequest: any CreateRequest,
    makeID: @escaping () -> RequestID, coordinator: any NewRequestCoordinator
  ) {
    state = NewRequestState(offersPhotos: offersPhotos)
    self.drafts = drafts
    self.createRequest = createRequest
    self.makeID = makeID
    self.coordinator = coordinator
    (signals, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func run() async {
    await begin()
    for await _ in signals { await keep() }
  }

  /// One step back, if there is one.
  ///
  /// - Returns: False on the first one.
  func goBack() -> Bool {
    guard let step = state.draft?.step.previous, !state.isSending else { return false }
    change { $0.step = step }
    wake.yield()
    return true
  }

  func handle(_ event: NewRequestEvent) async {
    switch event {
    case .kindChosen(let kind): await fill { $0.form.kind = kind }
    case .titleChanged(let text): await fill { $0.form.title = text }
    case .descriptionChanged(let text): await fill { $0.form.description = text }
    case .cityChanged(let text): await fill { $0.form.city = text }
    case .postcodeChanged(let text): await fill { $0.form.postcode = text }
    case .timingChosen(let timing): await fill { $0.form.timing = timing }
    case .photosRequested: pickPhotos()
    case .photoRemoved(let photo): await fill { $0.photos.removeAll { $0 == photo } }
    case .continued: await goOn()
    case .wentBack: if let step = state.draft?.step.previous { await fill { $0.step = step } }
    case .stepChosen(let step): await fill { $0.step = step }
    case .confirmed: await end(.create)
    case .discardRequested: state.asksToDiscard = true
    case .discardCancelled: state.asksToDiscard = false
    case .discardConfirmed: await end(.discard)
    case .keepingRetried:
      hasChanged = true
      await keep()
    }
  }

  // MARK: Filling in

  private func begin() async {
    guard state.draft == nil else { return }
    do {
      let kept = try await drafts.load()
      state.isContinued = kept?.isEmpty == false
      state.draft = kept ?? RequestDraft(id: makeID())
    } catch {
      // It can be written all the same; whether it can be kept is seen then.
      state.draft = RequestDraft(id: makeID())
      state.keepingFailure = Failure(error)
    }
  }

  private func fill(_ change: (inout RequestDraft) -> Void) async {
    self.change(change)
    await keep()
  }

  private func change(_ change: (inout RequestDraft) -> Void) {
    guard var draft = state.draft, !state.isSending else { return }
    change(&draft)
    guard draft != state.draft else { return }
    state.draft = draft
    state.failure = nil
    hasChanged = true
  }

  /// One at a time, and the last one last.
  private func keep() async {
    guard !isKeeping else { return }
    isKeeping = true
    while hasChanged, let draft = state.draft {
      hasChanged = false
      do {
        try await drafts.save(draft)
        state.keepingFailure = nil
      } catch {
        state.keepingFailure = Failure(error)
      }
    }
    isKeeping = false
    if let ending { await finish(ending) }
  }

  private func goOn() async {
    guard let draft = state.draft, let next = draft.step.next else { return }
    state.checked.insert(draft.step)
    guard draft.form.flaws(in: draft.step.fields).isEmpty else { return }
    await fill { $0.step = next }
  }

  private func pickPhotos() {
    guard let draft = state.draft else { return }
    coordinator.photosRequested(for: draft.id) { [weak self] photos in
      self?.change { $0.add(photos) }
      self?.wake.yield()
    }
  }

  // MARK: Done with it

  private enum Ending {
    case create
    case discard
  }

  /// Once, however often it is asked for; when it has failed it may be asked for again.
  private func end(_ ending: Ending) async {
    guard state.draft != nil, !state.isSending else { return }
    state.isSending = true
    state.failure = nil
    if isKeeping { self.ending = ending } else { await finish(ending) }
  }

  private func finish(_ ending: Ending) async {
    guard let draft = state.draft else { return }
    self.ending = nil
    // What has come last is in the draft that is made a request, or is not wanted.
    hasChanged = false
    defer { state.isSending = false }
    do {
      switch ending {
      case .create: coordinator.created(try await createRequest.execute(draft))
      case .discard:
        try await drafts.discard()
        coordinator.discarded()
      }
    } catch let unfinished as UnfinishedDraft {
      state.checked.insert(unfinished.step)
      state.draft?.step = unfinished.step
    } catch {
      state.failure = Failure(error)
      hasChanged = true
      wake.yield()
    }
  }
}
