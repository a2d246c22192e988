import CoreMetrics

/// Chooses the next command to send: the first of each line, the lines in turn, and a limited number at a time.
struct OutboxQueue {
  /// Commands that keep their order: one user's commands on one subject.
  struct Line: Hashable, Sendable {
    let owner: String
    let subject: String
  }

  private struct Waiting {
    var ids: ArraySlice<Int64> = []
    /// The number of failures in a row of the first command.
    var failures = 0
    var isBusy = false
  }

  private let parallel: Int
  private var lines: [Line: Waiting] = [:]
  /// Lines with something to send that are not busy. Those before `next` have been taken.
  private var ready: [Line] = []
  private var next = 0
  private var sending = 0
  /// The commands that wait, and those that are being sent.
  private var count = 0 {
    didSet { meter.increment(by: Double(count - oldValue)) }
  }
  /// Of all outboxes of the process.
  private let meter = Meter(label: "sillar_outbox_waiting")

  init(parallel: Int) { self.parallel = max(1, parallel) }

  /// Inserts a command into its line by its number.
  mutating func add(_ id: Int64, to line: Line) {
    var waiting = lines[line] ?? Waiting()
    let index = waiting.ids.firstIndex { $0 >= id } ?? waiting.ids.endIndex
    if index < waiting.ids.endIndex, waiting.ids[index] == id { return }
    if waiting.ids.isEmpty, !waiting.isBusy { ready.append(line) }
    waiting.ids.insert(id, at: index)
    count += 1
    lines[line] = waiting
  }

  /// Removes a waiting command that has been discarded.
  mutating func remove(_ id: Int64, from line: Line) {
    guard let index = lines[line]?.ids.firstIndex(of: id) else { return }
    lines[line]?.ids.remove(at: index)
    count -= 1
  }

  /// Removes all, to begin again.
  mutating func removeAll() {
    (lines, ready, next, sending, count) = ([:], [], 0, 0, 0)
  }

  /// Takes the next command, if one may be sent. It leaves its line, which is busy from now on.
  mutating func take() -> (id: Int64, line: Line)? {
    guard sending < parallel else { return nil }
    while next < ready.count {
      let line = ready[next]
      next += 1
      if next > 64, next > ready.count / 2 {
        ready.removeFirst(next)
        next = 0
      }
      // A line may be listed twice, when it was empty for a moment.
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

  /// Puts a failed command back into its line. The line stays busy until ``release(_:)``, while others are sent.
  ///
  /// - Returns: The number of failures in a row.
  mutating func failed(_ id: Int64, _ line: Line) -> Int {
    add(id, to: line)
    sending -= 1
    count -= 1
    lines[line]?.failures += 1
    return lines[line]?.failures ?? 1
  }

  /// Ends the sending of a command, and frees its line.
  mutating func finished(_ line: Line) {
    sending -= 1
    count -= 1
    lines[line]?.failures = 0
    release(line)
  }

  /// Frees the line, and puts it behind the others.
  mutating func release(_ line: Line) {
    lines[line]?.isBusy = false
    if lines[line]?.ids.isEmpty == false { ready.append(line) } else { lines[line] = nil }
  }
}
