import Sillar
import SillarVocabulary

/// A list that is to be read on in a window that was brought back.
struct RecalledList {
  let rows: Int
  /// The rows that the list had when it was asked for more; nil if it was not.
  var asked: Int?
}

/// The lengths of lists in the window's memory.
///
/// A list that the user has read on is as long in a window that is brought back: the window sends the event for the list's
/// end again, until the list has as many rows. So no presenter has code for it; and a failure, a saved list and a list that
/// has become shorter are what they are when the user reads on.
///
/// Lists are told apart by the kinds of the nodes around them, ``NodeStorage/lists``. Those in one place count as one: a
/// list that is drawn in groups, such as one for each day, has its end at another group each time.
extension ScreenTree {
  /// Notes that the user reads on.
  func noteReadOn(_ list: NodeStorage, in owner: LoadedScreen) {
    let outermost = owner.outermost
    guard let place = outermost.slot?.lists.first(where: { $0.list === list })?.place else {
      return
    }
    outermost.readOn[place] = list.placed.count
  }

  /// The rows of the lists in a screen that the user has read on; nil for none.
  func rows(in screen: Screen) -> [String: Int]? {
    var rows = recalledInputs[ObjectIdentifier(screen)]?.lists.mapValues(\.rows) ?? [:]
    if let loaded = loadedScreen(for: screen), !loaded.readOn.isEmpty {
      // A list that is not there now, such as that of another tab, has the length that it had.
      let counts = Dictionary(
        (loaded.slot?.lists ?? []).map { ($0.place, $0.list.placed.count) }, uniquingKeysWith: +)
      for (place, count) in counts where count > 0 && loaded.readOn[place] != nil {
        loaded.readOn[place] = count
      }
      rows.merge(loaded.readOn) { max($0, $1) }
    }
    return rows.isEmpty ? nil : rows
  }

  /// The lists to ask for more: they are on the screen by now, and shorter than they were.
  func takeRecalledLists() -> [Source] {
    var found: [Source] = []
    for screen in navigator.exposed {
      let key = ObjectIdentifier(screen)
      guard let recalled = recalledInputs[key]?.lists, !recalled.isEmpty,
        let loaded = loadedScreen(for: screen), let all = loaded.slot?.lists
      else { continue }
      for (place, wanted) in recalled {
        let lists = all.filter { $0.place == place }.map(\.list)
        let rows = lists.reduce(0) { $0 + $1.placed.count }
        guard rows > 0 else { continue }
        loaded.readOn[place] = rows
        if rows >= wanted.rows {
          recalledInputs[key]?.lists[place] = nil
        } else if rows > wanted.asked ?? 0,
          // A list that has not grown was asked already.
          let list = lists.last(where: { $0.actions?.sendsEvent == true }),
          !RenderedNode(storage: list).isDisabled
        {
          recalledInputs[key]?.lists[place]?.asked = rows
          if let source = source(list) { found.append(source) }
        }
      }
      dropRecalled(key)
    }
    return found
  }

  /// Forgets what was recalled for a screen, if all of it has been given again.
  func dropRecalled(_ key: ObjectIdentifier) {
    if let recalled = recalledInputs[key], recalled.inputs.isEmpty, recalled.lists.isEmpty {
      recalledInputs[key] = nil
    }
  }
}

extension NodeStorage {
  /// The lists in this node, without those in rows, each with the kinds of the nodes that lead to it, such as
  /// `column section list`.
  fileprivate var lists: [(place: String, list: NodeStorage)] {
    var found: [(String, NodeStorage)] = []
    func look(into node: NodeStorage, at place: String) {
      for child in node.placed {
        let step = place.isEmpty ? child.content.role : "\(place) \(child.content.role)"
        if case .list = child.content {
          found.append((step, child))
        } else if !child.placed.isEmpty {
          look(into: child, at: step)
        }
      }
    }
    look(into: self, at: "")
    return found
  }
}
