import RequestDetailModel
import Sillar
import Work

/// What this person can do about a request, and why they cannot do the rest.
struct RequestActions {
  let request: RequestDetail
  let state: RequestDetailState
  let words: Localization

  /// What moves the request on: it stands with what comes next.
  static func moving(_ role: Role) -> [RequestAction] {
    role == .homeowner ? [.markDone, .rate] : [.apply, .makeOffer, .seeOffer, .chat]
  }

  /// What may be done besides.
  static func other(_ role: Role) -> [RequestAction] {
    role == .homeowner ? [.change, .addPhotos, .cancel] : []
  }

  private var rules: RequestRules { RequestRules(request: request, person: state.person) }

  /// Those that are allowed.
  @NodeBuilder<RequestDetailEvent> func buttons(
    _ actions: [RequestAction]
  ) -> [Node<RequestDetailEvent>] {
    let allowed = actions.filter { rules.reason(against: $0) == nil && isOffered($0) }
    if !allowed.isEmpty {
      Row {
        for action in allowed {
          Button(title(action, allowed), role(action, allowed), send: .requested(action))
            .disabled(state.work != nil).id(action)
        }
      }
    }
  }

  /// Why the others are not, each reason once.
  @NodeBuilder<RequestDetailEvent> func reasons(
    _ actions: [RequestAction]
  ) -> [Node<RequestDetailEvent>] {
    for (reason, actions) in refusals(actions) {
      Text(
        words.text(
          RequestDetailString.actionNot,
          [
            "action": actions.map { words.text($0.text) }.joined(separator: " · "),
            "reason": words.text(reason.text),
          ]), .caption
      ).style(.muted).id("not \(reason)")
    }
  }

  private func refusals(
    _ actions: [RequestAction]
  ) -> [(reason: NotAllowed, actions: [RequestAction])] {
    var refusals: [(reason: NotAllowed, actions: [RequestAction])] = []
    for action in actions where isOffered(action) {
      guard let reason = rules.reason(against: action), tells(action, reason) else { continue }
      if let place = refusals.firstIndex(where: { $0.reason == reason }) {
        refusals[place].actions.append(action)
      } else {
        refusals.append((reason, [action]))
      }
    }
    return refusals
  }

  private func isOffered(_ action: RequestAction) -> Bool {
    switch action {
    case .addPhotos: state.offersPhotos
    // A saved copy of the request may not have the offer that waits: it must not be made twice.
    case .makeOffer: rules.reason(against: .seeOffer) == nil || !isOfferWaiting
    default: true
    }
  }

  private var isOfferWaiting: Bool {
    request.unsent.contains { $0.kind == .offered && $0.state == .waiting }
  }

  /// What is settled for good needs no reason: whoever has applied does not wonder why they cannot apply.
  private func tells(_ action: RequestAction, _ reason: NotAllowed) -> Bool {
    reason != .alreadyApplied && action != .seeOffer
  }

  private func title(_ action: RequestAction, _ allowed: [RequestAction]) -> String {
    action == .makeOffer && allowed.contains(.seeOffer)
      ? words.text(RequestDetailString.actionMakeAnotherOffer) : words.text(action.text)
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
