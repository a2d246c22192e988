import Observation
import OwnRequestsModel
import Sillar
import SillarModel
import Work

/// Adds the photos that the user has chosen to a request, and shows why some could not be added.
@Observable final class PickedPhotosPresenter: Presenter {
  private let sending = Submission()
  private let requests: any OwnRequestsRepository
  private let request: () -> OwnRequest?
  private let choices: () -> AsyncStream<[PhotoID]>

  var state: Problem? { sending.state.problem }

  init(
    _ requests: any OwnRequestsRepository, choices: @escaping () -> AsyncStream<[PhotoID]>,
    request: @escaping () -> OwnRequest?
  ) {
    self.requests = requests
    self.choices = choices
    self.request = request
  }

  func run() async {
    for await photos in choices() {
      guard let request = request() else { continue }
      await sending.run { try await AddPhotos(requests: requests).execute(photos, to: request) }
    }
  }

  func handle(_ event: Never) async {}
}

struct PickedPhotosView: View {
  func body(_ problem: Problem?) -> [Node<Never>] { ProblemAlert(problem) }
}
