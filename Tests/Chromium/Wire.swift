import Foundation
import Synchronization

/// One connection through a ``Cable``.
final class Wire: Sendable {
  private let client: Descriptor
  private let server: Descriptor
  private let isHeld = Mutex(false)

  init(client: Descriptor, server: Descriptor) {
    self.client = client
    self.server = server
  }

  func setHeld(_ isHeld: Bool) { self.isHeld.withLock { $0 = isHeld } }

  func cut() {
    client.shutDown()
    server.shutDown()
    setHeld(false)
  }

  /// Carries bytes both ways, on a thread for each, until both ends are closed or the wire is cut.
  func carry(end: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      let up = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [self] in
        carry(from: client, to: server)
        up.signal()
      }
      carry(from: server, to: client)
      up.wait()
      end()
    }
  }

  private func carry(from source: Descriptor, to sink: Descriptor) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let length = source.receive(into: buffer)
      while isHeld.withLock({ $0 }) { usleep(2000) }
      guard length > 0, sink.send(UnsafeRawBufferPointer(rebasing: buffer[..<length])) else {
        break
      }
    }
    // Only this direction ends: a client may end its request and still wait for the response.
    source.shutDown(Int(SHUT_RD))
    sink.shutDown(Int(SHUT_WR))
  }
}
