import Sillar
import SillarVocabulary

/// The screens of the navigator that another one covers. They keep their nodes, without work and out of the
/// reach of hosts and events, until they are uncovered or unloaded.
extension ScreenTree {
  /// Takes a screen's place out of the window; the screen keeps the place if it stays in the navigator.
  ///
  /// - Returns: False for any other node, and for a screen that has left the navigator.
  func cover(_ slot: NodeStorage, owner: LoadedScreen?) -> Bool {
    guard owner == nil, let screen = outermostScreen(in: slot), navigator.holds(screen.screen)
    else { return false }
    withdraw(slot)
    return true
  }

  /// Takes the covered screens from the hosts that keep them: nothing of a locked window stays with anybody.
  func dropCovered() {
    changes.append(.dropCovered)
    covered = []
  }

  /// Brings back a place with the nodes that it had. Of a place that no host has, changes before the next frame are not
  /// recorded: the insertion of the place shows their result.
  ///
  /// - Returns: False for a node that is not the place of a covered screen.
  func uncover(_ slot: NodeStorage, owner: LoadedScreen?) -> Bool {
    guard owner == nil, slot.id != 0, let screen = outermostScreen(in: slot), screen.slot === slot
    else { return false }
    putBack(slot, owner: nil, isInsideControl: false, isNew: !covered.contains(slot.id))
    return true
  }

  /// Makes a node and its descendants unknown to events, and stops what they show.
  private func withdraw(_ node: NodeStorage) {
    unregister(node)
    for child in node.placed { withdraw(child) }
    // The transfers to a file field have ended.
    if node.holdsFiles {
      for file in node.placed.dropFirst() where node.firstRevision < nextRevision {
        changes.append(.remove(RenderedNode(storage: file)))
      }
      node.placed = Array(node.placed.prefix(1))
    }
  }

  private func putBack(
    _ node: NodeStorage, owner: LoadedScreen?, isInsideControl: Bool, isNew: Bool
  ) {
    register(node, owner: owner, isInsideControl: isInsideControl)
    var contentOwner = owner
    if case .screen(let name) = node.content {
      guard
        let screen = owner.map({ $0.children[name] }) ?? outermostScreen(in: node),
        screen.slot === node
      else { return }
      screen.isUncovered = isNew
      if isNew { uncovered.append(screen) }
      contentOwner = screen
    }
    for child in node.placed {
      putBack(
        child, owner: contentOwner, isInsideControl: isInsideControl || node.isTappedAsAWhole,
        isNew: isNew)
    }
  }
}
