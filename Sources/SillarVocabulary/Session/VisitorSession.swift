/// The session of a window's visitor, which a host keeps. Modules use it through `ModuleContext`.
///
/// ```swift
/// func open(_ app: any App, locked by: VisitorLock) -> Window {
///   Window(app: app, visitor: Visitor(id: "me"), session: VisitorSession(lock: by))
/// }
/// ```
public struct VisitorSession: Sendable {
  /// The lock of the app for this visitor.
  public let lock: VisitorLock
  package let renew: @Sendable (_ account: String?) async -> Bool
  package let endAll: @Sendable (_ account: String) async -> Void
  /// Keeps what the visitor has chosen in the window.
  package let keep: @Sendable (_ language: String?, _ isDark: Bool?) -> Void

  /// By default a session of a window alone, such as a test's.
  public init(
    lock: VisitorLock = VisitorLock(),
    renew: @escaping @Sendable (_ account: String?) async -> Bool = { _ in true },
    endAll: @escaping @Sendable (_ account: String) async -> Void = { _ in },
    keep: @escaping @Sendable (_ language: String?, _ isDark: Bool?) -> Void = { _, _ in }
  ) {
    self.lock = lock
    self.renew = renew
    self.endAll = endAll
    self.keep = keep
  }
}
