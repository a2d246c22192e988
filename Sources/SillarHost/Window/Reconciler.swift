import Sillar
import SillarVocabulary

/// Matches a new tree of nodes with the present tree, and records the changes.
///
/// A node that stays keeps its object; one that does something else does not stay, see ``ScreenTree/canBecome(_:_:)``. A
/// removed node is forgotten, except in a covered screen.
extension ScreenTree {
  // MARK: One node

  private func update(_ old: NodeStorage, to new: NodeStorage, owner: LoadedScreen?) {
    guard old !== new else { return }
    new.write(with: texts)
    old.isLocalized = new.isLocalized
    let disabledChanged = old.isDisabled != new.isDisabled
    let onlyContent =
      !disabledChanged && old.style == new.style
      && old.isHiddenFromAssistiveTechnology == new.isHiddenFromAssistiveTechnology
      && old.spoken == new.spoken
      && old.actions?.sendsEvent == new.actions?.sendsEvent
      && (old.actions?.input == nil) == (new.actions?.input == nil)
      && old.actions?.destination == new.actions?.destination
      && old.actions?.emptiesFields == new.actions?.emptiesFields
    if old.content != new.content { new.content.keepUnfinished(of: old.content) }
    if !onlyContent || old.content != new.content {
      let onlyText = onlyContent && old.content.isText(like: new.content)
      if old.isReworded(as: new) { rewordings[ObjectIdentifier(old)] = nextRevision }
      waitingCount += (new.content.isWaiting ? 1 : 0) - (old.content.isWaiting ? 1 : 0)
      old.content = new.content
      if case .customElement(let content) = new.content { checkForm(of: content, owner: owner) }
      old.style = new.style
      old.isDisabled = new.isDisabled
      old.isHiddenFromAssistiveTechnology = new.isHiddenFromAssistiveTechnology
      old.spoken = new.spoken
      noteUpdate(of: old, onlyText: onlyText, owner: owner)
    }
    old.actions = new.actions
    if let row = new.row {
      if let drawn = old.row {
        if row.hasElement(of: drawn) { return }
        old.draw(from: drawn.source, at: drawn.index)
      }
      new.placed = row.draw()
    }
    // The children of a screen's place belong to that screen.
    if case .screen = old.content {
    } else if new.holdsFiles {
      updateChildren(of: old, to: withFiles(new.placed, at: old.placed.first), owner: owner)
    } else if let rows = new.rows {
      updateRows(of: old, to: rows, owner: owner)
    } else if !old.placed.isEmpty || !new.placed.isEmpty {
      updateChildren(of: old, to: new.placed, owner: owner)
    }
    if disabledChanged { redraw(controlsIn: old, owner: owner) }
  }

  /// True if a host has seen the node. A newer node, or one that has been uncovered, is part of an insertion that shows
  /// its final state, so its changes are not recorded.
  private func isShown(_ node: NodeStorage, owner: LoadedScreen?) -> Bool {
    node.firstRevision < nextRevision && owner?.isUncovered != true
  }

  private func noteUpdate(of node: NodeStorage, onlyText: Bool, owner: LoadedScreen?) {
    guard isShown(node, owner: owner) else { return }
    changes.append(.update(RenderedNode(storage: node), onlyText: onlyText))
  }

  /// Notes an update of a node that shows what it has shown before, if it is on the screen.
  func showAgain(_ node: NodeStorage) {
    let shown = RenderedNode(storage: node)
    guard root.node(named: shown.name) === node, let source = source(node) else { return }
    for case .update(let known, _) in changes where known.storage === node { return }
    noteUpdate(of: node, onlyText: false, owner: source.owner)
  }

  /// Notes what is looked for among the nodes that are placed.
  func register(_ node: NodeStorage, owner: LoadedScreen?, isInsideControl: Bool) {
    switch node.content {
    case .list: lists[ObjectIdentifier(node)] = node
    case .progress(_, fraction: nil): waitingCount += 1
    case .fileField:
      guard let owner, !isInsideControl else { return }
      fileFields[node.id] = Source(node: node, owner: owner)
    default: break
    }
  }

  func unregister(_ node: NodeStorage) {
    switch node.content {
    case .list: lists[ObjectIdentifier(node)] = nil
    case .progress(_, fraction: nil): waitingCount -= 1
    case .fileField:
      fileFields[node.id] = nil
      transfers.forget(node.id)
    default: break
    }
  }

  /// Records updates of the controls and links in a node whose disabled state has changed, because theirs changes with
  /// it.
  private func redraw(controlsIn node: NodeStorage, owner: LoadedScreen?) {
    for child in node.children {
      if child.isControl {
        noteUpdate(of: child, onlyText: false, owner: owner)
      }
      redraw(controlsIn: child, owner: owner)
    }
  }

  /// The object for a node's place: a node that a view uses in two places is copied for the second.
  private func unplaced(_ node: NodeStorage) -> NodeStorage {
    node.id == 0 ? node : node.copyForSecondPlace()
  }

