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
    new.localize?(new, texts.write)
    let disabledChanged = old.isDisabled != new.isDisabled
    let onlyContent =
      !disabledChanged && old.style == new.style
      && old.isHiddenFromAssistiveTechnology == new.isHiddenFromAssistiveTechnology
      && old.spoken == new.spoken
      && (old.actions?.event == nil) == (new.actions?.event == nil)
      && (old.actions?.input == nil) == (new.actions?.input == nil)
      && old.actions?.link == new.actions?.link
    if !onlyContent || old.content != new.content {
      let previous = old.content
      if old.isReworded(as: new) { rewordings[old.id] = nextRevision }
      old.content = new.content
      checkForm(of: new.content, owner: owner)
      waitingCount += (new.content.isWaiting ? 1 : 0) - (previous.isWaiting ? 1 : 0)
      old.style = new.style
      old.isDisabled = new.isDisabled
      old.isHiddenFromAssistiveTechnology = new.isHiddenFromAssistiveTechnology
      old.spoken = new.spoken
      noteUpdate(of: old, previous: previous, onlyContent: onlyContent, owner: owner)
    }
    if old.actions != nil || new.actions != nil {
      let wasSource = old.actions != nil
      old.actions = new.actions
      if new.actions == nil {
        sources[old.id] = nil
      } else if !wasSource {
        note(old, owner: owner, isInsideControl: RenderedNode(storage: old).isInsideControl)
      }
    }
    if let row = new.row {
      if let drawn = old.row, row.hasElement(of: drawn) { return }
      new.children = row.draw()
    }
    // The children of a screen's place belong to that screen.
    if case .screen = old.content {
    } else if new.holdsFiles {
      updateChildren(of: old, to: withFiles(new.children, at: old.children.first), owner: owner)
    } else if let rows = new.rows {
      updateRows(of: old, to: rows, owner: owner)
    } else if !old.children.isEmpty || !new.children.isEmpty {
      updateChildren(of: old, to: new.children, owner: owner)
    }
    if disabledChanged { redraw(controlsIn: old, owner: owner) }
  }

  /// True if a host has seen the node. A newer node, or one that has been uncovered, is part of an insertion that shows
  /// its final state, so its changes are not recorded.
  private func isShown(_ node: NodeStorage, owner: LoadedScreen?) -> Bool {
    node.id <= lastShownID && owner?.isUncovered != true
  }

  private func noteUpdate(
    of node: NodeStorage, previous: NodeContent, onlyContent: Bool, owner: LoadedScreen?
  ) {
    guard isShown(node, owner: owner) else { return }
    changes.append(
      .update(RenderedNode(storage: node), previous: previous, onlyContent: onlyContent))
  }

  /// Makes a node known to events, unless it lies in a control.
  private func note(_ node: NodeStorage, owner: LoadedScreen?, isInsideControl: Bool) {
    if let owner, !isInsideControl { sources[node.id] = Source(node: node, owner: owner) }
  }

  /// Makes a placed node known to events, and counts what it shows.
  func register(_ node: NodeStorage, owner: LoadedScreen?, isInsideControl: Bool) {
    if node.actions != nil { note(node, owner: owner, isInsideControl: isInsideControl) }
    if node.content.isWaiting { waitingCount += 1 }
    if node.holdsFiles { fileFieldCount += 1 }
  }

  func unregister(_ node: NodeStorage) {
    if node.actions != nil { sources[node.id] = nil }
    if node.content.isWaiting { waitingCount -= 1 }
    if node.holdsFiles { forgetFiles(in: node) }
  }

  /// Records updates of the controls and links in a node whose disabled state has changed, because theirs changes with
  /// it.
  private func redraw(controlsIn node: NodeStorage, owner: LoadedScreen?) {
    for child in node.children {
      if child.isControl {
        noteUpdate(of: child, previous: child.content, onlyContent: false, owner: owner)
      }
      redraw(controlsIn: child, owner: owner)
    }
  }

  /// Numbers a node and its descendants. Returns the object to use: a node that a view uses in two places is copied for
  /// the second.
  private func place(
    _ node: NodeStorage, in parent: NodeStorage, owner: LoadedScreen?, isInsideControl: Bool
  ) -> NodeStorage {
    let node = node.id == 0 ? node : node.copyForSecondPlace()
    node.localize?(node, texts.write)
    // Written anew from the next rendering, when the language changes.
    node.localize = nil
    lastID += 1
    node.id = lastID
    node.firstRevision = nextRevision
    node.parent = parent
    register(node, owner: owner, isInsideControl: isInsideControl)
    checkForm(of: node.content, owner: owner)
    if isInsideControl, node.isControl { reportDead(node, owner: owner) }
    var contentOwner = owner
    if case .screen(let name) = node.content {
      guard let screen = draw(name, of: owner, into: node) else { return node }
      contentOwner = screen
    }
    if let rows = node.rows {
      rows.state = owner?.screen.model.drawnState
      node.children = rows.rows(0..<rows.count)
      node.textRevision = texts.revision
    }
    if let row = node.row {
      node.children = row.draw()
      node.row = nil
    }
    if !node.children.isEmpty {
      node.children = NodeStorage.positioned(node.children)
      checkKeys(of: node.children[...], owner: contentOwner)
      let isInsideControl = isInsideControl || node.isTappedAsAWhole
      for index in node.children.indices {
        node.children[index] = place(
          node.children[index], in: node, owner: contentOwner, isInsideControl: isInsideControl)
      }
    }
    return node
  }

  private func forget(_ node: NodeStorage, owner: LoadedScreen?) {
    unregister(node)
    if !rewordings.isEmpty { rewordings[node.id] = nil }
    if case .screen(let name) = node.content {
      let screen = leave(name, of: owner, node)
      for child in node.children { forget(child, owner: screen) }
    } else {
      for child in node.children { forget(child, owner: owner) }
    }
  }

  // MARK: Children

  /// Draws the rows of a list that have changed. Unchanged rows at the start and at the end cost only a comparison.
  private func updateRows(of list: NodeStorage, to rows: any RowSource, owner: LoadedScreen?) {
    rows.state = owner?.screen.model.drawnState
    let textsHold = list.textRevision == texts.revision
    let before = list.rows.flatMap { textsHold && rows.isDrawn(like: $0) ? $0 : nil }
    let old = list.children
    list.rows = rows
    list.textRevision = texts.revision
    var (first, last) = before.map(rows.elementsEqual(to:)) ?? (0, 0)
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
    for row in list.children[first..<(list.children.count - last)] {
      row.row = nil
      row.isRowForgotten = false
    }
  }

  func updateChildren(of parent: NodeStorage, to new: [NodeStorage], owner: LoadedScreen?) {
    parent.rows = nil
    updateChildren(of: parent, in: parent.children.indices, to: new, owner: owner)
  }

  /// Replaces a range of the children with new nodes.
  private func updateChildren(
    of parent: NodeStorage, in range: Range<Int>, to new: [NodeStorage], owner: LoadedScreen?
  ) {
    let old = parent.children
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
      removed.append(node)
      let isCovered = cover(node, owner: owner)
      if !isCovered { forget(node, owner: owner) }
      guard isShown(parent, owner: owner) else { continue }
      // One that no host has seen is shown as a whole when it comes back, and so is one that is locked.
      let isSeen = isCovered && node.id <= lastShownID && navigator.cover == nil
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
        result.append(
          place(node, in: parent, owner: owner, isInsideControl: isInsideControl))
      }
    }
    for offset in 0..<(range.upperBound - oldEnd) {
      update(old[oldEnd + offset], to: new[newEnd + offset], owner: owner)
      result.append(old[oldEnd + offset])
    }
    result += old[range.upperBound...]
    parent.children = result
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
