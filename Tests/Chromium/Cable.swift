import Foundation
import Synchronization

/// The network between the browser and a server of this machine, which a test can delay, slow, hold, cut and reset.
///
/// A cable carries all bytes, so a cut affects every connection: requests, WebSockets, and bytes in transit.
///
/// ```swift
/// let cable = try Cable(to: serverPort)
/// try await page.open("http://127.0.0.1:\(cable.port)/")
/// cable.cut()
/// try await page.waitFor("Connecting…")
/// try cable.mend()
/// try await page.waitForNo("Connecting…")
/// ```
///
/// The page sees the cable's port as the server's. The server sees a connection from the browser, except that the
/// `Host` and `Origin` headers contain the cable's port.
public final class Cable: Sendable {
  /// The port that the browser connects to, on 127.0.0.1.
  public let port: Int

  /// How long bytes of one direction take, and how many of a connection pass in a second; nil for no limit.
  public struct Pace: Sendable {
    public var delay: Duration
    public var bytesPerSecond: Int?

    public init(delay: Duration = .zero, bytesPerSecond: Int? = nil) {
      self.delay = delay
      self.bytesPerSecond = bytesPerSecond
    }
  }

  struct Weather: Sendable {
    var up = Pace()
    var down = Pace()
    var isHeld = false
  }

  private struct State {
    var serverPort: Int
    var listener: Descriptor?
    var wires: [ObjectIdentifier: Wire] = [:]
    var weather = Weather()
  }

  private let state: Mutex<State>

  /// Makes a cable to a server on 127.0.0.1.
  public init(to serverPort: Int) throws {
    state = Mutex(State(serverPort: serverPort))
    let (listener, port) = try Loopback.listen(on: 0)
    self.port = port
    accept(from: listener)
  }

  deinit { cut() }

  /// The number of connections that are there now.
  public var connections: Int { state.withLock(\.wires.count) }

  /// Ends all connections and refuses new ones, until ``mend()``.
  public func cut() {
    let (listener, wires) = state.withLock { state in
      defer {
        state.listener = nil
        state.wires = [:]
        state.weather.isHeld = false
      }
      return (state.listener, state.wires.values)
    }
    listener?.shutDown()
    for wire in wires { wire.cut() }
  }

  /// Ends all connections with RST, as a router that has forgotten them does. New ones are accepted.
  public func reset() {
    let wires = state.withLock { state in
      defer { state.wires = [:] }
      return state.wires.values
    }
    for wire in wires { wire.reset() }
  }

  /// Accepts connections again, on the same port. Does nothing to a cable that is not cut.
  ///
  /// - Parameter serverPort: That of another server, to which the cable leads from now on.
  /// - Throws: when another program has taken the port meanwhile.
  public func mend(to serverPort: Int? = nil) throws {
    let isCut = state.withLock { state in
      state.serverPort = serverPort ?? state.serverPort
      return state.listener == nil
    }
    guard isCut else { return }
    accept(from: try Loopback.listen(on: port).listener)
  }

  /// Changes the pace of the bytes to the server and from it, of those on their way too.
  ///
  /// ```swift
  /// cable.slow(up: .init(delay: .milliseconds(300)), down: .init(delay: .milliseconds(300)))
  /// ```
  public func slow(up: Pace = Pace(), down: Pace = Pace()) {
    change { ($0.up, $0.down) = (up, down) }
  }

  /// Stalls, like a phone in a tunnel: connections stay, new ones are accepted, and nothing arrives until ``release()``.
  public func hold() { change { $0.isHeld = true } }

  /// Delivers the bytes that ``hold()`` has delayed.
  public func release() { change { $0.isHeld = false } }

  private func change(_ change: (inout Weather) -> Void) {
    let (wires, weather) = state.withLock { state in
      change(&state.weather)
      return (state.wires.values, state.weather)
    }
    for wire in wires { wire.setWeather(weather) }
  }

  private func accept(from listener: Descriptor) {
    state.withLock { $0.listener = listener }
    Thread.detachNewThread { [weak self] in
      while let client = Loopback.accept(from: listener) { self?.join(client, by: listener) }
    }
  }

  private func join(_ client: Descriptor, by listener: Descriptor) {
    guard let server = Loopback.connect(to: state.withLock(\.serverPort)) else {
      client.shutDown()
      return
    }
    let wire = Wire(client: client, server: server)
    let isWhole = state.withLock { state in
      guard state.listener === listener else { return false }
      state.wires[ObjectIdentifier(wire)] = wire
      wire.setWeather(state.weather)
      return true
    }
    guard isWhole else {
      wire.cut()
      return
    }
    wire.carry { [weak self] in
      self?.state.withLock { _ = $0.wires.removeValue(forKey: ObjectIdentifier(wire)) }
    }
  }
}
