import Foundation
import NIOCore

extension StartupFailure {
  /// What it means when a server cannot listen on `host` and `port`.
  ///
  /// - Returns: `nil` when `error` is about something else.
  ///
  ///       catch { throw StartupFailure(listening: error, host: host, port: port) ?? error }
  public init?(listening error: any Error, host: String, port: Int) {
    if error is SocketAddressError.UnknownHost || error is SocketAddressError {
      self.init("cannot find the address \(host): check --host")
      return
    }
    guard let error = error as? IOError else { return nil }
    switch error.errnoCode {
    case EADDRINUSE:
      self.init(
        "port \(port) is in use on \(host): stop the other program, or choose another with --port")
    case EACCES:
      self.init(
        "may not listen on port \(port) of \(host) (Permission denied): choose a port above 1023 "
          + "with --port")
    case EADDRNOTAVAIL:
      self.init("\(host) is not an address of this machine: choose another with --host")
    default:
      let reason = String(cString: strerror(error.errnoCode))
      self.init("cannot listen on port \(port) of \(host) (\(reason)): check --host and --port")
    }
  }
}
