import Observation
import Sillar

struct RowsState: Equatable, Sendable {
  struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String

    init(_ id: Int) {
      self.id = id
      text = "Row \(id)"
    }
  }

  var rows: [Item]
  var filter = ""

  var shown: [Item] { filter.isEmpty ? rows : rows.filter { $0.text.contains(filter) } }
}

enum RowsEvent: Equatable, Sendable {
  case oneChanged, appended, reversed, firstMovedLast
  case tapped(Int)
  case filterChanged(String)
}

@Observable final class RowsPresenter: Presenter {
  private(set) var state: RowsState

  init(count: Int) { state = RowsState(rows: (1...count).map { .init($0) }) }

  func handle(_ event: RowsEvent) async {
    switch event {
    case .oneChanged: state.rows[state.rows.count / 2].text += "!"
    case .appended: state.rows += (1...20).map { .init(state.rows.count + $0) }
    case .reversed: state.rows.reverse()
    case .firstMovedLast: state.rows.append(state.rows.removeFirst())
    case .tapped(let id):
      for index in state.rows.indices where state.rows[index].id == id {
        state.rows[index].text += " ✓"
      }
    case .filterChanged(let filter): state.filter = filter
    }
  }
}

struct RowsView: View {
  func body(_ state: RowsState) -> [Node<RowsEvent>] {
    Text(Words.rows.with(["count": "\(state.rows.count)"]), .title)
    Row {
      Button(Words.changeOne, send: .oneChanged)
      Button(Words.appendSome, send: .appended)
      Button(Words.reverse, send: .reversed)
      Button(Words.firstToEnd, send: .firstMovedLast)
    }
    TextField(Words.filter, text: state.filter, kind: .search, send: { .filterChanged($0) })
    List(state.shown) { row in
      Row(send: .tapped(row.id)) {
        Text(row.text)
        Badge("\(row.id)")
      }.style(.spread)
    }
  }
}
