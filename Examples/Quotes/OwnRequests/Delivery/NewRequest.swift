import Foundation
import Observation
import OwnRequestsModel
import Sillar
import SillarModel
import Work

struct NewRequestState: Equatable, Sendable {
  /// Nil until the stored draft has been read.
  var draft: RequestDraft?
  /// True when the form goes on with a stored draft.
  var isContinued = false
  /// The steps that the user wanted to leave: from then on, their flaws are shown while the user types.
  var checked: Set<RequestStep> = []
  var asksToDiscard = false
  /// True from the tap until the request is made, or the draft discarded.
  var isEnding = false
  var sending = Sending()
  /// The reason why the draft is not stored.
  var storing: Problem?
  /// The photos of the draft; nil in an app without photos.
  var pictures: [PictureSource]?

  /// The flaws of the current step that are shown.
  var flaws: [RequestForm.Field: RequestFlaw] {
    guard let draft, checked.contains(draft.step) else { return [:] }
    return draft.form.flaws(in: draft.step.fields)
  }
}

enum NewRequestEvent: Sendable {
  case edited(Edit<RequestForm>)
  case photosRequested
  case photoRemoved(at: Int)
  case continued, wentBack
  case stepChosen(RequestStep)
  case confirmed
  case discardRequested, discardCanceled, discardConfirmed
  case storingRetried
}

/// Holds the form for a new request, step by step, and stores each change of it.
@Observable final class NewRequestPresenter: Presenter {
  private enum Ending {
    case create(RequestContents)
    case discard
  }

  private var form = NewRequestState()
  private let sending = Submission()
  private var ending: Ending?
  @ObservationIgnored private var hasChanged = false
  private let actions: OwnRequestsActions
  private let coordinator: OwnRequestsCoordinator
  @ObservationIgnored private let changes: AsyncStream<Void>
  @ObservationIgnored private let changed: AsyncStream<Void>.Continuation

  var state: NewRequestState {
    var state = form
    state.isEnding = ending != nil
    state.sending = sending.state
    state.pictures = coordinator.ways.photos.map { state.draft?.photos.map($0.picture) ?? [] }
    return state
  }

  init(_ actions: OwnRequestsActions, coordinator: OwnRequestsCoordinator) {
    self.actions = actions
    self.coordinator = coordinator
    (changes, changed) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Does everything with the stored draft, one thing after the other: nothing is stored after the end.
  func run() async {
    await begin()
    for await _ in changes {
      if let ending { await end(ending) }
      await store()
    }
    await store()
  }

  func handle(_ event: NewRequestEvent) async {
    switch event {
    case .edited(let edit): change { edit.apply(to: &$0.form) }
    case .photosRequested: pickPhotos()
    case .photoRemoved(let index): change { $0.photos.remove(at: index) }
    case .continued: goOn()
    case .wentBack: _ = goBack()
    case .stepChosen(let step): change { $0.step = step }
    case .confirmed: confirm()
    case .discardRequested: form.asksToDiscard = true
    case .discardCanceled: form.asksToDiscard = false
    case .discardConfirmed: request(.discard)
    case .storingRetried:
      hasChanged = true
      changed.yield()
    }
  }

  /// Goes to the previous step.
  ///
  /// - Returns: False at the first step.
  func goBack() -> Bool {
    guard let step = form.draft?.step.previous, ending == nil else { return false }
    change { $0.step = step }
    return true
  }

  // MARK: Filling in

  private func change(_ change: (inout RequestDraft) -> Void) {
    guard var draft = form.draft, ending == nil else { return }
    change(&draft)
    guard draft != form.draft else { return }
    form.draft = draft
    sending.dismissProblem()
    hasChanged = true
    changed.yield()
  }

  private func goOn() {
    guard let draft = form.draft, let next = draft.step.next else { return }
    form.checked.insert(draft.step)
    if form.flaws.isEmpty { change { $0.step = next } }
  }

  /// Asks for the request to be made, or goes to the first step that has a flaw.
  private func confirm() {
    guard let draft = form.draft else { return }
    if let contents = draft.form.contents { return request(.create(contents)) }
    guard let step = draft.firstFlawedStep else { return }
    form.checked.insert(step)
    change { $0.step = step }
  }

  private func pickPhotos() {
    guard let draft = form.draft else { return }
    coordinator.ways.photos?.pick(draft.id) { [weak self] photos in
      self?.change { $0.add(photos) }
    }
  }

  // MARK: The stored draft

  private func begin() async {
    do {
      let stored = try await actions.drafts.load()
      form.isContinued = stored?.isEmpty == false
      form.draft = stored ?? RequestDraft(id: RequestID(UUID()))
    } catch {
      // The form works without it, and tries to store its changes.
      form.draft = RequestDraft(id: RequestID(UUID()))
      form.storing = Problem(error)
    }
  }

  private func store() async {
    while hasChanged, ending == nil, let draft = form.draft {
      hasChanged = false
      do {
        try await actions.drafts.save(draft)
        form.storing = nil
      } catch {
        form.storing = Problem(error)
      }
    }
  }

  /// Asks ``run()`` for an end, once.
  private func request(_ ending: Ending) {
    guard self.ending == nil else { return }
    self.ending = ending
    changed.yield()
  }

  private func end(_ ending: Ending) async {
    guard let draft = form.draft else { return }
    hasChanged = false
    var made: RequestID?
    let isDone: Void? = await sending.run {
      switch ending {
      case .create(let contents):
        try await actions.requests.create(draft.id, contents, photos: draft.photos)
        made = draft.id
      case .discard: try await actions.drafts.discard()
      }
    }
    if isDone != nil {
      coordinator.finishForm(made)
    } else if sending.state.problem != nil {
      // It is a draft again.
      self.ending = nil
      hasChanged = true
    }
  }
}
