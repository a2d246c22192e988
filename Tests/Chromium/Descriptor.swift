import Foundation

/// A file descriptor that closes when its last reference is released, so that its number is not used after it means
/// another file.
package final class Descriptor: Sendable {
  package let number: Int32

  /// Takes over an open descriptor.
  package init(_ number: Int32) { self.number = number }

  deinit { _ = close(number) }

  /// Ends a socket in both directions, or in one: readers on both sides see its end.
  package func shutDown(_ direction: Int = Int(SHUT_RDWR)) {
    _ = shutdown(number, Int32(direction))
  }

  /// Writes all of the bytes to a socket, blocking if necessary.
  ///
  /// - Returns: True if the other side is still connected.
  package func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(number, $0.baseAddress, $0.count, flags) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Waits for bytes from a socket and copies them into the buffer.
  ///
  /// - Returns: The number of bytes; 0 at the end.
  package func receive(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = recv(number, buffer.baseAddress, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      return max(0, count)
    }
  }
}
