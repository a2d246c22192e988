import Observation
import Sillar

struct SummaryTopic: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
  var best: Int?
}

struct SummaryState: Equatable, Sendable {
  var attempts = 8
  var topics = [
    "Space", "Oceans", "Inventions", "Music", "Mountains", "Birds", "Numbers", "Food",
  ].enumerated().map { SummaryTopic(id: $0.offset, name: $0.element) }
}

enum SummaryEvent: Equatable, Sendable { case topicSelected(Int) }

@Observable final class SummaryPresenter: Presenter {
  private(set) var state = SummaryState()

  func handle(_ event: SummaryEvent) async {
    guard case .topicSelected(let id) = event else { return }
    state.topics[id].best = (state.topics[id].best ?? 0) + 1
  }
}

struct SummaryView: View {
  func body(_ state: SummaryState) -> [Node<SummaryEvent>] {
    Text("Topics", .title)
    Text("\(state.attempts) attempts left. They refill in 12 minutes.").style(.muted)
    List(state.topics, label: "Topics") { topic in
      Card(send: .topicSelected(topic.id)) {
        Picture(.stored("topic-\(topic.id)"), description: topic.name)
        Row {
          Text(topic.name, .heading)
          Badge(topic.best.map { "Best \($0)" } ?? "New", .positive)
        }
      }
    }
    Section("Your scores") {
      Text("Each game has ten questions.")
      Rating("Your average", value: 3.5)
    }
  }
}

extension OneScreenApp {
  /// Makes a screen of typical size: a title, eight cards with a picture and a badge, a section.
  package static func summary() throws -> OneScreenApp {
    try OneScreenApp("Summary") {
      Screen("summary", path: "/", view: SummaryView(), presenter: SummaryPresenter())
    }
  }
}
