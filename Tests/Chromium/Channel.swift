import Dispatch
import Foundation

/// Messages to and from Chromium over a socket: each is JSON text that ends with a zero byte.
///
/// A thread of its own reads and a queue of its own writes: both may block without holding up
/// Swift's threads.
struct Channel: Sendable {
  private let socket: Descriptor
  private let writing = DispatchQueue(label: "Chromium.Channel")

  init(_ socket: Descriptor) { self.socket = socket }

  /// Sends one message after those sent before it. A message to a browser that ended is dropped:
  /// the reader tells everyone.
  func send(_ message: String) {
    writing.async { [socket] in
      var bytes = Array(message.utf8)
      bytes.append(0)
      _ = bytes.withUnsafeBytes { socket.send($0) }
    }
  }

  /// Ends the conversation; Chromium then ends too.
  func close() { socket.shutDown() }

  /// Reads until the conversation ends.
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
