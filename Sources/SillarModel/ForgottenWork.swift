/// Work that an app has to run, and does not: what is given to it waits for ever.
///
/// The part that waits says so, such as an outbox; the window in whose task that happens reports it through its host.
///
/// ```swift
/// ForgottenWork.report?("outbox")
/// ```
package enum ForgottenWork {
  /// Takes the name of the work, for a report to the programmer. Set in the tasks of windows.
  @TaskLocal package static var report: (@Sendable (_ work: String) -> Void)?
}
