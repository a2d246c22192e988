/// A row of a list that draws only what has changed: what it would be drawn from.
@usableFromInline struct ComparedRow {
  private let source: any RowSource
  private let index: Int

  @usableFromInline init(source: any RowSource, index: Int) {
    self.source = source
    self.index = index
  }

  /// Whether drawing this row would give what drawing the other one gave.
  func isDrawn(like other: ComparedRow) -> Bool {
    source.isRow(index, drawnLike: other.index, of: other.source)
  }

  func draw() -> [NodeStorage] { source.drawRow(index) }
}

/// The rows of one rendering of a list, without their types.
@usableFromInline protocol RowSource: AnyObject {
  func isRow(_ index: Int, drawnLike other: Int, of source: any RowSource) -> Bool
  func drawRow(_ index: Int) -> [NodeStorage]
}

@usableFromInline
final class ComparedRows<Element: Equatable, Shared: Equatable, Event: Sendable>: RowSource {
  @usableFromInline let elements: [Element]
  @usableFromInline let shared: Shared
  @usableFromInline let draw: (Element, Shared) -> [Node<Event>]

  @inlinable init(
    elements: [Element], shared: Shared, draw: @escaping (Element, Shared) -> [Node<Event>]
  ) {
    self.elements = elements
    self.shared = shared
    self.draw = draw
  }

  @inlinable func isRow(_ index: Int, drawnLike other: Int, of source: any RowSource) -> Bool {
    guard let source = source as? Self else { return false }
    return elements[index] == source.elements[other] && shared == source.shared
  }

  @inlinable func drawRow(_ index: Int) -> [NodeStorage] {
    draw(elements[index], shared).map { $0.storage }
  }
}
