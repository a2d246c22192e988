import Synchronization

/// A budget of bytes for files: one for each window, inside one for its client, inside one for the host.
///
/// A window has room for what its page announces. The rooms around it only count what has arrived, so that nobody keeps
/// room from others by announcing files.
final class FileRoom: Sendable {
  private let limit: Int
  /// The rooms around this one, the smallest first.
  private let around: [FileRoom]
  private let taken = Mutex(0)

  init(limit: Int, in whole: FileRoom? = nil) {
    self.limit = limit
    around = whole.map { [$0] + $0.around } ?? []
  }

  var bytes: Int { taken.withLock { $0 } }

  private func fits(_ count: Int) -> Bool { taken.withLock { count <= limit - $0 } }

  /// Takes bytes of this room alone.
  private func take(_ count: Int) -> Bool {
    taken.withLock { taken in
      guard count <= limit - taken else { return false }
      taken += count
      return true
    }
  }

  private func giveBack(_ count: Int) { taken.withLock { $0 -= count } }

  private func takeAround(_ count: Int) -> Bool {
    for (index, room) in around.enumerated() where !room.take(count) {
      for room in around[..<index] { room.giveBack(count) }
      return false
    }
    return true
  }

  /// A part of a window's room, for one file. It is given back once, at the latest when the object is released.
  final class Part: Sendable {
    private struct Counts {
      var announced = 0
      var arrived = 0
    }

    private let room: FileRoom
    private let counts = Mutex(Counts())

    init(of room: FileRoom) { self.room = room }

    deinit { release() }

    /// Keeps room in the window for a file that will come. False when there is none, or none around it now.
    func announce(_ bytes: Int) -> Bool {
      guard bytes >= 0, room.around.allSatisfy({ $0.fits(bytes) }), room.take(bytes) else {
        return false
      }
      counts.withLock { $0.announced += bytes }
      return true
    }

    /// Takes room for bytes that have arrived. False when there is none.
    func grow(by bytes: Int) -> Bool {
      guard bytes >= 0 else { return false }
      return counts.withLock { counts in
        let more = max(0, counts.arrived + bytes - counts.announced)
        guard room.take(more) else { return false }
        guard room.takeAround(bytes) else {
          room.giveBack(more)
          return false
        }
        counts.announced += more
        counts.arrived += bytes
        return true
      }
    }

    func release() {
      let counts = counts.withLock { counts in
        defer { counts = Counts() }
        return counts
      }
      room.giveBack(counts.announced)
      for room in room.around { room.giveBack(counts.arrived) }
    }
  }
}

/// A room for each client, for as long as one of its windows needs it.
final class FileRooms<Key: Hashable & Sendable>: Sendable {
  private struct Entry {
    weak var room: FileRoom?
  }

  private let limit: Int
  private let whole: FileRoom
  private let entries = Mutex<[Key: Entry]>([:])

  init(limit: Int, in whole: FileRoom) {
    self.limit = limit
    self.whole = whole
  }

  subscript(_ key: Key) -> FileRoom {
    entries.withLock { entries in
      if let room = entries[key]?.room { return room }
      if entries.count >= 1_000 { entries = entries.filter { $0.value.room != nil } }
      let room = FileRoom(limit: limit, in: whole)
      entries[key] = Entry(room: room)
      return room
    }
  }
}
