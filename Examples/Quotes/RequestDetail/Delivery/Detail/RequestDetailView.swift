import RequestDetailModel
import Sillar
import Work
import WorkDelivery

struct RequestDetailView: View {
  let words: Localization

  func body(_ state: RequestDetailState) -> [Node<RequestDetailEvent>] {
    if let request = state.request.value {
      Text(request.contents.title, .title)
      if let staleness = state.request.staleness {
        StalenessLine(staleness: staleness, words: words)
      }
      UnsentAlert(request: request, words: words).nodes
      if let conflict = request.conflict {
        ConflictCard(conflict: conflict, isBusy: state.isSettling, words: words)
      }
      if let failure = state.failure {
        FailureAlert(failure: failure, words: words, retry: .retried)
      }
      Column { parts(request, state) }.style(.parts).id("parts")
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

  /// A homeowner knows what they wrote, and wants to know what has come of it; a professional reads first.
  @NodeBuilder<RequestDetailEvent> private func parts(
    _ request: RequestDetail, _ state: RequestDetailState
  ) -> [Node<RequestDetailEvent>] {
    let actions = RequestActions(request: request, state: state, words: words)
    let next = NextCard(request: request, state: state, words: words)
    switch state.person.role {
    case .homeowner:
      next
      Column {
        professionals(request)
        contents(request, state)
      }.style(.body).id("body")
      Card {
        actions.buttons(RequestActions.other(.homeowner))
        actions.reasons(RequestActions.moving(.homeowner) + RequestActions.other(.homeowner))
      }.id("actions")
    case .professional:
      Column { contents(request, state) }.style(.body).id("body")
      next
    }
  }

  private func contents(
    _ request: RequestDetail, _ state: RequestDetailState
  ) -> Node<RequestDetailEvent> {
    Card {
      Text(
        [
          words.text(request.contents.kind.localized), request.contents.place.postcode,
          request.contents.place.city,
        ].joined(separator: " · "), .caption)
      Text(request.contents.description)
      if !request.photos.isEmpty { photos(request, state.pictures) }
      Divider()
      Text(
        words.text(
          RequestDetailString.detailWhen, ["when": words.text(request.contents.timing.localized)]),
        .caption)
      Text(
        words.text(
          RequestDetailString.detailBy,
          ["name": request.homeowner.name, "date": words.date(request.created)]), .caption)
    }.id("contents")
  }

  @NodeBuilder<RequestDetailEvent> private func photos(
    _ request: RequestDetail, _ pictures: [PictureSource]
  ) -> [Node<RequestDetailEvent>] {
    Text(words.text(RequestDetailString.detailPhotos, count: request.photos.count), .caption)
    if !pictures.isEmpty {
      Grid(minimumWidth: 96) {
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
    _ request: RequestDetail
  ) -> [Node<RequestDetailEvent>] {
    if !request.professionals.isEmpty {
      Section(words.text(RequestDetailString.detailProfessionals)) {
        List(
          request.professionals, label: words.text(RequestDetailString.detailProfessionals)
        ) { ApplicantCard(applicant: $0, words: words) }
      }.id("professionals")
    }
  }
}