  /// Numbers a node that is ``unplaced(_:)``, and its descendants.
  private func place(
    _ node: NodeStorage, in parent: NodeStorage, owner: LoadedScreen?, isInsideControl: Bool
  ) {
    if node.localize != nil {
      node.write(with: texts)
      // Written anew from the next rendering, when the language changes.
      node.localize = nil
    }
    lastID += 1
    node.id = lastID
    node.firstRevision = nextRevision
    node.parent = parent
    register(node, owner: owner, isInsideControl: isInsideControl)
    if isInsideControl, node.isControl { reportDead(node, owner: owner) }
    switch node.content {
    case .customElement(let content): checkForm(of: content, owner: owner)
    case .screen(let name):
      guard let screen = draw(name, of: owner, into: node) else { return }
      return placeChildren(of: node, owner: screen, isInsideControl: isInsideControl)
    case .list:
      guard let rows = node.rows else { break }
      rows.surroundings = RowSurroundings(state: owner?.screen.model.drawnState, texts: texts)
      node.placed = rows.rows(0..<rows.count)
      node.noteDrawnRows()
    case .item:
      guard let row = node.row else { break }
      node.placed = row.draw()
      node.row = nil
    default: break
    }
    placeChildren(of: node, owner: owner, isInsideControl: isInsideControl)
  }

  private func placeChildren(
    of node: NodeStorage, owner: LoadedScreen?, isInsideControl: Bool
  ) {
    if node.placed.isEmpty { return }
    let children = NodeStorage.positioned(node.placed)
    node.placed = children
    checkKeys(of: children[...], owner: owner)
    let isInsideControl = isInsideControl || node.isTappedAsAWhole
    for (index, child) in children.enumerated() {
      let own = unplaced(child)
      if own !== child { node.placed[index] = own }
      place(own, in: node, owner: owner, isInsideControl: isInsideControl)
    }
  }

  private func forget(_ node: NodeStorage, owner: LoadedScreen?) {
    unregister(node)
    if !rewordings.isEmpty { rewordings[ObjectIdentifier(node)] = nil }
    if case .screen(let name) = node.content {
      let screen = leave(name, of: owner, node)
      for child in node.placed { forget(child, owner: screen) }
    } else {
      for child in node.placed { forget(child, owner: owner) }
    }
  }

  // MARK: Children

  /// Draws the rows of a list that have changed. Unchanged rows at the start and at the end cost only a comparison.
  private func updateRows(of list: NodeStorage, to rows: RowSource, owner: LoadedScreen?) {
    rows.surroundings = RowSurroundings(state: owner?.screen.model.drawnState, texts: texts)
    let source = list.rows
    let textsHold = source?.surroundings?.textRevision == texts.revision
    let before = source.flatMap { textsHold && rows.isDrawn(like: $0) ? $0 : nil }
    let old = before == nil ? list.children : list.placed
    if !textsHold { noteUpdates(ofOutdatedRowsIn: list, owner: owner) }
    list.rows = rows
    list.noteDrawnRows()
    var (first, last) = before.map(rows.elementsEqual) ?? (0, 0)
    if list.isRowForgotten {
      list.isRowForgotten = false
      first = min(first, old.firstIndex { $0.isRowForgotten } ?? first)
      last = min(last, old.lastIndex { $0.isRowForgotten }.map { old.count - 1 - $0 } ?? last)
    }
    let changed = first..<(old.count - last)
    if changed.isEmpty, first + last == rows.count { return }
    if let before {
      for index in changed where !old[index].isRowForgotten {
        old[index].row = ComparedRow(source: before, index: index)
      }
    }
    updateChildren(
      of: list, in: changed, to: rows.rows(first..<(rows.count - last)), owner: owner)
    // Do not keep the elements of the earlier rendering.
    for row in list.placed[first..<(list.placed.count - last)] {
      row.row = nil
      row.isRowForgotten = false
    }
  }

  /// Records updates of the texts that have become others while their rows were at rest.
  func noteUpdates(ofOutdatedRowsIn list: NodeStorage, owner: LoadedScreen?) {
    func note(_ node: NodeStorage) {
      if node.isLocalized {
        let onlyText = node.spoken == nil && node.content.isText(like: node.content)
        noteUpdate(of: node, onlyText: onlyText, owner: owner)
      }
      node.placed.forEach(note)
    }
    for row in list.children where row.isOutdated {
      row.isOutdated = false
      note(row)
    }
  }

  func updateChildren(of parent: NodeStorage, to new: [NodeStorage], owner: LoadedScreen?) {
    parent.forgetRows()
    updateChildren(of: parent, in: parent.placed.indices, to: new, owner: owner)
  }

