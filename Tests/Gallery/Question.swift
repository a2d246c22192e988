import Observation
import Sillar

enum QuestionEvent: Equatable, Sendable { case answered }

@Observable final class QuestionPresenter: Presenter {
  let state = Words.question
  private let coordinator: GalleryCoordinator

  init(_ coordinator: GalleryCoordinator) { self.coordinator = coordinator }

  func handle(_ event: QuestionEvent) async { coordinator.answered() }
}

struct QuestionView: View {
  func body(_ question: Words) -> [Node<QuestionEvent>] {
    Text(question, .title)
    Text(Words.questionAdvice)
    Row {
      Button(Words.keep, .primary, send: .answered)
      Button(Words.delete, .destructive, send: .answered)
    }
  }
}
