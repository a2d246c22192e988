public import Sillar
import Synchronization

/// A host's part in the work of an app, `Flavor.work`: all hosts of an app in one process run it once, from when the first one begins
/// until the last one has ended.
///
/// ```swift
/// func open(_ app: any App, on executor: any TaskExecutor) async {
///   let run = AppRun(of: app, on: executor)
///   // … windows of the app …
///   await run.end()?.value
/// }
/// ```
///
/// A host that alone runs its app may call `AppWork.run()` itself.
public final class AppRun: Sendable {
  private let shared: SharedRun
  private let hasEnded = Atomic(false)

  /// Runs the app, unless another host does.
  public init(of app: any App, on executor: any TaskExecutor) {
    shared = app.flavor.sharedRun
    shared.begin(on: executor)
  }

  /// Ends this host's part; the last one cancels the run. Later calls do nothing.
  ///
  /// - Returns: The run that has been cancelled, to wait for its end; nil while another host needs it.
  @discardableResult public func end() -> Task<Void, Never>? {
    hasEnded.exchange(true, ordering: .relaxed) ? nil : shared.end()
  }

  /// True if the run has ended, or waits for nothing but a test's clock: see `RestingTasks`.
  public var isAtRest: Bool { shared.isAtRest }
}
