import RequestDetailModel
import Sillar
import Work

/// What this person can do about a request, and why they cannot do the rest.
struct ActionsCard {
  private static let homeowners: [RequestAction] = [.change, .addPhotos, .markDone, .rate, .cancel]
  private static let professionals: [RequestAction] = [.apply, .makeOffer, .seeOffer, .chat]

  let request: RequestDetail
  let state: RequestDetailState
  let words: Localisation

  @NodeBuilder<RequestDetailEvent> var nodes: [Node<RequestDetailEvent>] {
    let rules = RequestRules(request: request, person: state.person)
    let actions = state.person.role == .homeowner ? Self.homeowners : Self.professionals
    let allowed = actions.filter { rules.reason(against: $0) == nil && isOffered($0) }
    Card {
      if state.person.role == .professional {
        Text(words.text(RequestDetailString.detailPlaces, count: request.freePlaces), .caption)
      }
      if !allowed.isEmpty {
        Row {
          for action in allowed {
            Button(words.text(action.text), role(action, allowed), send: .requested(action))
              .disabled(state.work != nil).id(action)
          }
        }
      }
      for action in actions {
        if let reason = rules.reason(against: action), isOffered(action), tells(action, reason) {
          Text(
            words.text(
              RequestDetailString.actionNot,
              ["action": words.text(action.text), "reason": words.text(reason.text)]), .caption
          ).style(.muted).id("not \(action)")
        }
      }
    }.id("actions")
  }

  private func isOffered(_ action: RequestAction) -> Bool {
    action != .addPhotos || state.offersPhotos
  }

  /// What is settled for good needs no reason: whoever has applied does not wonder why they cannot apply.
  private func tells(_ action: RequestAction, _ reason: NotAllowed) -> Bool {
    reason != .alreadyApplied && action != .seeOffer
  }

  /// The one thing that most people want here.
  private func role(_ action: RequestAction, _ allowed: [RequestAction]) -> ButtonRole {
    switch action {
    case .cancel: .destructive
    case .apply, .markDone, .rate: .primary
    case .makeOffer: allowed.contains(.seeOffer) ? .secondary : .primary
    case .change, .addPhotos, .chat, .seeOffer: .secondary
    }
  }
}
