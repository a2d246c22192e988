import SillarVocabulary

/// The rows of a list that compares its rows.
///
/// Most rows are only read. So when a host has seen a row, the row comes to rest: the nodes in it are thrown away, and drawn
/// again from the row's element when a person acts on the row, the element changes, or a host reads the whole screen. A window
/// holds the elements of a long list, and not a tree of nodes for each.
extension NodeStorage {
  /// The source of the rows of a list that compares them; its rows are made when they are needed.
  @usableFromInline package var rows: RowSource? {
    get { if case .item = content { nil } else { source } }
    set { source = newValue }
  }

  /// The source of a row of such a list, while it is compared.
  package var row: ComparedRow? {
    get {
      guard case .item = content, let source else { return nil }
      return ComparedRow(source: source, index: position)
    }
    set {
      source = newValue?.source
      if let newValue { position = newValue.index }
    }
  }

  /// The nodes in this one. Rows at rest are drawn again when they are read here, and not in ``placed``.
  package var children: [NodeStorage] {
    if flags.contains(.hasRowsAtRest), let rows {
      for (index, row) in placed.enumerated() { row.draw(from: rows, at: index) }
      flags.remove(.hasRowsAtRest)
    }
    return placed
  }

  /// The child at an index of ``placed``, with what is in it.
  package func child(at index: Int) -> NodeStorage {
    let child = placed[index]
    if let rows { child.draw(from: rows, at: index) }
    return child
  }

  /// Draws a row as it was drawn before, if it is at rest.
  package func draw(from source: RowSource, at index: Int) {
    guard flags.contains(.isAtRest), let texts = source.surroundings?.texts else { return }
    flags.remove(.isAtRest)
    placed = source.drawRow(index)
    fillPlaced(with: texts, since: firstRevision)
    isOutdated = restingTexts != digestOfLocalizedTexts
    parent?.noteDrawnRows()
  }

  /// Brings the drawn rows of a list to rest.
  ///
  /// - Parameter stays: True for a node that must stay.
  package func restRows(unless stays: (NodeStorage) -> Bool) {
    // A list that has not been drawn in the language and the time zone of now would come back with other texts.
    guard flags.contains(.hasDrawnRows), let around = rows?.surroundings,
      around.textRevision == around.texts.revision
    else { return }
    flags.remove(.hasDrawnRows)
    for row in placed where !row.flags.contains(.isAtRest) && !row.isOutdated {
      var texts = StableHash()
      guard !row.placed.isEmpty,
        row.placed.allSatisfy({ $0.canRest(in: row, unless: stays, &texts) })
      else { continue }
      row.restingTexts = texts.short
      for child in row.placed { child.letGo() }
      row.placed = []
      row.flags.insert(.isAtRest)
      flags.insert(.hasRowsAtRest)
    }
  }

  /// Draws the rows at rest, and compares rows no more.
  package func forgetRows() {
    guard rows != nil else { return }
    _ = children
    rows = nil
  }

  /// Notes that a host has not seen all rows yet.
  package func noteDrawnRows() { flags.insert(.hasDrawnRows) }

  /// True for a node that would be the same if it were drawn again with its row: the node takes no input, waits for nothing, and
  /// is as old as the row.
  ///
  /// - Parameter texts: Takes the texts in the node that depend on the language, the time or the time zone.
  private func canRest(
    in row: NodeStorage, unless stays: (NodeStorage) -> Bool, _ texts: inout StableHash
  ) -> Bool {
    switch content {
    case .text(_, .title): return false
    case .text, .picture, .button, .link, .row, .column, .grid, .card, .section, .badge, .divider:
      guard firstRevision == row.firstRevision, !holdsFiles, !stays(self) else { return false }
      if isLocalized { addTexts(to: &texts) }
      return placed.allSatisfy { $0.canRest(in: row, unless: stays, &texts) }
    default: return false
    }
  }

  private func addTexts(to hash: inout StableHash) {
    hash.add(content.label)
    hash.add("\n\(spoken ?? "")\n")
  }

  /// A digest of the texts in a row that depend on the language, the time or the time zone.
  private var digestOfLocalizedTexts: UInt32 {
    var hash = StableHash()
    func add(_ node: NodeStorage) {
      if node.isLocalized { node.addTexts(to: &hash) }
      for child in node.placed { add(child) }
    }
    add(self)
    return hash.short
  }

  /// True if this row of a list that compares its rows, or a row in this list, must be drawn although it has not changed.
  package var isRowForgotten: Bool {
    get { flags.contains(.isRowForgotten) }
    set { flags.set(.isRowForgotten, newValue) }
  }

  /// Marks the row that contains the node, if its list compares rows, to be drawn again.
  package func forgetRow() {
    isRowForgotten = true
    parent?.forgetRow()
  }

  /// True if the texts of a row have become others while it was at rest: hosts show the old ones.
  package var isOutdated: Bool {
    get { flags.contains(.isOutdated) }
    set { flags.set(.isOutdated, newValue) }
  }
}
