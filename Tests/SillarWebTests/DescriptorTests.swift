import Foundation
import Programs
import TestServers
import Testing

@testable import SillarWeb

/// A program with a low limit of open files, as its visitors and its operator see it.
@Suite(.serialized, .timeLimit(.minutes(2))) struct DescriptorTests {
  /// Runs a server of the Gallery with a limit of open files.
  private func run(
    limit: String, _ test: (RunningProgram, _ port: Int) async throws -> Void
  ) async throws -> [Substring] {
    let program = try RunningProgram(
      at: URL(filePath: "/usr/bin/prlimit"),
      ["--nofile=\(limit)", RunningProgram.file("galleryserver").path])
    do {
      let line = await program.firstLine()
      let port = try #require(line.split(separator: ":").last.flatMap { Int($0) }, "\(line)")
      try await test(program, port)
    } catch {
      program.crash()
      throw error
    }
    program.terminate()
    return await program.result().errors.split(separator: "\n")
  }

  /// The processor time of a process.
  private func processorTime(of program: RunningProgram) throws -> Duration {
    let line = try String(contentsOfFile: "/proc/\(program.id)/stat", encoding: .utf8)
    let fields = try #require(line.split(separator: ")").last).split(separator: " ")
    // The fields 14 and 15 of proc(5), in ticks.
    let ticks = try #require(Int(fields[11])) + #require(Int(fields[12]))
    return .seconds(1) * ticks / sysconf(Int32(_SC_CLK_TCK))
  }

  @Test func `visitors for whom there is no descriptor wait, quietly, until others leave`()
    async throws
  {
    let lines = try await run(limit: "160:160") { program, port in
      var clients: [RawClient] = []
      for number in 0..<220 {
        // One address may have a quarter of the connections.
        let client = try await RawClient.connect(
          port: port, from: "127.0.0.\(2 + number % 20)")
        try await client.send("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        clients.append(client)
      }
      try await clients[0].waitUntilReceived("200 OK")
      // First, the pages of the accepted visitors are made.
      var spent = Duration.seconds(1)
      for _ in 0..<60 where spent > .milliseconds(100) {
        let before = try processorTime(of: program)
        try await Task.sleep(for: .milliseconds(500))
        spent = try processorTime(of: program) - before
      }
      #expect(spent <= .milliseconds(100), "it is never quiet")
      for client in clients.prefix(150) { try? await client.close() }
      for client in clients.dropFirst(150) { try await client.waitUntilReceived("200 OK") }
      for client in clients.dropFirst(150) { try? await client.close() }
      let newcomer = try await RawClient.connect(port: port)
      try await newcomer.send("GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
      #expect(try await newcomer.allReceived().hasSuffix("ok\n"))
      // After a second without a failure.
      #expect(
        try await eventually {
          program.errorsUntilNow.contains("There are file descriptors again")
        })
    }
    #expect(lines.filter { $0.contains("No file descriptor is left") }.count == 1)
    #expect(lines.filter { $0.contains("There are file descriptors again") }.count == 1)
    #expect(lines.filter { $0.contains("too few for the 10000 windows") }.count == 1)
  }

  @Test func `a program raises its limit as far as it may`() async throws {
    let lines = try await run(limit: "160:20000") { program, _ in
      let limits = try String(contentsOfFile: "/proc/\(program.id)/limits", encoding: .utf8)
      let line = try #require(limits.split(separator: "\n").first { $0.contains("open files") })
      #expect(line.split(separator: " ")[3] == "20000", "\(line)")
    }
    #expect(!lines.contains { $0.contains("too few") })
  }
}
