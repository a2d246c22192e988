import Testing

@testable import SillarWeb

/// The room for files: of a window, of its client, of the host.
@Suite struct FileRoomTests {
  private let host = FileRoom(limit: 100)
  private let rooms: FileRooms<String>

  init() { rooms = FileRooms(limit: 60, in: host) }

  private func file(of client: String, window limit: Int = 50) -> FileRoom.Part {
    FileRoom.Part(of: FileRoom(limit: limit, in: rooms[client]))
  }

  @Test func `a file that is announced takes room from its window alone`() {
    let window = FileRoom(limit: 50, in: rooms["ana"])
    let first = FileRoom.Part(of: window)
    #expect(first.announce(40))
    #expect(window.bytes == 40 && host.bytes == 0)
    #expect(!FileRoom.Part(of: window).announce(20))
    #expect(file(of: "bo").announce(50))
    #expect(first.grow(by: 10))
    #expect(window.bytes == 40 && host.bytes == 10)
    first.release()
    #expect(window.bytes == 0 && host.bytes == 0)
  }

  @Test func `all windows of a client share its room, and leave the rest to others`() {
    let first = file(of: "ana")
    let second = file(of: "ana")
    #expect(first.announce(50) && first.grow(by: 50))
    // It is announced in time, and has no room when it comes.
    #expect(!second.announce(20))
    #expect(second.announce(10) && second.grow(by: 10))
    #expect(!second.grow(by: 1))
    let other = file(of: "bo")
    #expect(other.grow(by: 40))
    #expect(host.bytes == 100)
    #expect(!other.grow(by: 1))
    first.release()
    #expect(other.grow(by: 1))
  }

  @Test func `what a refused or forgotten file took is given back once`() {
    do {
      let part = file(of: "ana")
      #expect(part.announce(30) && part.grow(by: 30) && part.grow(by: 20))
      #expect(!part.grow(by: 1) && !part.announce(-1) && !part.grow(by: -1))
      #expect(host.bytes == 50)
      part.release()
      part.release()
      #expect(host.bytes == 0)
      #expect(part.grow(by: 5))
    }
    #expect(host.bytes == 0)
    #expect(rooms["ana"].bytes == 0)
  }
}
