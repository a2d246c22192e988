/// The source of a row, in a list that draws only the rows that have changed.
@usableFromInline package struct ComparedRow {
  package let source: RowSource
  package let index: Int

  package init(source: RowSource, index: Int) {
    self.source = source
    self.index = index
  }

  /// True if both rows have equal elements; see ``RowSource/isDrawn(like:)``.
  package func hasElement(of other: ComparedRow) -> Bool {
    source.isElement(index, other.source, other.index)
  }

  package func draw() -> [NodeStorage] { source.drawRow(index) }
}

/// The rows of one rendering of a list.
///
/// What depends on the type of the elements are closures, which are compiled for that type; the methods of a generic class would
/// look up at run time how two elements are compared.
@usableFromInline package final class RowSource {
  package let count: Int
  package let drawRow: (Int) -> [NodeStorage]
  /// The number of elements at the start, and of the remaining ones the number at the end, that are equal to those of another
  /// rendering.
  package let elementsEqual: (_ to: RowSource) -> (first: Int, last: Int)
  /// True if an element is equal to one of another rendering.
  package let isElement: (Int, _ equalTo: RowSource, Int) -> Bool
  /// What surrounds the list in its window; nil until it is there.
  package var surroundings: RowSurroundings?

  @usableFromInline let elements: Any
  @usableFromInline let shared: Any
  private let key: (Int) -> NodeKey
  /// True if rows of equal elements look the same in both renderings; nil if that depends on the states of the screen.
  private let isAlike: (RowSource) -> Bool?
  /// True if two values are the elements of another rendering and of this one.
  private let areElements: (Any, RowSource, Any) -> Bool

  /// - Parameter shared: The value that rows are drawn from besides their elements; nil for all of the screen's state.
  @inlinable
  convenience init<
    Element: Equatable & Identifiable, Shared: Equatable, Event: Equatable & Sendable
  >(_ elements: [Element], shared: Shared?, draw: @escaping (Element) -> [Node<Event>]) {
    let key = NodeKey.maker(for: Element.ID.self)
    self.init(
      elements, count: elements.count, shared: shared as Any,
      key: { key(elements[$0].id) },
      drawRow: { draw(elements[$0]).map { $0.storage } },
      elementsEqual: { source in
        guard let others = source.elements as? [Element] else { return (0, 0) }
        let most = min(elements.count, others.count)
        var first = 0
        while first < most, elements[first] == others[first] { first += 1 }
        var last = 0
        while last < most - first,
          elements[elements.count - 1 - last] == others[others.count - 1 - last]
        {
          last += 1
        }
        return (first, last)
      },
      isElement: { index, source, other in
        (source.elements as? [Element]).map { elements[index] == $0[other] } ?? false
      },
      isAlike: { source in
        guard let others = source.elements as? [Element], let other = source.shared as? Shared?
        else { return false }
        if let shared { return shared == other }
        return elements.count == others.count
          && elements.indices.allSatisfy { elements[$0].id == others[$0].id } ? nil : false
      },
      areElements: { old, source, new in
        // The type first: a cast of an array of another type goes through its elements.
        guard type(of: new) == [Element].self, let old = old as? [Element],
          let new = new as? [Element], let others = source.elements as? [Element]
        else { return false }
        return old == others && new == elements
      })
  }

  @usableFromInline init(
    _ elements: Any, count: Int, shared: Any, key: @escaping (Int) -> NodeKey,
    drawRow: @escaping (Int) -> [NodeStorage],
    elementsEqual: @escaping (RowSource) -> (first: Int, last: Int),
    isElement: @escaping (Int, RowSource, Int) -> Bool,
    isAlike: @escaping (RowSource) -> Bool?,
    areElements: @escaping (Any, RowSource, Any) -> Bool
  ) {
    self.elements = elements
    self.count = count
    self.shared = shared
    self.key = key
    self.drawRow = drawRow
    self.elementsEqual = elementsEqual
    self.isElement = isElement
    self.isAlike = isAlike
    self.areElements = areElements
  }

  /// True if rows of equal elements look the same in both renderings.
  package func isDrawn(like source: RowSource) -> Bool {
    if let isAlike = isAlike(source) { return isAlike }
    guard let before = source.surroundings?.state, let state = surroundings?.state else {
      return false
    }
    return before.isEqual(to: state) { areElements($0, source, $1) }
  }

  /// Rows that have not been drawn yet.
  package func rows(_ range: Range<Int>) -> [NodeStorage] {
    range.map { index in
      let row = NodeStorage(.item, key: key(index))
      row.row = ComparedRow(source: self, index: index)
      return row
    }
  }
}

/// What rows are drawn from besides their elements and what they share.
@usableFromInline package struct RowSurroundings {
  /// The state of the screen that the list was drawn from.
  let state: Reflected?
  let texts: TextResolver
  /// The ``TextResolver/revision`` of the rows' texts.
  package let textRevision: Int32

  package init(state: (any Equatable)?, texts: TextResolver) {
    self.state = state.map { Reflected($0) }
    self.texts = texts
    textRevision = texts.revision
  }
}

/// A value and its parts, which are looked up once: that takes longer than to compare them.
final class Reflected {
  private let label: String?
  private let value: Any
  /// Empty for a value that is only compared as a whole.
  private lazy var parts: [Reflected] = {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: break
    // What a type says about itself may not be all of it.
    case .struct, .enum, .tuple: if value is any CustomReflectable { return [] }
    default: return []
    }
    return mirror.children.map { Reflected($0.value, label: $0.label) }
  }()

  init(_ value: Any, label: String? = nil) {
    self.value = value
    self.label = label
  }

  /// True if two values differ in nothing but what a function says is to be left out.
  ///
  /// - Parameter isLeftOut: Called with the values, and with the parts of those that differ.
  func isEqual(to other: Reflected, _ isLeftOut: (Any, Any) -> Bool) -> Bool {
    if isLeftOut(value, other.value) { return true }
    if let value = value as? any Equatable, let other = other.value as? any Equatable,
      value.isEqual(to: other)
    {
      return true
    }
    return type(of: value) == type(of: other.value) && !parts.isEmpty
      && parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy { part, other in
        part.label == other.label && part.isEqual(to: other, isLeftOut)
      }
  }
}