  /// Replaces a range of the children with new nodes.
  private func updateChildren(
    of parent: NodeStorage, in range: Range<Int>, to new: [NodeStorage], owner: LoadedScreen?
  ) {
    let old = parent.placed
    let new = NodeStorage.positioned(new)
    var start = range.lowerBound
    while start < range.upperBound, start - range.lowerBound < new.count,
      canBecome(old[start], new[start - range.lowerBound])
    {
      update(old[start], to: new[start - range.lowerBound], owner: owner)
      start += 1
    }
    let newStart = start - range.lowerBound
    if start == range.upperBound, newStart == new.count { return }

    var oldEnd = range.upperBound
    var newEnd = new.count
    while oldEnd > start, newEnd > newStart, canBecome(old[oldEnd - 1], new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    checkKeys(
      of: new[newStart..<newEnd], beside: [old[..<start], old[oldEnd...]], owner: owner)

    let origins = matches(of: new[newStart..<newEnd], among: old[start..<oldEnd])
    var isKept = [Bool](repeating: false, count: oldEnd - start)
    for case let origin? in origins { isKept[origin - start] = true }
    for index in start..<oldEnd where !isKept[index - start] {
      let node = old[index]
      let isCovered = cover(node, owner: owner)
      if !isCovered {
        removed.append(node)
        forget(node, owner: owner)
      }
      guard isShown(parent, owner: owner) else { continue }
      // One that no host has seen is shown as a whole when it comes back, and so is one that is locked.
      let isSeen = isCovered && node.firstRevision < nextRevision && navigator.cover == nil
      let shown = RenderedNode(storage: node)
      if isSeen { covered.insert(node.id) }
      changes.append(isSeen ? .cover(shown) : .remove(shown))
    }

    let parentNode = RenderedNode(storage: parent)
    let isInsideControl =
      origins.contains(nil) && (parent.isTappedAsAWhole || parentNode.isInsideControl)
    var result = Array(old[..<start])
    result.reserveCapacity(old.count - range.count + new.count)
    for (offset, origin) in origins.enumerated() {
      let node = new[newStart + offset]
      if let origin {
        update(old[origin], to: node, owner: owner)
        result.append(old[origin])
      } else if uncover(node, owner: owner) {
        result.append(node)
      } else {
        let added = unplaced(node)
        place(added, in: parent, owner: owner, isInsideControl: isInsideControl)
        result.append(added)
      }
    }
    for offset in 0..<(range.upperBound - oldEnd) {
      update(old[oldEnd + offset], to: new[newEnd + offset], owner: owner)
      result.append(old[oldEnd + offset])
    }
    result += old[range.upperBound...]
    parent.placed = result
    if isShown(parent, owner: owner) { arrange(result, from: start, origins: origins, in: parent) }
  }

  /// For each new node, the position of the old node that becomes it; nil for a node that is inserted.
  private func matches(
    of new: ArraySlice<NodeStorage>, among old: ArraySlice<NodeStorage>
  ) -> [Int?] {
    guard !old.isEmpty else { return new.map { _ in nil } }
    var keyed: [NodeKey: Int] = [:]
    var positioned: [Int: Int] = [:]
    for index in old.indices {
      if let key = old[index].key {
        keyed[key] = index
      } else {
        positioned[old[index].position] = index
      }
    }
    return new.map { node in
      let index = node.key.map { keyed[$0] } ?? positioned[node.position]
      guard let index, canBecome(old[index], node) else { return nil }
      if let key = node.key { keyed[key] = nil }
      return index
    }
  }

  /// Records the insertions, and the fewest moves, that lead from the old order to the new one. Works from the end to
  /// the start, so that the following sibling is always in place.
  private func arrange(
    _ result: [NodeStorage], from start: Int, origins: [Int?], in parent: NodeStorage
  ) {
    let stays = LongestIncreasingRun.members(of: origins)
    var offset = origins.count - 1
    while offset >= 0 {
      let end = start + offset + 1
      let before = end < result.count ? RenderedNode(storage: result[end]) : nil
      let node = RenderedNode(storage: result[end - 1])
      if origins[offset] == nil, covered.remove(result[end - 1].id) != nil {
        changes.append(.uncover(node, before: before))
      } else if origins[offset] == nil {
        var first = offset
        while first > 0, origins[first - 1] == nil,
          !covered.contains(result[start + first - 1].id)
        {
          first -= 1
        }
        let inserted = result[(start + first)..<end].map { RenderedNode(storage: $0) }
        changes.append(
          .insert(inserted, parent: RenderedNode(storage: parent), before: before))
        offset = first
      } else if !stays[offset] {
        changes.append(.move(node, before: before))
      }
      offset -= 1
    }
  }

  /// Reports duplicate keys of siblings, and makes the later ones unique.
  ///
  /// - Parameter others: Siblings that stay as they are.
  private func checkKeys(
    of nodes: ArraySlice<NodeStorage>, beside others: [ArraySlice<NodeStorage>] = [],
    owner: LoadedScreen?
  ) {
    let hasOthers = others.contains { !$0.isEmpty }
    guard nodes.count > 1 || hasOthers else { return }
    var taken: Set<NodeKey> = []
    if hasOthers {
      // Look among the many unchanged siblings for the keys of the few new nodes.
      let keys = Set(nodes.lazy.compactMap(\.key))
      for slice in others {
        for case let key? in slice.lazy.map(\.key) where keys.contains(key.given) {
          taken.insert(key)
        }
      }
    }
    for key in NodeStorage.tellApart(nodes, &taken) {
      report(.duplicateKey(screen: owner?.screen.name ?? "window", key: "\(key)"))
    }
  }
}
