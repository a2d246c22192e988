import Observation
import RequestDetailModel
import Sillar

struct RateWorkState: Equatable, Sendable {
  let request: RequestDetail
  /// 0 for none yet.
  var stars = 0
  var text = ""
  /// Whether the user wanted to go on without any.
  var areStarsMissing = false
  var isSending = false
  var failure: Failure?

  var isTextTooLong: Bool { WorkRating(stars: 1, text: text) == nil }
}

enum RateWorkEvent: Sendable {
  case starsGiven(Int)
  case textChanged(String)
  case confirmed
  case left
}

protocol RateWorkCoordinator: AnyObject {
  func ratingClosed()
}

/// Rates who did the work. Once: it cannot be changed.
@Observable final class RateWorkPresenter: Presenter {
  private(set) var state: RateWorkState
  @ObservationIgnored private let rateWork: any RateWork
  private let coordinator: any RateWorkCoordinator

  init(request: RequestDetail, rateWork: any RateWork, coordinator: any RateWorkCoordinator) {
    state = RateWorkState(request: request)
    self.rateWork = rateWork
    self.coordinator = coordinator
  }

  func handle(_ event: RateWorkEvent) async {
    switch event {
    case .starsGiven(let stars):
      state.stars = stars
      state.areStarsMissing = false
    case .textChanged(let text): state.text = text
    case .left: coordinator.ratingClosed()
    case .confirmed: await confirm()
    }
  }

  private func confirm() async {
    state.areStarsMissing = state.stars == 0
    guard !state.isSending, let rating = WorkRating(stars: state.stars, text: state.text) else {
      return
    }
    state.isSending = true
    state.failure = nil
    defer { state.isSending = false }
    do {
      try await rateWork.execute(state.request, rating)
      try Task.checkCancellation()
      coordinator.ratingClosed()
    } catch {
      state.failure = Failure(error)
    }
  }
}
