import Synchronization

/// Work that nobody does, because `App.run()` does not call a `run()`: what a test host finds of it.
package final class ForgottenRuns: Sendable {
  /// Set in the tasks of a test host's windows.
  @TaskLocal package static var current: ForgottenRuns?

  private let checks = Mutex<[@Sendable () -> String?]>([])

  package init() {}

  /// - Parameter check: Returns the problem and what to do about it; nil as soon as somebody does the work.
  package func add(_ check: @escaping @Sendable () -> String?) {
    checks.withLock { $0.append(check) }
  }

  package var problems: [String] { checks.withLock { $0 }.compactMap { $0() } }
}
