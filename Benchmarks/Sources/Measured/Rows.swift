import Observation
import Sillar

/// One row of the long list.
package struct RowItem: Identifiable, Equatable, Sendable {
  package let id: Int
  package var text: String

  /// Returns the rows from 1 on, in their initial state.
  package static func first(_ count: Int) -> [RowItem] {
    (1...count).map(RowItem.init(number:))
  }

  init(number: Int) {
    id = number
    text = "Row number \(number)"
  }
}

extension [RowItem] {
  /// The number of rows that one press on the button appends.
  private static let batch = 100

  package mutating func append() {
    self += (count + 1...count + Self.batch).map(RowItem.init(number:))
  }

  /// Changes the text of a row by one character; does nothing for a row that does not exist.
  package mutating func change(_ id: Int) {
    guard indices.contains(id - 1) else { return }
    let text = self[id - 1].text
    self[id - 1].text = text.hasSuffix("!") ? String(text.dropLast()) : text + "!"
  }
}

struct RowsState: Equatable, Sendable {
  var rows: [RowItem]
}

enum RowsEvent: Equatable, Sendable {
  case appended
  case tapped(Int)
}

@Observable final class RowsPresenter: Presenter {
  private(set) var state: RowsState

  init(count: Int) { state = RowsState(rows: RowItem.first(count)) }

  func handle(_ event: RowsEvent) async {
    switch event {
    case .appended: state.rows.append()
    case .tapped(let id): state.rows.change(id)
    }
  }
}

/// A row that cannot be compared.
private struct ForeignRow: Identifiable {
  let item: RowItem
  var id: Int { item.id }
}

/// Draws the rows that have changed, or all rows each time.
struct RowsView: View {
  let drawsAll: Bool

  func body(_ state: RowsState) -> [Node<RowsEvent>] {
    Text("\(state.rows.count) rows", .title)
    Button("Append 100", send: .appended)
    if drawsAll {
      List(state.rows.map(ForeignRow.init)) { row($0.item) }
    } else {
      List(state.rows, row: row)
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
  /// Makes a list with tappable rows, and a button that appends more.
  package static func rows(_ count: Int, drawsAll: Bool = false) throws -> OneScreenApp {
    try OneScreenApp("Rows") {
      Screen(
        "rows", path: "/", view: RowsView(drawsAll: drawsAll),
        presenter: RowsPresenter(count: count))
    }
  }
}
