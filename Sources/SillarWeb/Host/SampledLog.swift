import Logging
import Synchronization

/// The log for what anybody can cause as often as they like, and for what matters for security: refused forms, events,
/// uploads and sockets, locks, sign-ins, sign-outs and revocations. Each line has the number of times since the last one of
/// its kind, and the address of the last client; where there is a session, its ``SessionKeeper/Session/label``. No line has
/// a secret, nor anything that a person has typed.
final class SampledLog: Sendable {
  /// The number of lines a minute of one kind.
  enum Kind: Int {
    /// For refusals: a flood of them is one line.
    case refusal = 1
    /// For what happens to sessions: a line for each, unless somebody causes a flood of them.
    case session = 100
  }

  private let logger: Logger
  private let clock: Clockwork
  private let bursts = Mutex<[String: Burst]>([:])

  init(_ logger: Logger, clock: Clockwork) {
    self.logger = logger
    self.clock = clock
  }

  /// - Parameters:
  ///   - line: A constant, for each has a count of its own.
  ///   - reason: What the line ends with.
  ///   - client: By default the client of the request that the current task answers.
  func note(
    _ line: StaticString, _ kind: Kind = .refusal, reason: @autoclosure () -> String? = nil,
    level: Logger.Level = .notice, of session: SessionKeeper.Session? = nil,
    at client: ClientAddress? = nil, _ metadata: @autoclosure () -> Logger.Metadata = [:]
  ) {
    let line = "\(line)"
    let burst = bursts.withLock { bursts in
      let burst = bursts[line] ?? Burst(lines: kind.rawValue)
      bursts[line] = burst
      return burst
    }
    guard let count = burst.count(at: clock.now()) else { return }
    let address = client ?? Asking.current?.address ?? .local
    var metadata = metadata()
    metadata["times"] = "\(count)"
    metadata["client"] = "\(address)"
    if let session { metadata["session"] = "\(session.label)" }
    logger.log(
      level: level, "\(line)\(reason().map { ": \($0)" } ?? "")", metadata: metadata)
  }
}
