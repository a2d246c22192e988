extension NodeStorage {
  /// Gives siblings without keys positions that tell them apart: those that no builder has positioned get their index.
  package static func positioned(_ nodes: [NodeStorage]) -> [NodeStorage] {
    var last = -1
    var isAscending = true
    for (index, node) in nodes.enumerated() where node.key == nil {
      if node.position < 0 { node.position = index }
      isAscending = isAscending && node.position > last
      last = node.position
    }
    if isAscending { return nodes }
    var taken: Set<Int> = []
    return nodes.map { node in
      guard node.key == nil, !taken.insert(node.position).inserted else { return node }
      // The body shows a node twice, or several in one position: an array that was put together by hand.
      let copy = node.id == 0 ? node.copyForSecondPlace() : node
      while !taken.insert(copy.position).inserted { copy.position += NodeStorage.again }
      return copy
    }
  }

  /// Makes the keys of siblings unique.
  ///
  /// - Parameter taken: The keys of other siblings.
  /// - Returns: The keys that were there twice.
  package static func tellApart(
    _ nodes: ArraySlice<NodeStorage>, _ taken: inout Set<NodeKey>
  ) -> [NodeKey] {
    if taken.isEmpty, haveAscendingNumbers(nodes) { return [] }
    var again: [NodeKey] = []
    if nodes.first?.key != nil { taken.reserveCapacity(nodes.count) }
    for node in nodes {
      guard let key = node.key, !taken.insert(key).inserted else { continue }
      var count = 2
      while !taken.insert(.duplicate(key, count)).inserted { count += 1 }
      node.key = .duplicate(key, count)
      again.append(key)
    }
    return again
  }

  /// True if the keys are numbers, as most lists have them, in ascending order: each is there once.
  private static func haveAscendingNumbers(_ nodes: ArraySlice<NodeStorage>) -> Bool {
    var last: Int?
    for node in nodes {
      guard case .int(let number)? = node.key, last.map({ $0 < number }) ?? true else {
        return false
      }
      last = number
    }
    return true
  }

  /// Completes a tree that no window has placed, as a window does: with rows, texts, keys and parents.
  ///
  /// - Parameter revision: The revision of the frame that shows it first.
  func fill(with texts: TextResolver, since revision: Int) {
    if let rows { placed = rows.rows(0..<rows.count) } else if let row { placed = row.draw() }
    fillPlaced(with: texts, since: revision)
  }

  /// Completes what is in a tree.
  func fillPlaced(with texts: TextResolver, since revision: Int) {
    var taken: Set<NodeKey> = []
    placed = Self.positioned(placed)
    if placed.count > 1 { _ = Self.tellApart(placed[...], &taken) }
    for index in placed.indices {
      let child = placed[index].id == 0 ? placed[index] : placed[index].copyForSecondPlace()
      fields.placed[index] = child
      child.write(with: texts)
      child.localize = nil
      child.id = 1
      child.firstRevision = revision
      child.parent = self
      child.fill(with: texts, since: revision)
    }
  }
}
