import Observation
import Sillar

enum QuestionEvent: Sendable { case confirmed, cancelled }

protocol QuestionCoordinator: AnyObject {
  func answered()
}

@Observable final class QuestionPresenter: Presenter {
  let state = "Delete everything?"
  private let coordinator: any QuestionCoordinator

  init(coordinator: any QuestionCoordinator) { self.coordinator = coordinator }

  func handle(_ event: QuestionEvent) async { coordinator.answered() }
}

struct QuestionView: View {
  func body(_ question: String) -> [Node<QuestionEvent>] {
    Text(question, .title)
    Text("Nothing is deleted: this is a gallery.")
    Row {
      Button("Keep", .primary, send: .cancelled)
      Button("Delete", .destructive, send: .confirmed)
    }
  }
}
