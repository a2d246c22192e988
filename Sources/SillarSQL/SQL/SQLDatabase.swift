/// A database of some engine: a ``LocalDatabase`` on the disk of one machine, or a `PostgreSQLDatabase` that several
/// processes share.
///
/// What stores something takes any of them, and does not know which it has:
///
/// ```swift
/// struct Shelf: Sendable {
///   let database: any SQLDatabase
///
///   func titles() async throws -> [String] {
///     try await database.read { try $0.values("SELECT title FROM book ORDER BY title") }
///   }
/// }
/// ```
///
/// A transaction runs on a thread of the engine, and may block it. Each sees the database as if no other ran at the same
/// time, whatever other processes do: the closure runs again if need be, and must change nothing but the database. After
/// a statement has failed, the transaction is over: nothing of it is stored, also if the closure catches the error.
public protocol SQLDatabase: Sendable {
  /// Reads in one transaction: everything that `body` reads belongs to one state of the database.
  ///
  /// - Throws: Errors from `body`, and the app's own error for an error of the database or a ``SQLRowUnreadable``.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Value
  ) async throws -> Value

  /// Reads a few rows by their keys, with as few switches between threads as the engine can do it.
  ///
  /// - Throws: The same errors as ``read(_:)``.
  func readBriefly<Value: Sendable>(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Value
  ) async throws -> Value

  /// Reads while the program starts, before it serves requests. It blocks the thread, so it is not for asynchronous code.
  ///
  /// - Throws: The same errors as ``read(_:)``.
  @available(*, noasync, message: "Use read(_:) or readBriefly(_:), which hold no thread.")
  func readAtStart<Value>(_ body: (SQLTransaction) throws -> Value) throws -> Value

  /// Runs one transaction: all of it is stored, or nothing if `body` throws. The transactions of one value run in the order
  /// of the calls.
  ///
  /// - Throws: The same errors as ``read(_:)``; `CancellationError` if the task was cancelled before the transaction
  ///   began. One that has begun is stored.
  @discardableResult
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Value
  ) async throws -> Value

  /// Runs one transaction some time later, in the order of the calls of this method and of ``write(_:)``. A failure is
  /// logged.
  ///
  /// - Parameter whenFailed: Called once if nothing is stored, also if the transaction could not begin.
  func writeLater(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Void,
    whenFailed: @escaping @Sendable (any Error) -> Void)

  /// True if other processes may use the database at the same time.
  var isShared: Bool { get }

  /// What other processes tell: first ``SQLSignal/missed``. A process does not hear itself.
  ///
  /// - Parameter channel: A name that the callers of ``SQLTransaction/tellOthers(_:on:)`` share.
  func signals(on channel: String) -> AsyncStream<SQLSignal>

  /// The number of queries that have been run, for tests and measurements.
  var queries: Int { get }
}

extension SQLDatabase {
  /// Runs one transaction some time later, in the order of the calls of this method and of ``write(_:)``. A failure is
  /// logged, and reported to nobody.
  public func writeLater(_ body: @escaping @Sendable (SQLTransaction) throws -> Void) {
    writeLater(body) { _ in }
  }
}
