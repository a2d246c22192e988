import CatalogModel
import Observation
import Sillar
import SillarModel

struct BasketScreenState: Equatable, Sendable {
  let watched: BasketState
  /// The reason why the last change was not stored.
  let problem: Problem?
}

enum BasketEvent: Sendable {
  case changed(Product.ID, by: Int)
  case removed(Product.ID)
  /// The customer agrees to what has changed.
  case adapted(Product.ID)
  case shopWanted
}

/// The goods in the basket, and what has changed about them since. Ordering them is a screen of its own within it.
@Observable final class BasketPresenter: Presenter {
  private let watch: BasketWatch
  private let coordinator: CatalogCoordinator
  private var problem: Problem?
  var state: BasketScreenState { BasketScreenState(watched: watch.state, problem: problem) }

  init(_ watch: BasketWatch, coordinator: CatalogCoordinator) {
    self.watch = watch
    self.coordinator = coordinator
  }

  func run() async { await watch.run() }
  func runWhileVisible() async { await watch.runWhileVisible() }

  func handle(_ event: BasketEvent) async {
    let live = watch.state.shelves.live
    switch event {
    case .changed(let id, let difference):
      await edit { $0.change(id, by: difference, atMost: live[id]?.product?.stock) }
    case .removed(let id): await edit { $0.remove(id) }
    case .adapted(let id): if let shelf = live[id] { await edit { $0.adapt(id, to: shelf) } }
    case .shopWanted: coordinator.showShop()
    }
  }

  private func edit(_ change: @escaping @Sendable (inout Basket) -> Void) async {
    do {
      problem = nil
      try await watch.edit(change)
    } catch {
      problem = Problem(error)
    }
  }
}

struct BasketView: View {
  func body(_ state: BasketScreenState) -> [Node<BasketEvent>] {
    Row {
      Text(Words.basketTitle, .title)
      ChildScreen("header")
    }.style(.spread)
    if let basket = state.watched.basket {
      if basket.isEmpty {
        EmptyState(Words.basketEmptyTitle, Words.basketEmptyMessage) {
          Button(Words.lookAround, .primary, send: .shopWanted)
        }
      } else if case .open = state.watched.standing {
        ChildScreen("checkout")
      } else {
        if state.watched.hasChanges { Alert(Words.changedTitle, Words.changedMessage, .warning) }
        ProblemAlert(state.problem)
        List(basket.lines, label: Words.basketLines) { line in
          BasketLineCard(line: line, state: state.watched)
        }
        ChildScreen("checkout")
      }
    } else {
      Progress(Words.loadingBasket)
    }
  }
}
