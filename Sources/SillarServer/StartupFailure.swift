import Foundation
import NIOCore

/// A reason that a program cannot start, in one line: what happened and what to do about it.
struct StartupFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// The reason that a server cannot listen; nil when the error is about something else.
  init?(listening error: any Error, host: String, port: Int) {
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
