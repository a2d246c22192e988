import Synchronization

/// The tasks of a window that rest: each waits for the window itself or for a test's clock, and for nothing else.
///
/// ```swift
/// func open(_ app: any App) -> Window {
///   Window(app: app, visitor: Visitor(id: "test"), resting: RestingTasks())
/// }
/// ```
///
/// A test host passes it to its window. When every task of the window has ended or rests, the screen stays as it is,
/// and a step need not wait for what is not there.
public final class RestingTasks: Sendable {
  /// Set in the tasks of a test host's windows.
  @TaskLocal package static var current: RestingTasks?

  /// The hash values of the tasks: a task cannot be obtained from inside.
  private let tasks = Mutex<Set<Int>>([])

  public init() {}

  /// Waits, and counts the current task as resting meanwhile. A child task rests for itself: its parent may still do
  /// something else.
  public static func rest<Value, Failure>(
    _ wait: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let current, let task = withUnsafeCurrentTask(body: { $0?.hashValue }) else {
      return try await wait()
    }
    current.tasks.withLock { _ = $0.insert(task) }
    defer { current.tasks.withLock { _ = $0.remove(task) } }
    return try await wait()
  }

  /// Creates a task that may rest. What `withValue` takes is synchronous, because its asynchronous form leaves the
  /// window.
  package func track(_ create: () -> Task<Void, Never>) -> Task<Void, Never> {
    Self.$current.withValue(self, operation: create)
  }

  package func contains(_ task: Task<Void, Never>) -> Bool {
    tasks.withLock { $0.contains(task.hashValue) }
  }
}
