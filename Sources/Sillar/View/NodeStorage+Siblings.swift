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
    var again: [NodeKey] = []
    for node in nodes {
      guard let key = node.key, !taken.insert(key).inserted else { continue }
      var count = 2
      while !taken.insert(.duplicate(key, count)).inserted { count += 1 }
      node.key = .duplicate(key, count)
      again.append(key)
    }
    return again
  }

  /// Completes a tree that no window holds, as a window does: with rows, texts, keys and parents.
  func fill(with texts: TextResolver) {
    if let rows { children = rows.rows(0..<rows.count) }
    if let row { children = row.draw() }
    var taken: Set<NodeKey> = []
    children = Self.positioned(children)
    if children.count > 1 { _ = Self.tellApart(children[...], &taken) }
    for index in children.indices {
      let child = children[index].id == 0 ? children[index] : children[index].copyForSecondPlace()
      children[index] = child
      child.localize?(child, texts.write)
      child.id = 1
      child.firstRevision = 1
      child.parent = self
      child.fill(with: texts)
    }
  }
}
