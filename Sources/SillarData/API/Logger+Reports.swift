public import Logging

extension Logger {
  /// Logs reports of failures: each text once as a warning, and at info level when it comes again.
  ///
  /// ```swift
  /// import Logging
  ///
  /// let report = Logger(label: "shop").warningOnce()
  /// report("the price of lamp-1 is unreadable")
  /// ```
  public func warningOnce() -> @Sendable (String) -> Void {
    let bursts = Bursts()
    return { text in log(level: bursts.failed(text) ? .warning : .info, "\(text)") }
  }
}
