import Sillar
import SillarVocabulary

/// The calls with which a host brings files to a window.
///
/// The host announces the files, reports their progress, and then delivers or refuses each one:
///
/// ```swift
/// func bring(_ url: URL, to window: Window) async {
///   guard case .accepted(let tickets) = await window.expect([ExpectedFile(name: "a.txt")], at: "1.2"),
///     let ticket = tickets[0]
///   else { return }
///   await window.show(progress: 0.5, of: ticket.id)
///   let file = PickedFile(name: "a.txt", size: 9, url: url, claimedType: "text/plain")
///   await window.take([
///     ArrivedFile(id: ticket.id, file: file) { try? FileManager.default.removeItem(at: url) }
///   ])
/// }
/// ```
extension Window {
  /// Returns `accepted` if a node is on the screen and takes files now.
  ///
  /// - Parameter seen: See ``WindowEvent/revision``.
  public func takesFiles(_ node: NodeName, seen: Int? = nil) -> Delivery {
    switch fileField(node, seen: seen) {
    case .success: .accepted
    case .failure(let refused): .refused(refused.reason)
    }
  }

  /// Announces files that the user has chosen for a field. The field then shows them, and the reasons for refused ones.
  ///
  /// - Parameter seen: See ``WindowEvent/revision``.
  public func expect(
    _ files: [ExpectedFile], at node: NodeName, seen: Int? = nil
  ) -> FileExpectation {
    switch fileField(node, seen: seen) {
    case .failure(let refused): return .refused(refused.reason)
    case .success(let source):
      let screen = source.owner.screen
      screen.listeners.each { $0.userDidAct(screen) }
      let several =
        if case .textField(let field) = source.node.content {
          field.files?.allowsSeveral == true
        } else {
          false
        }
      let ids = tree.transfers.expect(files, at: source.node.id, several: several)
      redraw(source.node.id)
      let rows = tree.rows(ofFilesAt: source.node)
      return .accepted(
        ids.map { id in id.flatMap { id in rows[id].map { FileTicket(id: id, row: $0) } } })
    }
  }

  /// Shows the progress of a file.
  ///
  /// - Parameter progress: From 0 to 1.
  public func show(progress: Double, of file: FileID) {
    redraw(tree.transfers.show(progress: progress, of: file))
  }

  /// Reports that a file will not arrive. The screen shows the reason, if it still shows the field.
  public func refuse(_ file: FileID, _ reason: FileRefusal) {
    redraw(tree.transfers.refuse(file, reason))
  }

  /// Delivers complete files: the event of their field passes them to the presenter. Files that are no longer wanted
  /// are released immediately.
  public func take(_ files: [ArrivedFile]) {
    var fields: [Int] = []
    for file in files {
      guard let field = tree.transfers.take(file) else {
        file.release()
        continue
      }
      if !fields.contains(field) { fields.append(field) }
    }
    for field in fields { hand(field) }
  }

  /// Cancels a file for the user.
  func cancel(_ file: FileID) { redraw(tree.transfers.cancel(file)) }

  // MARK: -

  private func fileField(_ node: NodeName, seen: Int?) -> Result<ScreenTree.Source, Refused> {
    guard !hasEnded else { return .failure(Refused(reason: .ended)) }
    if seen != nil { commit() }
    guard let source = tree.source(named: node), source.node.actions?.takesFiles == true else {
      return .failure(Refused(reason: .notOnScreen))
    }
    guard tree.takesEvents(source.owner), !RenderedNode(storage: source.node).isDisabled else {
      return .failure(Refused(reason: .unavailable))
    }
    if let reason = tree.refusal(of: source.node, node, seen: seen) {
      return .failure(Refused(reason: reason))
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
    guard let source = tree.sources[field], let makeEvent = source.node.actions?.input else {
      return
    }
    let files = tree.transfers.takeInHand(of: field)
    guard !files.isEmpty, let made = makeEvent(.files(files.map(\.file))) else { return }
    let event = start(made, isInput: false, in: source.owner)
    Task {
      await event.value
      tree.transfers.finish(files, of: field)
      hand(field)
    }
  }
}
