import RequestsModel
import Sillar
import Work

struct OwnRequestsView: View {
  let words: Localization
  let hasMenu: Bool

  func body(_ state: OwnRequestsState) -> [Node<OwnRequestsEvent>] {
    Text(words.text(RequestsString.ownTitle), .title)
    if hasMenu { ChildScreen("menu") }
    if let staleness = state.requests.staleness {
      StalenessLine(staleness: staleness, words: words)
    }
    if let requests = state.requests.value {
      if state.needsAttention { parked }
      if requests.isEmpty {
        empty(state)
      } else {
        newButton(state)
        section(requests.filter { !$0.state.isOver }, RequestsString.ownUnderWay)
        section(requests.filter(\.state.isOver), RequestsString.ownOver)
      }
    } else if let failure = state.requests.failure {
      FailureState(failure: failure, words: words, retry: .retried)
      // It can be written all the same, and is sent later.
      if failure.canTryAgain { Row { newButton(state) }.id("new") }
    } else {
      Progress(words.text(RequestsString.ownLoading))
    }
  }

  private var parked: Node<OwnRequestsEvent> {
    Alert(
      words.text(RequestsString.parkedTitle), words.text(RequestsString.parkedAdvice), .warning
    ) {
      Button(words.text(RequestsString.parkedShow), send: .unsentRequested)
    }.id("parked")
  }

  private func empty(_ state: OwnRequestsState) -> EmptyState<OwnRequestsEvent> {
    EmptyState(
      words.text(RequestsString.ownEmpty), words.text(RequestsString.ownEmptyAdvice)
    ) {
      newButton(state)
    }
  }

  private func newButton(_ state: OwnRequestsState) -> Node<OwnRequestsEvent> {
    Button(
      words.text(state.hasDraft ? RequestsString.ownGoOn : .ownNew), .primary, send: .newRequested
    ).style(.prominent).id("new request")
  }

  @NodeBuilder<OwnRequestsEvent> private func section(
    _ requests: [RequestSummary], _ title: RequestsString
  ) -> [Node<OwnRequestsEvent>] {
    if !requests.isEmpty {
      Section(words.text(title)) {
        List(requests, label: words.text(title)) { request in
          RequestCard(
            request: request, words: words, select: .selected(request.id),
            figures: figures(request), isNews: request.state == .open && request.offers > 0)
        }.style(.cards)
      }.id(title)
    }
  }

  private func figures(_ request: RequestSummary) -> String {
    let applicants = words.text(RequestsString.ownApplicants, count: request.applicants)
    return request.offers == 0
      ? applicants
      : [applicants, words.text(RequestsString.ownOffers, count: request.offers)]
        .joined(separator: " · ")
  }
}

extension RequestState {
  /// Whether nothing more will come of it.
  var isOver: Bool { self == .done || self == .cancelled }
}
