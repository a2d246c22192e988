import Observation
import Sillar

/// An app with two screens: a list of notes with a field for the next one, and a note.
struct NotesApp: App {
  let flavor: Flavor

  init() throws {
    flavor = try Flavor(
      name: "Notes",
      modules: [Module(name: "Notes", version: "1.0.0", routes: NotesCoordinator.routes)],
      configuration: Configuration(flavor: "Notes", providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    NotesCoordinator(context.navigator)
  }
}

struct ListRoute: Route {
  static let path = Path("/", make: Self.init)
}

struct NoteRoute: Route {
  let text: String
  static let path = Path("/notes/:text", \.text, make: Self.init)
}

final class NotesCoordinator: Coordinator {
  private let navigator: Navigator
  init(_ navigator: Navigator) { self.navigator = navigator }

  func start() {}

  static let destinations: [Destination<NotesCoordinator>] = [
    Destination(ListRoute.self) { notes in
      Screen(
        "notes", at: ListRoute(), view: NotesView(), presenter: NotesPresenter(coordinator: notes))
    },
    Destination(
      NoteRoute.self, beneath: { _ in [ListRoute()] },
      build: { _, route in
        Screen("note", at: route, view: NoteView(), presenter: NotePresenter(text: route.text))
      }),
  ]

  func show(_ text: String) {
    navigator.push(
      Screen(
        "note", at: NoteRoute(text: text), view: NoteView(), presenter: NotePresenter(text: text)))
  }
}

struct NotesState: Codable, Equatable, Sendable {
  var notes: [String] = []
  var next = ""
}

enum NotesEvent: Equatable, Sendable {
  case typed(String)
  case added
  case opened(String)
}

struct NotesView: View {
  func body(_ state: NotesState) -> [Node<NotesEvent>] {
    Text("Notes", .title)
    TextField("Next note", text: state.next, send: { .typed($0) })
    Button("Add", send: .added).disabled(state.next.isEmpty)
    for note in state.notes { Row(send: .opened(note)) { Text(note) }.id(note) }
    Link("About", to: "/notes/about")
  }
}

@Observable final class NotesPresenter: Presenter {
  private(set) var state = NotesState()
  private let coordinator: NotesCoordinator
  init(coordinator: NotesCoordinator) { self.coordinator = coordinator }

  var memory: NotesState? { state }
  func restore(_ memory: NotesState) { state = memory }

  func handle(_ event: NotesEvent) async {
    switch event {
    case .typed(let text): state.next = text
    case .added:
      state.notes.append(state.next)
      state.next = ""
    case .opened(let note): coordinator.show(note)
    }
  }
}

struct NoteView: View {
  func body(_ text: String) -> [Node<Never>] { Text(text, .title) }
}

@Observable final class NotePresenter: Presenter {
  let state: String
  init(text: String) { state = text }
  func handle(_ event: Never) async {}
}
