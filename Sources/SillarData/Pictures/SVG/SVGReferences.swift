/// The references of a picture to its own elements, and the number of elements that drawing it takes.
///
/// A `use`, a pattern or a marker draws other elements again, which may draw others. Thirty lines that each draw the line
/// before ten times would draw more elements than any browser can.
struct SVGReferences {
  /// The number of elements that a picture may draw, each counted as often as it is drawn.
  static let maximumDrawn = 50_000
  /// The number of references that may lead on from one to the next.
  private static let maximumChain = 16

  private struct Element {
    /// The number after that of the last element within this one.
    var end = 0
    var targets: [String] = []
  }

  private var elements: [Element] = []
  private var numbers: [String: Int] = [:]

  /// Adds an element within those that have not ended.
  ///
  /// - Returns: Its number.
  mutating func begin() -> Int {
    elements.append(Element())
    return elements.count - 1
  }

  mutating func end(_ number: Int) { elements[number].end = elements.count }

  /// Names the last element.
  ///
  /// - Returns: False for a second element of a name: which of them is meant is not certain.
  mutating func name(_ name: String) -> Bool {
    numbers.updateValue(elements.count - 1, forKey: name) == nil
  }

  /// Adds a reference of the last element.
  mutating func refer(to name: String) { elements[elements.count - 1].targets.append(name) }

  /// True if no element draws itself, and not too many are drawn in all.
  var areBounded: Bool {
    guard elements.count <= Self.maximumDrawn else { return false }
    var known: [Int: Int] = [:]
    return drawn(by: 0, chain: 0, &known) != nil
  }

  /// The number of elements that drawing an element takes; nil for too many, or too long a chain.
  private func drawn(by number: Int, chain: Int, _ known: inout [Int: Int]) -> Int? {
    if let count = known[number] { return count }
    // A circle is a chain without an end.
    guard chain <= Self.maximumChain else { return nil }
    var count = elements[number].end - number
    for element in elements[number..<elements[number].end] {
      for target in element.targets.compactMap({ numbers[$0] }) {
        guard let more = drawn(by: target, chain: chain + 1, &known) else { return nil }
        count += more
        guard count <= Self.maximumDrawn else { return nil }
      }
    }
    known[number] = count
    return count
  }
}
