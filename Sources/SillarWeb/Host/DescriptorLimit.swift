import Foundation
import Logging

/// The number of files and connections that this process may have open at once (`RLIMIT_NOFILE`).
enum DescriptorLimit {
  /// The descriptors that a process needs besides its windows: databases, pictures, services, connections that wait for
  /// a page.
  private static let reserve = 200

  /// The current limit; nil where the system does not report it.
  static var current: Int? { limits.map { Int(clamping: $0.rlim_cur) } }

  /// The number of connections that may be open, so that enough descriptors remain; half of the limit where it is
  /// small.
  static var connections: Int { current.map { max($0 - reserve, $0 / 2) } ?? .max }

  /// Raises the limit as far as the process is permitted to, and logs a warning if that is too little.
  ///
  /// - Parameter windows: The number of windows that the hosts allow; each needs a connection.
  static func raise(for windows: Int, logger: Logger) {
    guard var limits else { return }
    if limits.rlim_cur < limits.rlim_max {
      limits.rlim_cur = limits.rlim_max
      if setrlimit(resource, &limits) != 0 {
        logger.warning(
          "The limit of open files could not be raised.",
          metadata: ["error": "\(String(cString: strerror(errno)))"])
      }
    }
    guard let current, current < windows + reserve else { return }
    logger.warning(
      """
      This process may have \(current) files and connections open, too few for the \(windows) windows that its \
      hosts allow (limits.maximumWindows). Allow \(windows + reserve) (`ulimit -n`, or LimitNOFILE= of systemd), or \
      fewer windows.
      """)
  }

  private static var limits: rlimit? {
    var limits = rlimit()
    return getrlimit(resource, &limits) == 0 ? limits : nil
  }

  private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
}
