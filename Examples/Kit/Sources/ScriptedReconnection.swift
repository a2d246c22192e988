import Scripted
public import SillarModel
import Synchronization

/// A reconnection that happens when the test says so.
public final class ScriptedReconnection: Reconnection {
  private let gate = Gate()
  private let waits = Mutex<[Int]>([])

  public init() {}

  /// The number of consecutive failures at the start of each wait.
  public var failures: [Int] { waits.withLock { $0 } }

  public func happen() { gate.letOnePass() }

  /// Returns after `wait(afterFailures:)` has been called this many times.
  public func untilWaitedFor(_ times: Int) async {
    while failures.count < times, !Task.isCancelled { await Task.yield() }
  }

  public func wait(afterFailures failures: Int) async {
    waits.withLock { $0.append(failures) }
    await gate.pass()
  }
}
