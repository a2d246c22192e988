import Observation
import Scripted
import Sillar

/// One screen with every kind of user action.
struct GalleryState: Equatable, Sendable {
  enum Layout: Sendable { case list, grid }
  struct Topic: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
  }

  var taps = 0
  var query = ""
  var confirmed = ""
  var layout = Layout.list
  var size: Int?
  var hasSound = false
  var stars = 0
  var topics = [Topic(id: 1, name: "Space"), Topic(id: 2, name: "Tea")]
  var chosen = ""
  var deleted: [String] = []
}

enum GalleryEvent: Equatable, Sendable {
  case tapped
  case search(String)
  case searched
  case layout(GalleryState.Layout)
  case size(Int)
  case sound(Bool)
  case rated(Int)
  case topic(Int)
  case delete(Int)
  case more, card
}

struct GalleryView: View {
  func body(_ state: GalleryState) -> [Node<GalleryEvent>] {
    Text("Gallery", .title)
    Text("Taps: \(state.taps)")
    Row {
      Button("Tap me", .primary, send: .tapped)
      Button("Never", send: .tapped).disabled()
    }
    Link("Help", to: "/help")
    Link("Elsewhere", to: "https://example.com/")
    Section("Settings") {
      TextField(
        "Search", text: state.query, placeholder: "A film", kind: .search,
        error: state.query == "?" ? "No such film" : nil, submit: .searched,
        send: { .search($0) })
      if !state.confirmed.isEmpty { Text("Searched for \(state.confirmed)") }
      SegmentedControl(
        "Layout", [Choice("List", GalleryState.Layout.list), Choice("Grid", .grid)],
        selection: state.layout, send: { .layout($0) })
      Picker(
        "Size", [Choice("Small", 1), Choice("Large", 2)], selection: state.size,
        send: { .size($0) })
      Toggle("Sound", isOn: state.hasSound, send: { .sound($0) })
      Rating("Your rating", value: Double(state.stars), send: { .rated($0) })
      Rating("Average", value: 3.5)
    }
    List(state.topics, label: "Topics", onEndReached: .more) { topic in
      Row(send: .topic(topic.id)) {
        Text(topic.name)
        Badge("New")
      }
      Button("Delete", send: .delete(topic.id))
    }
    Card(send: .card) {
      Text("Best", .heading)
      Text("7")
    }
    if !state.chosen.isEmpty { Text("Chosen: \(state.chosen)") }
    Progress("Course", fraction: 0.4)
  }
}

@Observable final class GalleryPresenter: Presenter {
  private(set) var state = GalleryState()

  func handle(_ event: GalleryEvent) async {
    switch event {
    case .tapped: state.taps += 1
    case .search(let query): state.query = query
    case .searched: state.confirmed = state.query
    case .layout(let layout): state.layout = layout
    case .size(let size): state.size = size
    case .sound(let isOn): state.hasSound = isOn
    case .rated(let stars): state.stars = stars
    case .topic(let id): state.chosen = state.topics.first { $0.id == id }?.name ?? ""
    case .delete(let id): state.topics.removeAll { $0.id == id }
    case .more: state.topics.append(.init(id: state.topics.count + 1, name: "More"))
    case .card: state.chosen = "the card"
    }
  }

  static func app() throws -> TestApp {
    try TestApp { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { guide in
        guide.navigator.push(
          Screen("gallery", path: "/", view: GalleryView(), presenter: GalleryPresenter()))
      }
      guide.paths["/help"] = { guide in
        guide.navigator.push(
          Screen("help", path: "/help", ScriptedPresenter(0)) { _ in
            Text("Help", .title)
          })
      }
      return guide
    }
  }
}
