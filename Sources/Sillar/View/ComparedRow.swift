/// The source of a row, in a list that draws only the rows that have changed.
@usableFromInline package struct ComparedRow {
  package let source: any RowSource
  package let index: Int

  package init(source: any RowSource, index: Int) {
    self.source = source
    self.index = index
  }

  /// True if both rows have equal elements; see ``RowSource/isDrawn(like:)``.
  package func hasElement(of other: ComparedRow) -> Bool {
    source.isElement(index, equalTo: other.index, of: other.source)
  }

  package func draw() -> [NodeStorage] { source.drawRow(index) }
}

/// The rows of one rendering of a list, with their types erased.
@usableFromInline package protocol RowSource: AnyObject {
  /// What surrounds the list in its window; nil until it is there.
  var surroundings: RowSurroundings? { get set }
  var count: Int { get }
  func key(of index: Int) -> NodeKey
  /// True if rows of equal elements look the same in both renderings.
  func isDrawn(like source: any RowSource) -> Bool
  /// The number of elements at the start, and of the remaining ones the number at the end, that are equal to those of another
  /// rendering.
  func elementsEqual(to source: any RowSource) -> (first: Int, last: Int)
  func isElement(_ index: Int, equalTo other: Int, of source: any RowSource) -> Bool
  func drawRow(_ index: Int) -> [NodeStorage]
}

/// What rows are drawn from besides their elements and what they share.
@usableFromInline package struct RowSurroundings {
  /// The state of the screen that the list was drawn from.
  let state: (any Equatable)?
  let texts: TextResolver
  /// The ``TextResolver/revision`` of the rows' texts.
  package let textRevision: Int32

  package init(state: (any Equatable)?, texts: TextResolver) {
    self.state = state
    self.texts = texts
    textRevision = texts.revision
  }
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
>: RowSource {
  @usableFromInline let elements: [Element]
  /// The value that rows are drawn from besides their elements; nil for all of the screen's state.
  @usableFromInline let shared: Shared?
  @usableFromInline let draw: (Element) -> [Node<Event>]
  @usableFromInline var surroundings: RowSurroundings?
  private let makeKey = NodeKey.maker(for: Element.ID.self)

  @usableFromInline init(
    elements: [Element], shared: Shared?, draw: @escaping (Element) -> [Node<Event>]
  ) {
    self.elements = elements
    self.shared = shared
    self.draw = draw
  }

  @inlinable var count: Int { elements.count }

  @usableFromInline func key(of index: Int) -> NodeKey { makeKey(elements[index].id) }

  @usableFromInline func isDrawn(like source: any RowSource) -> Bool {
    guard let source = source as? Self else { return false }
    if let shared { return shared == source.shared }
    guard elements.elementsEqual(source.elements, by: { $0.id == $1.id }),
      let before = source.surroundings?.state, let state = surroundings?.state
    else { return false }
    return isEqual(before, state) { old, new in
      // The type first: a cast of an array of another type goes through its elements.
      guard type(of: new) == [Element].self, let old = old as? [Element],
        let new = new as? [Element]
      else { return false }
      return old == source.elements && new == elements
    }
  }

  @inlinable func elementsEqual(to source: any RowSource) -> (first: Int, last: Int) {
    guard let others = (source as? Self)?.elements else { return (0, 0) }
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

  @inlinable func isElement(
    _ index: Int, equalTo other: Int, of source: any RowSource
  ) -> Bool {
    elements[index] == (source as? Self)?.elements[other]
  }

  @inlinable func drawRow(_ index: Int) -> [NodeStorage] {
    draw(elements[index]).map { $0.storage }
  }
}

/// True if two values differ in nothing but what a function says is to be left out.
///
/// - Parameter isLeftOut: Called with the values, and with the parts of those that differ.
func isEqual(_ one: Any, _ other: Any, _ isLeftOut: (Any, Any) -> Bool) -> Bool {
  if isLeftOut(one, other) { return true }
  if let one = one as? any Equatable, let other = other as? any Equatable, one.isEqual(to: other) {
    return true
  }
  guard type(of: one) == type(of: other) else { return false }
  let (parts, others) = (Mirror(reflecting: one), Mirror(reflecting: other))
  switch parts.displayStyle {
  case .optional: break
  // What a type says about itself may not be all of it.
  case .struct, .enum, .tuple: if one is any CustomReflectable { return false }
  default: return false
  }
  return !parts.children.isEmpty && parts.children.count == others.children.count
    && zip(parts.children, others.children).allSatisfy { part, other in
      part.label == other.label && isEqual(part.value, other.value, isLeftOut)
    }
}
