import Sillar
import SillarVocabulary

/// The calls with which a host brings files to a window.
///
/// The host announces the files, reports their progress, and then delivers or refuses each one:
///
/// ```swift
/// func bring(_ url: URL, to window: Window) async {
///   let expectation = await window.expect([ExpectedFile(name: "a.txt")], at: "1.2")
///   guard case .success(let tickets) = expectation, let ticket = tickets[0] else { return }
///   await window.show(progress: 0.5, of: ticket.id)
///   let file = PickedFile(name: "a.txt", size: 9, url: url, claimedType: "text/plain")
///   await window.take([(ticket.id, file)]) { try? FileManager.default.removeItem(at: $0.url) }
/// }
/// ```
extension Window {
  /// Announces files that the user has chosen for a field. The field then shows them, and the reasons for refused ones.
  ///
  /// Without files it only says if the field takes some now.
  ///
  /// - Parameter seen: See ``WindowEvent/revision``.
  /// - Returns: The ticket of each file, in order; nil for a refused file, which the screen reports.
  public func expect(
    _ files: [ExpectedFile], at node: NodeName, seen: Int? = nil
  ) -> Result<[FileTicket?], WindowEvent.Refusal> {
    let field = fileField(node, seen: seen)
    if observing != nil, case .failure(let reason) = field {
      noteRefusal(WindowEvent(node: node, input: .files([])), reason)
    }
    return field.map { source in
      if files.isEmpty { return [] }
      noteAct(on: source.owner.screen)
      let several =
        if case .fileField(_, _, let several, _) = source.node.content { several } else { false }
      let ids = tree.transfers.expect(files, at: source.node.id, several: several)
      redraw(source.node.id)
      let rows = tree.rows(ofFilesAt: source.node)
      return ids.map { id in id.flatMap { id in rows[id].map { FileTicket(id: id, row: $0) } } }
    }
  }

  /// Shows the progress of a file.
  ///
  /// - Parameter progress: From 0 to 1.
  public func show(progress: Double, of file: Int) {
    redraw(tree.transfers.show(progress: progress, of: file))
  }

  /// Reports that a file will not arrive. The screen shows the reason, if it still shows the field.
  public func refuse(_ file: Int, _ reason: FileRefusal) {
    redraw(tree.transfers.refuse(file, reason))
  }

  /// Delivers complete files: the event of their field passes them to the presenter.
  ///
  /// - Parameters:
  ///   - files: The files, by the numbers of their tickets.
  ///   - release: Called once with each file, when it is no longer needed; at once with one that is not wanted any more.
  public func take(
    _ files: [(id: Int, file: PickedFile)], release: @escaping @Sendable (PickedFile) -> Void
  ) {
    var fields: [Int] = []
    for (id, file) in files {
      let file = ArrivedFile(id: id, file: file) { release(file) }
      guard let field = tree.transfers.take(file) else {
        file.release()
        continue
      }
      if !fields.contains(field) { fields.append(field) }
    }
    for field in fields { hand(field) }
  }

  /// Cancels a file for the user.
  func cancel(_ file: Int) { redraw(tree.transfers.cancel(file)) }

  // MARK: -

  private func fileField(_ node: NodeName, seen: Int?) -> Result<
    ScreenTree.Source, WindowEvent.Refusal
  > {
    guard !hasEnded else { return .failure(.ended) }
    if seen != nil { commit() }
    guard let source = tree.source(named: node), source.node.actions?.takesFiles == true else {
      return .failure(.notOnScreen)
    }
    guard tree.takesEvents(source.owner), !source.isDisabled else {
      return .failure(.unavailable)
    }
    if let reason = tree.refusal(of: source.node, node, seen: seen) {
      return .failure(reason)
    }
    return .success(source)
  }

  private func redraw(_ field: Int?) {
    guard let field else { return }
    tree.redrawFiles(at: field)
    wakeUp.signal()
  }

  /// Sends the arrived files to a field's presenter, unless it is still handling earlier ones.
  private func hand(_ field: Int) {
    defer { redraw(field) }
    guard let source = tree.fileFields[field], let makeEvent = source.node.actions?.input else {
      return
    }
    let files = tree.transfers.takeInHand(of: field)
    guard !files.isEmpty, let made = makeEvent(.files(files.map(\.file))) else { return }
    record(.files(files.map(\.file)), at: source.node)
    let event = start(made, nil, in: source.owner, as: .files)
    Task {
      await event.value
      tree.transfers.finish(files, of: field)
      hand(field)
    }
  }
}
