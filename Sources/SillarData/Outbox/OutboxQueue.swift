/// Which command is sent next: of each line the first, the lines in turn, and so many at a time.
struct OutboxQueue {
  /// What keeps its order: one user's commands on one subject.
  struct Line: Hashable, Sendable {
    let owner: String
    let subject: String
  }

  private struct Waiting {
    var ids: ArraySlice<Int64> = []
    /// How often in a row the first one has failed.
    var failures = 0
    var isBusy = false
  }

  private let parallel: Int
  private var lines: [Line: Waiting] = [:]
  /// Lines with something to send that are not busy. Those before `next` have gone.
  private var ready: [Line] = []
  private var next = 0
  private var sending = 0

  init(parallel: Int) { self.parallel = max(1, parallel) }

  /// Puts a command into its line, where its number belongs.
  mutating func add(_ id: Int64, to line: Line) {
    var waiting = lines[line] ?? Waiting()
    let index = waiting.ids.firstIndex { $0 >= id } ?? waiting.ids.endIndex
    if index < waiting.ids.endIndex, waiting.ids[index] == id { return }
    if waiting.ids.isEmpty, !waiting.isBusy { ready.append(line) }
    waiting.ids.insert(id, at: index)
    lines[line] = waiting
  }

  /// Takes a command out that waits: it has been discarded.
  mutating func remove(_ id: Int64, from line: Line) {
    guard let index = lines[line]?.ids.firstIndex(of: id) else { return }
    lines[line]?.ids.remove(at: index)
  }

  /// The next command to send, if one may be. It has left its line, which is busy from now on.
  mutating func take() -> (id: Int64, line: Line)? {
    guard sending < parallel else { return nil }
    while next < ready.count {
      let line = ready[next]
      next += 1
      if next > 64, next > ready.count / 2 {
        ready.removeFirst(next)
        next = 0
      }
      // It may be there twice, when it was empty for a moment.
      guard let waiting = lines[line], !waiting.isBusy else { continue }
      guard let id = waiting.ids.first else {
        lines[line] = nil
        continue
      }
      lines[line]?.ids.removeFirst()
      lines[line]?.isBusy = true
      sending += 1
      return (id, line)
    }
    return nil
  }

  /// What was sent has failed and goes back into its line. The line stays busy until ``release(_:)``, but others are
  /// sent meanwhile.
  ///
  /// - Returns: How often in a row.
  mutating func failed(_ id: Int64, _ line: Line) -> Int {
    add(id, to: line)
    sending -= 1
    lines[line]?.failures += 1
    return lines[line]?.failures ?? 1
  }

  /// What was sent has been dealt with.
  mutating func finished(_ line: Line) {
    sending -= 1
    lines[line]?.failures = 0
    release(line)
  }

  /// The line goes on, behind the others.
  mutating func release(_ line: Line) {
    lines[line]?.isBusy = false
    if lines[line]?.ids.isEmpty == false { ready.append(line) } else { lines[line] = nil }
  }
}
