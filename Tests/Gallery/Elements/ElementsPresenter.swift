import Observation
import Sillar

struct ElementsState: Equatable, Sendable {
  var name = ""
  var query = ""
  var note = ""
  var isOn = false
  var layout = Layout.list
  var planet = "Earth"
  var stars = 3
  var done = 0.25
  var taps = 0
  var isWorking = false
  var isFollowing = false
  var submitted: String?

  enum Layout: Equatable, Sendable { case list, grid }
}

enum ElementsEvent: Sendable {
  case nameChanged(String)
  case queryChanged(String)
  case noteChanged(String)
  case toggled(Bool)
  case layoutChanged(ElementsState.Layout)
  case planetChosen(String)
  case rated(Int)
  case tapped, worked, asked, rowsWanted, followed, submitted
}

protocol ElementsCoordinator: AnyObject {
  func showRows()
  func ask()
}

@Observable final class ElementsPresenter: Presenter {
  private(set) var state = ElementsState()
  private let coordinator: any ElementsCoordinator
  private let clock: any Clock<Duration>

  init(coordinator: any ElementsCoordinator, clock: any Clock<Duration>) {
    self.coordinator = coordinator
    self.clock = clock
  }

  func handle(_ event: ElementsEvent) async {
    switch event {
    case .nameChanged(let name): state.name = name
    // What is entered is not always what comes back.
    case .queryChanged(let query): state.query = query.uppercased()
    case .noteChanged(let note): state.note = note
    case .toggled(let isOn): state.isOn = isOn
    case .layoutChanged(let layout): state.layout = layout
    case .planetChosen(let planet): state.planet = planet
    case .rated(let stars): state.stars = stars
    case .tapped: state.taps += 1
    case .asked: coordinator.ask()
    case .rowsWanted: coordinator.showRows()
    case .followed: state.isFollowing.toggle()
    case .submitted: state.submitted = state.name
    case .worked:
      state.isWorking = true
      defer { state.isWorking = false }
      try? await clock.sleep(for: .seconds(3))
    }
  }
}
