import Foundation

/// Blocking TCP on this machine.
package enum Loopback {
  /// Listens on 127.0.0.1; port 0 is any free port.
  package static func listen(on port: Int) throws -> (listener: Descriptor, port: Int) {
    guard let socket = makeSocket() else { throw failure("make a socket") }
    var one: Int32 = 1
    setsockopt(
      socket.number, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout.size(ofValue: one)))
    var address = address(of: port)
    let isListening = withUnsafe(&address) { pointer, length in
      bind(socket.number, pointer, length) == 0 && Foundation.listen(socket.number, 64) == 0
        && getsockname(socket.number, pointer, &length) == 0
    }
    guard isListening else { throw failure("listen on 127.0.0.1:\(port)") }
    return (socket, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// Waits for the next client; `nil` when the listener has been shut down.
  static func accept(from listener: Descriptor) -> Descriptor? {
    while true {
      let number = Foundation.accept(listener.number, nil, nil)
      if number >= 0 { return prepared(number) }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// `nil` if no server listens on the port.
  package static func connect(to port: Int) -> Descriptor? {
    guard let socket = makeSocket() else { return nil }
    var address = address(of: port)
    let isConnected = withUnsafe(&address) { pointer, length in
      Foundation.connect(socket.number, pointer, length) == 0
    }
    return isConnected ? socket : nil
  }

  private static func makeSocket() -> Descriptor? {
    #if os(Linux)
      let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let number = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    return number < 0 ? nil : prepared(number)
  }

  /// Not inherited by other programs, and without Nagle's delay, which would distort the cable's timing.
  private static func prepared(_ number: Int32) -> Descriptor {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    var one: Int32 = 1
    setsockopt(
      number, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout.size(ofValue: one)))
    return Descriptor(number)
  }

  private static func address(of port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func withUnsafe(
    _ address: inout sockaddr_in,
    _ body: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Bool
  ) -> Bool {
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
    }
  }

  private static func failure(_ what: String) -> CableError {
    CableError(description: "Cannot \(what): \(Spawn.reason(errno))")
  }
}

/// The reason why a ``Cable`` could not be made or restored.
public struct CableError: Error, CustomStringConvertible {
  public let description: String
}
