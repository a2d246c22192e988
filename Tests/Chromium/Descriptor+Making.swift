import Foundation

extension Descriptor {
  /// An unlinked file, which needs no removal.
  package static func log(at path: String) throws -> Descriptor {
    let number = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard number >= 0 else {
      throw BrowserError.notStarted("cannot write \(path): \(Spawn.reason(errno))")
    }
    unlink(path)
    return Descriptor(number)
  }

  /// The end of a browser's log, without complaints about a missing desktop.
  package var end: String {
    let length = 8000
    let size = Int(lseek(number, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: length)
    let count = pread(number, &bytes, length, off_t(max(0, size - length)))
    let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.contains("dbus") }.joined(separator: "\n")
  }

  /// Sockets rather than pipes: writing to a socket whose reader has died is an error, not a SIGPIPE that ends the
  /// tests.
  package static func socketPair() throws -> (Descriptor, Descriptor) {
    #if os(Linux)
      var pair: [Int32] = [-1, -1]
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &pair) == 0 else {
        throw BrowserError.notStarted("cannot make a socket: \(Spawn.reason(errno))")
      }
      return (Descriptor(pair[0]), Descriptor(pair[1]))
    #else
      throw BrowserError.notStarted("this driver runs on Linux only")
    #endif
  }

  /// Ends each wait for bytes after a time.
  package func limitWait(seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout.size(ofValue: time)))
  }

  /// Lets a TCP connection end with RST in place of FIN when it is closed.
  func resetOnClose() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      number, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }
}
