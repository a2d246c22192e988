/// The operations of one client that have one rank.
struct Line<Client: Hashable & Sendable>: Hashable, Sendable {
  let rank: Int
  let client: Client
}

/// The identity of an operation that waits.
final class Ticket: Sendable {}

/// What waits in a ``FairQueue``, and the order in which lines take turns.
struct Turns<Client: Hashable & Sendable, Item> {
  enum Entry {
    /// The item waits. Another one had to leave for it, unless this is nil.
    case waits(dropped: Item?)
    case refused
  }

  private let limit: Int
  private let limitPerLine: Int
  /// The items of each line that has one, oldest first.
  private var items: [Line<Client>: [(ticket: Ticket, item: Item)]] = [:]
  /// The lines with items, in the order of their next turns.
  private var lines: [Line<Client>] = []
  private(set) var count = 0

  init(limit: Int, limitPerClient: Int) {
    self.limit = limit
    limitPerLine = limitPerClient
  }

  func hasRoom(for line: Line<Client>) -> Bool {
    count(of: line) < limitPerLine && (count < limit || lineToShorten(for: line) != nil)
  }

  mutating func enter(_ item: Item, as ticket: Ticket, in line: Line<Client>) -> Entry {
    guard hasRoom(for: line) else { return .refused }
    var dropped: Item?
    if count >= limit, let other = lineToShorten(for: line), let last = items[other]?.last {
      dropped = remove(last.ticket, from: other)
    }
    if items[line] == nil { lines.append(line) }
    items[line, default: []].append((ticket, item))
    count += 1
    return .waits(dropped: dropped)
  }

  /// The oldest item of the line whose turn it is.
  mutating func next() -> Item? {
    guard let turn = lines.indices.min(by: { lines[$0].rank < lines[$1].rank }) else { return nil }
    let line = lines.remove(at: turn)
    guard let first = items[line]?.removeFirst() else { return nil }
    if count(of: line) > 0 { lines.append(line) } else { items[line] = nil }
    count -= 1
    return first.item
  }

  mutating func remove(_ ticket: Ticket, from line: Line<Client>) -> Item? {
    guard let index = items[line]?.firstIndex(where: { $0.ticket === ticket }) else { return nil }
    let removed = items[line]?.remove(at: index)
    if count(of: line) == 0 {
      items[line] = nil
      lines.removeAll { $0 == line }
    }
    count -= 1
    return removed?.item
  }

  private func count(of line: Line<Client>) -> Int { items[line]?.count ?? 0 }

  /// The line that gives up an item for a new one: the longest of the highest rank. Nil if that is the line of the new
  /// item, or would be: then the two would only change places.
  private func lineToShorten(for line: Line<Client>) -> Line<Client>? {
    let candidate = lines.max { ($0.rank, count(of: $0)) < ($1.rank, count(of: $1)) }
    guard let candidate else { return nil }
    let (rank, most) = (candidate.rank, count(of: candidate))
    let gives = rank > line.rank || rank == line.rank && most > count(of: line) + 1
    return gives ? candidate : nil
  }
}
