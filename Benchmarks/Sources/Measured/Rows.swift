import Observation
import Sillar

/// One row of the long list.
package struct RowItem: Identifiable, Equatable, Sendable {
  package let id: Int
  package var text: String

  /// Returns the rows from 1 on, in their initial state.
  package static func first(_ count: Int) -> [RowItem] {
    (1...count).map { RowItem(id: $0, text: "Row number \($0)") }
  }
}

struct RowsState: Equatable, Sendable {
  var rows: [RowItem]
}

enum RowsEvent: Equatable, Sendable {
  case oneChanged
  case tapped(Int)
}

@Observable final class RowsPresenter: Presenter {
  private(set) var state: RowsState

  init(count: Int) { state = RowsState(rows: RowItem.first(count)) }

  func handle(_ event: RowsEvent) async {
    switch event {
    case .oneChanged: change(state.rows.count / 2)
    case .tapped(let id): change(id - 1)
    }
  }

  private func change(_ index: Int) {
    let text = state.rows[index].text
    state.rows[index].text = text.hasSuffix("!") ? String(text.dropLast()) : text + "!"
  }
}

/// A row that cannot be compared.
private struct ForeignRow: Identifiable {
  let item: RowItem
  var id: Int { item.id }
}

/// Draws all rows each time, or only the changed ones.
struct RowsView: View {
  let isComparing: Bool

  func body(_ state: RowsState) -> [Node<RowsEvent>] {
    Text("\(state.rows.count) rows", .title)
    Button("Change one", send: .oneChanged)
    if isComparing {
      List(state.rows, row: row)
    } else {
      List(state.rows.map(ForeignRow.init)) { row($0.item) }
    }
  }

  @NodeBuilder<RowsEvent> private func row(_ row: RowItem) -> [Node<RowsEvent>] {
    Row(send: .tapped(row.id)) {
      Text(row.text)
      Badge("\(row.id)")
    }.style(.spread)
  }
}

extension OneScreenApp {
  /// Makes a long list with tappable rows.
  package static func rows(_ count: Int, isComparing: Bool = false) throws -> OneScreenApp {
    try OneScreenApp("Rows") {
      Screen(
        "rows", path: "/", view: RowsView(isComparing: isComparing),
        presenter: RowsPresenter(count: count))
    }
  }
}
