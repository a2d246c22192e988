import Foundation
import Synchronization

/// One connection through a ``Cable``.
final class Wire: Sendable {
  private enum End { case cut, reset }

  private let client: Descriptor
  private let server: Descriptor
  private let weather = Mutex(Cable.Weather())
  private let end = Mutex<End?>(nil)

  init(client: Descriptor, server: Descriptor) {
    self.client = client
    self.server = server
  }

  func setWeather(_ weather: Cable.Weather) { self.weather.withLock { $0 = weather } }

  func cut() {
    end.withLock { $0 = $0 ?? .cut }
    client.shutDown()
    server.shutDown()
  }

  /// Both sides get RST when the threads have left the sockets.
  func reset() {
    end.withLock { $0 = .reset }
    for socket in [client, server] {
      socket.resetOnClose()
      socket.shutDown(Int(SHUT_RD))
    }
  }

  /// Carries bytes both ways until both ends are closed or the wire is cut.
  func carry(end: @escaping @Sendable () -> Void) {
    let directions = DispatchGroup()
    carry(from: client, to: server, \.up, directions)
    carry(from: server, to: client, \.down, directions)
    directions.notify(queue: .global(), execute: end)
  }

  /// One thread receives, another sends what is due.
  private func carry(
    from source: Descriptor, to sink: Descriptor,
    _ pace: @escaping @Sendable (Cable.Weather) -> Cable.Pace,
    _ directions: DispatchGroup
  ) {
    let parcels = Parcels()
    Thread.detachNewThread {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 1)
      defer { buffer.deallocate() }
      while true {
        let length = source.receive(into: buffer)
        parcels.put(Array(buffer[..<length]))
        guard length > 0 else { break }
      }
    }
    directions.enter()
    Thread.detachNewThread { [self] in
      while deliver(parcels.first(), to: sink, pace) { parcels.removeFirst() }
      // Only this direction ends: a client may end its request and still wait for the response.
      source.shutDown(Int(SHUT_RD))
      if end.withLock({ $0 }) != .reset { sink.shutDown(Int(SHUT_WR)) }
      parcels.close()
      directions.leave()
    }
  }

  /// Returns false at the end.
  private func deliver(
    _ parcel: Parcels.Parcel, to sink: Descriptor, _ pace: (Cable.Weather) -> Cable.Pace
  ) -> Bool {
    var rest = parcel.bytes[...]
    repeat {
      var now = weather.withLock { $0 }
      while now.isHeld || ContinuousClock.now < parcel.arrival + pace(now).delay {
        guard end.withLock({ $0 == nil }) else { return false }
        usleep(2000)
        now = weather.withLock { $0 }
      }
      let limit = pace(now).bytesPerSecond
      // Fifty pieces a second.
      let piece = rest.prefix(limit.map { max(1, $0 / 50) } ?? rest.count)
      guard !piece.isEmpty, piece.withUnsafeBytes({ sink.send($0) }) else { return false }
      rest = rest.dropFirst(piece.count)
      if let limit { usleep(UInt32(1_000_000 * piece.count / limit)) }
    } while !rest.isEmpty
    return true
  }
}

/// Bytes on their way in one direction: a few at a time, so that a fast sender has to wait.
private final class Parcels: Sendable {
  struct Parcel {
    /// Empty at the end.
    var bytes: [UInt8]
    var arrival: ContinuousClock.Instant
  }

  private let list = Mutex<[Parcel]>([])
  private let full = DispatchSemaphore(value: 0)
  private let free = DispatchSemaphore(value: 0)

  init() { for _ in 0..<64 { free.signal() } }

  func put(_ bytes: [UInt8]) {
    free.wait()
    list.withLock { $0.append(Parcel(bytes: bytes, arrival: .now)) }
    full.signal()
  }

  /// Waits for one.
  func first() -> Parcel {
    full.wait()
    return list.withLock { $0[0] }
  }

  func removeFirst() {
    list.withLock { _ = $0.removeFirst() }
    free.signal()
  }

  /// Lets the sender go on, to nowhere.
  func close() { for _ in 0..<64 { free.signal() } }
}
