import Foundation
import Observation
import OwnRequestsModel
import Sillar
import Work
import WorkDelivery

struct NewRequestState: Equatable, Sendable {
  let kept: KeptDraft<RequestDraft>
  /// The flaws of the current step that are shown.
  let flaws: [RequestForm.Field: RequestFlaw]
  let asksToDiscard: Bool
}

enum NewRequestEvent: Equatable, Sendable {
  case edited(Edit<RequestForm>)
  case photosRequested
  case photoRemoved(at: Int)
  /// Goes on to the next step, unless the current one has flaws.
  case continued
  case stepChosen(RequestStep)
  case confirmed
  /// True to ask whether the draft is to be discarded.
  case discarding(Bool)
  case discardConfirmed
  case storingRetried
}

/// Holds the form for a new request, step by step.
@Observable final class NewRequestPresenter: Presenter {
  private let keeper: DraftKeeper<RequestDraft>
  /// The steps that the user has tried to leave: from then on, their flaws are shown while the user types.
  private var checked: Set<RequestStep> = []
  private var asksToDiscard = false
  private let coordinator: OwnRequestsCoordinator

  var state: NewRequestState {
    let draft = keeper.state.draft
    return NewRequestState(
      kept: keeper.state,
      flaws: draft.flatMap { checked.contains($0.step) ? $0.flaws : nil } ?? [:],
      asksToDiscard: asksToDiscard)
  }

  init(coordinator: OwnRequestsCoordinator) {
    let drafts = coordinator.drafts
    keeper = DraftKeeper(
      RequestDraft(id: RequestID(UUID())),
      load: { try await drafts.load().flatMap { $0.isEmpty ? nil : $0 } },
      save: { try await drafts.save($0) })
    self.coordinator = coordinator
  }

  func run() async { await keeper.run() }

  func runWhileVisible() async {
    guard let id = await keeper.draft()?.id else { return }
    for await photos in coordinator.ways.picked(id) {
      keeper.change { $0.add(photos) }
    }
  }

  func handle(_ event: NewRequestEvent) async {
    switch event {
    case .edited(let edit): keeper.change { edit.apply(to: &$0.form) }
    case .photosRequested:
      if let draft = keeper.state.draft { coordinator.ways.pickPhotos(draft.id) }
    case .photoRemoved(let index): keeper.change { $0.photos.remove(at: index) }
    case .continued: goOn()
    case .stepChosen(let step): keeper.change { $0.step = step }
    case .confirmed: confirm()
    case .discarding(let asks): asksToDiscard = asks
    case .discardConfirmed:
      keeper.end(
        { _ in try await self.coordinator.drafts.discard() },
        then: { self.coordinator.finishForm(nil) })
    case .storingRetried: keeper.retry()
    }
  }

  /// Goes to the previous step.
  ///
  /// - Returns: False at the first step.
  func goBack() -> Bool {
    guard let step = keeper.state.draft?.step.previous, !keeper.state.isEnding else { return false }
    keeper.change { $0.step = step }
    return true
  }

  private func goOn() {
    guard let draft = keeper.state.draft, let next = draft.step.next else { return }
    checked.insert(draft.step)
    if draft.flaws.isEmpty { keeper.change { $0.step = next } }
  }

  /// Makes the request, or goes to the first step that has a flaw.
  private func confirm() {
    guard let draft = keeper.state.draft else { return }
    if let contents = draft.form.contents {
      keeper.end(
        { try await self.coordinator.requests.create($0.id, contents, photos: $0.photos) },
        then: { self.coordinator.finishForm(draft.id) })
    } else if let step = draft.firstFlawedStep {
      checked.insert(step)
      keeper.change { $0.step = step }
    }
  }
}
