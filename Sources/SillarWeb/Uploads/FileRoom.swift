import Synchronization

/// A budget of bytes for files: one for each window, inside one for the host.
final class FileRoom: Sendable {
  private let limit: Int
  private let whole: FileRoom?
  private let taken = Mutex(0)

  init(limit: Int, in whole: FileRoom? = nil) {
    self.limit = limit
    self.whole = whole
  }

  var bytes: Int { taken.withLock { $0 } }

  fileprivate func take(_ count: Int) -> Bool {
    let fits = taken.withLock { taken in
      guard count <= limit - taken else { return false }
      taken += count
      return true
    }
    guard fits else { return false }
    if whole?.take(count) ?? true { return true }
    give(back: count, isWholes: false)
    return false
  }

  fileprivate func give(back count: Int, isWholes: Bool = true) {
    taken.withLock { $0 -= count }
    if isWholes { whole?.give(back: count) }
  }

  /// A part of the budget, for one file. It is given back once, at the latest when the object is released.
  final class Part: Sendable {
    private let room: FileRoom
    private let count = Mutex(0)

    init(of room: FileRoom) { self.room = room }

    deinit { release() }

    /// Takes more bytes; false when the budget is exhausted.
    func grow(by more: Int) -> Bool {
      guard more >= 0, room.take(more) else { return false }
      count.withLock { $0 += more }
      return true
    }

    func release() {
      let count = count.withLock { count in
        defer { count = 0 }
        return count
      }
      room.give(back: count)
    }
  }
}
