import Dispatch
import Foundation

/// Messages to and from Chromium over a socket: each is JSON text that ends with a zero byte.
///
/// A thread reads and a queue writes: both may block without blocking Swift's threads.
struct Channel: Sendable {
  private let socket: Descriptor
  private let writing = DispatchQueue(label: "Chromium.Channel")

  init(_ socket: Descriptor) { self.socket = socket }

  /// Sends one message, in order. A message to a browser that has ended is dropped: the reader reports the end.
  func send(_ message: String) {
    writing.async { [socket] in
      var bytes = Array(message.utf8)
      bytes.append(0)
      _ = bytes.withUnsafeBytes { socket.send($0) }
    }
  }

  /// Closes the socket; Chromium then ends too.
  func close() { socket.shutDown() }

  /// Reads until the socket is closed.
  ///
  /// - Parameters:
  ///   - receive: is called on the reading thread with each message, in order.
  ///   - end: is called once, after the last message.
  func read(
    _ receive: @escaping @Sendable (Data) -> Void, end: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread { [socket] in
      var message = Data()
      let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 1)
      defer { chunk.deallocate() }
      while true {
        let count = socket.receive(into: chunk)
        if count == 0 { break }
        var rest = UnsafeRawBufferPointer(rebasing: chunk[..<count])
        while let start = rest.baseAddress, let zero = memchr(start, 0, rest.count) {
          let length = UnsafeRawPointer(zero) - start
          message.append(contentsOf: rest[..<length])
          receive(message)
          message = Data()
          rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...])
        }
        message.append(contentsOf: rest)
      }
      end()
    }
  }
}
