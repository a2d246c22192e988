import Foundation
import MoneyDelivery
import RequestDetailModel
import Sillar
import Work
import WorkDelivery

/// How a request stands, what comes next, and the way there.
struct NextCard: ViewPart {
  let request: RequestDetail
  let state: RequestDetailState
  let words: Localization

  var body: [Node<RequestDetailEvent>] {
    let actions = RequestActions(request: request, state: state, words: words)
    let moving = RequestActions.moving(state.person.role)
    Card {
      Row {
        StateBadge(request.state)
        if state.person.role == .professional {
          Text(words.text(RequestDetailString.detailPlaces, count: request.freePlaces), .caption)
        }
      }.style(.spread)
      Text(sentence, .heading)
      if let cancellation = request.cancellation {
        Text(
          words.text(
            RequestDetailString.detailCancelled, ["reason": words.text(cancellation.reason.text)]))
        if !cancellation.note.isEmpty { Text(cancellation.note, .caption) }
      }
      actions.buttons(moving)
      if state.person.role == .professional { actions.reasons(moving) }
    }.style(.next).id("next")
  }

  private var sentence: String {
    let step = RequestRules(request: request, person: state.person).next
    let own = request.applicant(state.person.id)?.offer
    return words.text(
      step.text, count: step == .apply ? request.freePlaces : request.openOffers,
      [
        "name": state.person.role == .homeowner
          ? request.worker?.person.name ?? "" : request.homeowner.name,
        "amount": own.map { words.money($0.total) } ?? "",
      ])
  }
}

extension NextStep {
  fileprivate var text: RequestDetailString {
    switch self {
    case .send: .nextSend
    case .waitForProfessionals: .nextWaitForProfessionals
    case .waitForOffers: .nextWaitForOffers
    case .answer: .nextAnswer
    case .markDone: .nextMarkDone
    case .rate: .nextRate
    case .apply: .nextApply
    case .noFreePlace: .nextNoFreePlace
    case .makeOffer: .nextMakeOffer
    case .waitForAnswer: .nextWaitForAnswer
    case .work: .nextWork
    case .notChosen: .nextNotChosen
    case .done: .nextDone
    case .cancelled: .nextCancelled
    }
  }
}
