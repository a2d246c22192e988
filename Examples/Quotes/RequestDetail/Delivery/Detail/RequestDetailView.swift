import RequestDetailModel
import Sillar
import Work
import WorkDelivery

struct RequestDetailView: View {
  let words: Localisation

  func body(_ state: RequestDetailState) -> [Node<RequestDetailEvent>] {
    if let request = state.request.value {
      Text(request.contents.title, .title)
      if let staleness = state.request.staleness {
        StalenessLine(staleness: staleness, words: words)
      }
      UnsentAlert(request: request, words: words).nodes
      if let conflict = request.conflict {
        ConflictCard(conflict: conflict, isBusy: state.isSettling, words: words).node
      }
      if let failure = state.failure {
        FailureAlert(failure: failure, words: words, retry: .retried)
      }
      contents(request, state)
      ActionsCard(request: request, state: state, words: words).nodes
      professionals(request, state)
    } else {
      Text(words.text(RequestDetailString.detailTitle), .title)
      if state.request.problem == .unknownRequest {
        EmptyState(
          words.text(RequestDetailString.failureUnknown),
          words.text(RequestDetailString.failureUnknownAdvice)
        ) {
          Button(words.text(RequestDetailString.detailHome), .primary, send: .homeRequested)
        }
      } else if let failure = state.request.failure {
        FailureState(failure: failure, words: words, retry: .retried)
      } else {
        Progress(words.text(RequestDetailString.detailLoading))
      }
    }
  }

  private func contents(
    _ request: RequestDetail, _ state: RequestDetailState
  ) -> Node<RequestDetailEvent> {
    Card {
      Row {
        Text(
          [
            words.text(request.contents.kind.text), request.contents.place.postcode,
            request.contents.place.city,
          ].joined(separator: " · "), .caption)
        StateBadge<RequestDetailEvent>(state: request.state, words: words)
      }.style(.spread)
      Text(request.contents.description)
      Text(
        words.text(
          RequestDetailString.detailWhen, ["when": words.text(request.contents.timing.text)]),
        .caption)
      Text(
        words.text(
          RequestDetailString.detailBy,
          ["name": request.homeowner.name, "date": words.date(request.created)]), .caption)
      if let cancellation = request.cancellation {
        Text(
          words.text(
            RequestDetailString.detailCancelled, ["reason": words.text(cancellation.reason.text)]))
        if !cancellation.note.isEmpty { Text(cancellation.note, .caption) }
      }
      if !request.photos.isEmpty { photos(request, state.pictures) }
    }.id("contents")
  }

  @NodeBuilder<RequestDetailEvent> private func photos(
    _ request: RequestDetail, _ pictures: [PictureSource]
  ) -> [Node<RequestDetailEvent>] {
    Text(words.text(RequestDetailString.detailPhotos, count: request.photos.count), .caption)
    if !pictures.isEmpty {
      Grid(minimumWidth: 120) {
        for (index, picture) in pictures.enumerated() {
          Picture(
            picture,
            description: words.text(
              RequestDetailString.detailPhoto, ["number": words.number(index + 1)])
          ).style(.square)
        }
      }.id("photos")
    }
  }

  @NodeBuilder<RequestDetailEvent> private func professionals(
    _ request: RequestDetail, _ state: RequestDetailState
  ) -> [Node<RequestDetailEvent>] {
    if state.person.role == .homeowner {
      Section(words.text(RequestDetailString.detailProfessionals)) {
        if request.professionals.isEmpty {
          EmptyState(
            words.text(RequestDetailString.whyNobodyApplied),
            words.text(RequestDetailString.detailNobodyAdvice))
        } else {
          List(
            request.professionals, label: words.text(RequestDetailString.detailProfessionals)
          ) { ApplicantCard(applicant: $0, words: words) }
        }
      }.id("professionals")
    }
  }
}

/// How far a request has come, in a word.
struct StateBadge<Event: Sendable>: Element {
  let state: RequestState
  let words: Localisation

  var node: Node<Event> {
    switch state {
    case .open: Badge(words.text(state.text), .warning).node
    case .assigned, .done: Badge(words.text(state.text), .positive).node
    case .cancelled: Badge(words.text(state.text)).node
    }
  }
}
