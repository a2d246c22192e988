import Scripted
public import SillarModel
import Synchronization

/// The service can be reached again when the test says so.
public final class ScriptedReconnection: Reconnection {
  private let gate = Gate()
  private let waits = Mutex<[Int]>([])

  public init() {}

  /// How often asking had failed in a row, each time that somebody came to wait.
  public var failures: [Int] { waits.withLock { $0 } }

  public func happen() { gate.letOnePass() }

  /// Returns when somebody has come to wait that often.
  public func untilWaitedFor(_ times: Int) async {
    while failures.count < times, !Task.isCancelled { await Task.yield() }
  }

  public func wait(afterFailures failures: Int) async {
    waits.withLock { $0.append(failures) }
    await gate.pass()
  }
}
