package import Foundation

/// Starts programs with exactly the descriptors they should have.
package enum Spawn {
  /// Starts a program in a session of its own, with `socket` as its descriptors 3 and 4.
  ///
  /// The program inherits no other descriptor: otherwise a server of the test would keep connections open that it has
  /// closed. Nor does it inherit the signals that the test ignores.
  package static func run(
    _ command: [String], environment: [String: String], standardError: Descriptor,
    socket: Descriptor
  ) throws -> pid_t {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, standardError.number, 2)
      posix_spawn_file_actions_adddup2(&actions, socket.number, 3)
      posix_spawn_file_actions_adddup2(&actions, socket.number, 4)
      try closeAll(from: 5, &actions)
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)

      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which Swift does not see either
      posix_spawnattr_setflags(
        &attributes,
        Int16(Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | newSession))

      var process: pid_t = 0
      let error = withCStrings(command) { arguments in
        withCStrings(environment.map { "\($0)=\($1)" }) { variables in
          posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
        }
      }
      guard error == 0 else {
        throw BrowserError.notStarted("cannot run \(command[0]): \(reason(error))")
      }
      return process
    #else
      throw BrowserError.notStarted("this driver runs on Linux only")
    #endif
  }

  #if os(Linux)
    /// The headers declare this function of glibc 2.34 for GNU C only, so Swift does not see it.
    private static func closeAll(
      from first: Int32, _ actions: inout posix_spawn_file_actions_t
    ) throws {
      typealias Function =
        @convention(c) (
          UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32
        ) -> Int32
      guard let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else {
        throw BrowserError.notStarted("the system's C library is older than glibc 2.34")
      }
      _ = unsafeBitCast(symbol, to: Function.self)(&actions, first)
    }
  #endif

  /// The meaning of an error number.
  static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
