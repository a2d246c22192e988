/// The source of a row, in a list that draws only the rows that have changed.
@usableFromInline package struct ComparedRow {
  package let source: any RowSource
  package let index: Int

  package init(source: any RowSource, index: Int) {
    self.source = source
    self.index = index
  }

  /// True if drawing this row gives the same result as drawing the other row.
  package func isDrawn(like other: ComparedRow) -> Bool {
    source.isRow(index, drawnLike: other.index, of: other.source)
  }

  package func draw() -> [NodeStorage] { source.drawRow(index) }
}

/// The rows of one rendering of a list, with their types erased.
@usableFromInline package protocol RowSource: AnyObject {
  var count: Int { get }
  func key(of index: Int) -> NodeKey
  /// The number of rows at the start, and of the remaining rows the number at the end, that would be drawn as in
  /// another rendering.
  func rowsDrawn(like source: any RowSource) -> (first: Int, last: Int)
  func isRow(_ index: Int, drawnLike other: Int, of source: any RowSource) -> Bool
  func drawRow(_ index: Int) -> [NodeStorage]
}

extension RowSource {
  /// Rows that have not been drawn yet.
  package func rows(_ range: Range<Int>) -> [NodeStorage] {
    range.map { index in
      let row = NodeStorage(.item, key: key(of: index))
      row.row = ComparedRow(source: self, index: index)
      return row
    }
  }
}

@usableFromInline
final class ComparedRows<
  Element: Equatable & Identifiable, Shared: Equatable, Event: Equatable & Sendable
>:
  RowSource
{
  @usableFromInline let elements: [Element]
  @usableFromInline let shared: Shared
  @usableFromInline let draw: (Element, Shared) -> [Node<Event>]
  private let makeKey = NodeKey.maker(for: Element.ID.self)

  @usableFromInline init(
    elements: [Element], shared: Shared, draw: @escaping (Element, Shared) -> [Node<Event>]
  ) {
    self.elements = elements
    self.shared = shared
    self.draw = draw
  }

  @inlinable var count: Int { elements.count }

  @usableFromInline func key(of index: Int) -> NodeKey { makeKey(elements[index].id) }

  @inlinable func rowsDrawn(like source: any RowSource) -> (first: Int, last: Int) {
    guard let source = source as? Self, shared == source.shared else { return (0, 0) }
    let others = source.elements
    let most = min(elements.count, others.count)
    // Arrays that share a buffer need not be compared.
    let isSame = elements.withUnsafeBufferPointer { here in
      others.withUnsafeBufferPointer { there in here.baseAddress == there.baseAddress }
    }
    if isSame, elements.count == others.count { return (most, 0) }
    var first = 0
    while first < most, elements[first] == others[first] { first += 1 }
    var last = 0
    while last < most - first,
      elements[elements.count - 1 - last] == others[others.count - 1 - last]
    {
      last += 1
    }
    return (first, last)
  }

  @inlinable func isRow(_ index: Int, drawnLike other: Int, of source: any RowSource) -> Bool {
    guard let source = source as? Self else { return false }
    return elements[index] == source.elements[other] && shared == source.shared
  }

  @inlinable func drawRow(_ index: Int) -> [NodeStorage] {
    draw(elements[index], shared).map { $0.storage }
  }
}
