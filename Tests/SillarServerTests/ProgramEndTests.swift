import Foundation
import SillarServer
import Testing

/// What is registered with `atexit` removes what other threads of the process may be using: OpenSSL's crashed a program that ended while
/// a thread made a connection to PostgreSQL.
@Suite(.timeLimit(.minutes(1))) struct ProgramEndTests {
  @Test func `a program that has done its work ends before libraries remove what they use`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      atexit { _exit(99) }
      try await Program.run("quiet", version: "1.0.0", arguments: []) { _ in }
    }
  }

  @Test func `a program that fails ends so, too, and says why`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      atexit { _exit(99) }
      try await Program.run("quiet", version: "1.0.0", arguments: []) { _ in
        throw CocoaError(.fileNoSuchFile)
      }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("quiet: "))
  }

  @Test func `a program that only prints something prints all of it`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(0), observing: [\.standardOutputContent]
    ) {
      atexit { _exit(99) }
      try await Program.run("quiet", version: "1.0.0", arguments: ["--version"]) { _ in }
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(output.contains("1.0.0\n"))
  }
}
