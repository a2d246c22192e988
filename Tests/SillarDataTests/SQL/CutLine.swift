import Foundation
import Synchronization

/// A line to a server on this machine, which a test cuts at a commit.
final class CutLine: Sendable {
  enum Cut: CaseIterable {
    /// The commit does not reach the server.
    case beforeCommit
    /// The answer to the commit does not come back.
    case afterCommit
  }

  struct Failure: Error {}

  /// The port of this end.
  let port: Int
  private let listener: CInt
  private let next = Mutex<Cut?>(nil)

  /// - Parameter port: The port of the server.
  init(to port: Int) throws {
    let listener = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    var address = Self.address(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, size) == 0 && listen(listener, 16) == 0
          && getsockname(listener, pointer, &size) == 0
      }
    }
    guard isBound else { throw Failure() }
    self.port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [listener, weak self] in
      while case let client = accept(listener, nil, nil), client >= 0 {
        guard let self else { return }
        self.connect(client, to: port)
      }
    }
  }

  deinit {
    shutdown(listener, CInt(SHUT_RDWR))
    close(listener)
  }

  /// Cuts the line at the next commit.
  func cut(_ cut: Cut) { next.withLock { $0 = cut } }

  private static func address(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private func connect(_ client: CInt, to port: Int) {
    let server = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var address = Self.address(port)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(client)
      close(server)
      return
    }
    let isCut = Flag()
    Thread.detachNewThread { [self] in
      Self.copy(client, server) { bytes in
        guard bytes.firstRange(of: Data("COMMIT\0".utf8)) != nil,
          let cut = next.withLock({ next in
            defer { next = nil }
            return next
          })
        else { return true }
        isCut.set()
        return cut == .afterCommit
      }
    }
    Thread.detachNewThread { Self.copy(server, client) { _ in !isCut.isSet } }
  }

  /// Copies until an end is closed, or the closure returns false.
  private static func copy(_ source: CInt, _ target: CInt, _ passes: (Data) -> Bool) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(source, &bytes, bytes.count), count > 0,
      passes(Data(bytes[..<count]))
    {
      var sent = 0
      while sent < count {
        let more = bytes.withUnsafeBytes {
          send(target, $0.baseAddress.map { $0 + sent }, count - sent, CInt(MSG_NOSIGNAL))
        }
        guard more > 0 else { break }
        sent += more
      }
    }
    // Not closed, for the other thread may use them: these are a few in a test.
    shutdown(source, CInt(SHUT_RDWR))
    shutdown(target, CInt(SHUT_RDWR))
  }

  private final class Flag: Sendable {
    private let flag = Atomic(false)
    var isSet: Bool { flag.load(ordering: .acquiring) }
    func set() { flag.store(true, ordering: .releasing) }
  }
}
