import RequestsModel
import Sillar
import Work
import WorkDelivery

struct FindRequestsView: View {
  let words: Localization
  let hasMenu: Bool

  func body(_ state: FindRequestsState) -> [Node<FindRequestsEvent>] {
    Text(words.text(RequestsString.findTitle), .title)
    if hasMenu { ChildScreen("menu") }
    SegmentedControl(
      words.text(RequestsString.findPart),
      [
        Choice(words.text(RequestsString.findOpen), FindRequestsState.Part.find),
        Choice(words.text(RequestsString.findOwn), .own),
      ], selection: state.part, send: { .partChosen($0) })
    switch state.part {
    case .find: find(state)
    case .own: own(state)
    }
  }

  // MARK: Finding

  @NodeBuilder<FindRequestsEvent> private func find(
    _ state: FindRequestsState
  ) -> [Node<FindRequestsEvent>] {
    Row {
      Picker(
        words.text(RequestsString.findKind),
        [Choice(words.text(RequestsString.findAnyKind), WorkKind?.none)]
          + WorkKind.allCases.map { Choice(words.text($0.localized), $0) },
        selection: state.kind, send: { .kindChosen($0) }
      ).id("kind")
      TextField(
        words.text(RequestsString.findPlace), text: state.place,
        placeholder: words.text(RequestsString.findPlaceExample), kind: .search,
        submit: .placeSubmitted, send: { .placeChanged($0) }
      ).id("place")
    }.id("search")
    if let staleness = state.found.staleness { StalenessLine(staleness: staleness, words: words) }
    if let found = state.found.value {
      if found.requests.isEmpty {
        EmptyState(
          words.text(RequestsString.findNothing), words.text(RequestsString.findNothingAdvice))
      } else {
        List(
          found.requests, label: words.text(RequestsString.findOpen),
          onEndReached: found.hasMore ? .endReached : nil
        ) { request in card(request, state) }
        .style(.cards).id("found")
        if state.found.isLoading, found.hasMore {
          Progress(words.text(RequestsString.findMore))
        }
      }
    } else if let failure = state.found.failure {
      FailureState(failure: failure, words: words, retry: .retried)
    } else {
      Progress(words.text(RequestsString.findSearching))
    }
  }

  // MARK: One's own

  @NodeBuilder<FindRequestsEvent> private func own(
    _ state: FindRequestsState
  ) -> [Node<FindRequestsEvent>] {
    if let staleness = state.own.staleness { StalenessLine(staleness: staleness, words: words) }
    if let requests = state.own.value {
      if requests.isEmpty {
        EmptyState(
          words.text(RequestsString.findNoneOwn), words.text(RequestsString.findNoneOwnAdvice)
        ) {
          Button(words.text(RequestsString.findOpen), .primary, send: .partChosen(.find))
        }
      } else {
        List(requests, label: words.text(RequestsString.findOwn)) { card($0, state) }
          .style(.cards).id("own")
      }
    } else if let failure = state.own.failure {
      FailureState(failure: failure, words: words, retry: .retried)
    } else {
      Progress(words.text(RequestsString.ownLoading))
    }
  }

  // MARK: -

  private func card(
    _ request: RequestSummary, _ state: FindRequestsState
  ) -> RequestCard<FindRequestsEvent> {
    RequestCard(
      request: request, words: words, select: .selected(request.id),
      figures: words.text(RequestsString.findPlaces, count: request.freePlaces)
    ) {
      ApplyLine(
        request: request, isBusy: state.applying != nil,
        failure: state.failed == request.id ? state.failure : nil, words: words
      ).nodes
    }
  }
}
