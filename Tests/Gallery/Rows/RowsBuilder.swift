import Observation
import Sillar

struct RowsBuilder {
  func build(count: Int) -> Screen {
    Screen("rows", path: "/rows", view: RowsView(), presenter: RowsPresenter(count: count))
  }
}

struct RowsState: Equatable, Sendable {
  struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
  }

  var rows: [Item]
  var filter = ""
}

enum RowsEvent: Sendable {
  case oneChanged, appended, reversed, firstMovedLast
  case tapped(Int)
  case filterChanged(String)
}

@Observable final class RowsPresenter: Presenter {
  private(set) var state: RowsState

  init(count: Int) {
    state = RowsState(rows: (1...count).map { .init(id: $0, text: "Row \($0)") })
  }

  func handle(_ event: RowsEvent) async {
    switch event {
    case .oneChanged: state.rows[state.rows.count / 2].text += "!"
    case .appended:
      let last = state.rows.map(\.id).max() ?? 0
      state.rows += (1...20).map { .init(id: last + $0, text: "Row \(last + $0)") }
    case .reversed: state.rows.reverse()
    case .firstMovedLast: state.rows.append(state.rows.removeFirst())
    case .tapped(let id):
      guard let index = state.rows.firstIndex(where: { $0.id == id }) else { return }
      state.rows[index].text += " ✓"
    case .filterChanged(let filter): state.filter = filter
    }
  }
}

struct RowsView: View {
  func body(_ state: RowsState) -> [Node<RowsEvent>] {
    Text("\(state.rows.count) rows", .title)
    Row {
      Button("Change one", send: .oneChanged)
      Button("Append 20", send: .appended)
      Button("Reverse", send: .reversed)
      Button("First to the end", send: .firstMovedLast)
    }
    TextField("Filter", text: state.filter, kind: .search, send: { .filterChanged($0) })
    List(state.filter.isEmpty ? state.rows : state.rows.filter { $0.text.contains(state.filter) }) {
      row in
      Row(send: .tapped(row.id)) {
        Text(row.text)
        Badge("\(row.id)")
      }.style(.spread)
    }
  }
}
