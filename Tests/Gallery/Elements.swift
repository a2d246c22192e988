import Observation
import Sillar

struct ElementsForm: Equatable, Sendable {
  enum Layout: Sendable { case list, grid }

  var name = ""
  /// In capitals: the value that is shown may differ from the value that was entered.
  var query = "" { didSet { query = query.uppercased() } }
  var note = ""
  var isOn = false
  var layout = Layout.list
  var planet = Words.earth
  var stars = 3
}

struct ElementsState: Equatable, Sendable {
  var form = ElementsForm()
  var work = Sending()
  var taps = 0
  var isFollowing = false
  var submitted: String?
}

enum ElementsEvent: Equatable, Sendable {
  case edited(Edit<ElementsForm>)
  case tapped, worked, asked, rowsWanted, followed, submitted
}

@Observable final class ElementsPresenter: Presenter {
  private var shown = ElementsState()
  private let work = Submission()
  private let context: ModuleContext
  private let coordinator: GalleryCoordinator

  var state: ElementsState {
    var state = shown
    state.work = work.state
    return state
  }

  init(_ context: ModuleContext, coordinator: GalleryCoordinator) {
    self.context = context
    self.coordinator = coordinator
  }

  func handle(_ event: ElementsEvent) async {
    switch event {
    case .edited(let edit): edit.apply(to: &shown.form)
    case .tapped: shown.taps += 1
    case .asked: coordinator.ask()
    case .rowsWanted: coordinator.showRows()
    case .followed: shown.isFollowing.toggle()
    case .submitted: shown.submitted = shown.form.name
    case .worked: await work.run { try await context.clock.sleep(for: .seconds(3)) }
    }
  }
}

struct ElementsView: View {
  func body(_ state: ElementsState) -> [Node<ElementsEvent>] {
    Text(Words.title, .title)
    Text(Words.introduction).style(.muted)
    if state.work.isBusy { Progress(Words.working) }
    Section(Words.buttons) {
      Row {
        Button(Words.tap, .primary, send: .tapped)
        Button(Words.work, send: .worked).disabled(state.work.isBusy)
        Button(Words.delete, .destructive, send: .asked).openingScreen()
        Button(Words.disabled, send: .tapped).disabled()
      }
      Text(Words.taps.with(["count": LocalizedText.number(state.taps)]))
      Row {
        Button(Words.manyRows, send: .rowsWanted).openingScreen()
        Link(Words.byAddress, to: RowsRoute())
        Button(state.isFollowing ? Words.unfollow : Words.follow, send: .followed)
      }
    }
    Section(Words.fields) { fields(state) }
    Section(Words.containers) {
      Grid(minimumWidth: 200) {
        Card(send: .tapped) {
          Text(Words.cardToTap, .heading)
          Text(Words.cardToTapCaption, .caption)
          Row {
            Badge(Words.new, .positive)
            Badge(Words.soon, .warning)
          }
        }
        Card {
          Text(Words.cardToRead, .heading)
          Rating(Words.cardRating, value: 3.5)
          Badge(Words.closed, .negative)
        }
      }
    }
    Section(Words.feedback) {
      Progress(Words.quarterDone, fraction: 0.25)
      Alert(Words.saved, Words.savedAdvice, .success)
      Alert(Words.failed, Words.failedAdvice, .error) {
        Button(Words.tryAgain, send: .tapped)
      }
      Divider()
      EmptyState(Words.nothing, Words.nothingAdvice)
    }
  }

  @NodeBuilder<ElementsEvent> private func fields(
    _ state: ElementsState
  ) -> [Node<ElementsEvent>] {
    let form = state.form
    TextField(
      Words.name, \.name, of: form, placeholder: "Ada Lovelace",
      error: form.name.count > 20 ? Words.nameTooLong : nil, submit: .submitted,
      send: ElementsEvent.edited)
    if let name = state.submitted { Text(Words.hello.with(["name": name])) }
    TextField(Words.search, \.query, of: form, kind: .search, send: ElementsEvent.edited)
    TextArea(Words.note, \.note, of: form, send: ElementsEvent.edited)
    Toggle(Words.sound, \.isOn, of: form, send: ElementsEvent.edited)
    SegmentedControl(
      Words.layout, \.layout, of: form,
      among: [Choice(Words.list, .list), Choice(Words.grid, .grid)],
      send: ElementsEvent.edited)
    Picker(
      Words.planet, \.planet, of: form,
      among: [Words.mercury, .venus, .earth, .mars].map { Choice($0, $0) },
      send: ElementsEvent.edited)
    Rating(Words.rating, \.stars, of: form, send: ElementsEvent.edited)
  }
}
