/// An error while driving a browser. Each description says what happened and what to do.
public enum BrowserError: Error, Equatable {
  /// The browser is not on this machine, or it could not be started.
  case notStarted(String)
  /// The browser ended, and every call that waited for it ended too.
  case ended(String)
  /// The browser refused a command.
  case refused(command: String, reason: String)
  /// The browser took a command and did not answer in time.
  case silent(command: String, after: Duration)
  /// The page was closed, or its process crashed.
  case pageGone(String)
  /// The address could not be opened.
  case unreachable(url: String, reason: String)
  /// A script threw; the text is what it threw.
  case script(String)
  /// The condition did not become true in time; `page` is the page's text and console.
  case timedOut(waitingFor: String, after: Duration, page: String)
}

extension BrowserError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notStarted(let reason): "The browser did not start: \(reason)"
    case .ended(let reason): "The browser ended: \(reason)"
    case .refused(let command, let reason): "The browser refused \(command): \(reason)"
    case .silent(let command, let time):
      "The browser did not answer \(command) within \(time). Is a script of the page in a loop?"
    case .pageGone(let reason): "The page is gone: \(reason)"
    case .unreachable(let url, let reason): "Cannot open \(url): \(reason)"
    case .script(let thrown): "The script threw: \(thrown)"
    case .timedOut(let condition, let time, let page):
      "Waited \(time) for \(condition), in vain.\n\(page)"
    }
  }
}
