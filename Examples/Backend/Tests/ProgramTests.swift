import Foundation
import Programs
import TestServers
import Testing

/// The program `backend` in a shell.
@Suite(.timeLimit(.minutes(1))) struct ProgramTests {
  @Test func `help names every option and its default`() async throws {
    let result = try await RunningProgram("backend", ["--help"]).result()
    #expect(result.status == 0)
    for word in [
      "--host", "127.0.0.1", "--port", "8080", "--data-dir", ".data", "--demo",
      "--database", "--files-dir", "--trusted-proxies", "--version",
    ] {
      #expect(result.output.contains(word), "\(word)")
    }
  }

  @Test func `the content can be checked by itself`() async throws {
    let result = try await RunningProgram("backend", ["check-content"]).result()
    #expect(result.status == 0)
    #expect(result.output == "all files are right, and so are 966 pictures\n")
  }

  @Test(arguments: [
    (["--port", "70000"], "--port is 70000: a port is a number from 0 to 65535."),
    (["--port", "-1"], "--port"),
    (["--port=-1"], "--port is -1: a port is a number from 0 to 65535."),
    (["--host", ""], "--host is empty: name an address, such as 127.0.0.1."),
    (["--data-dir", ""], "--data-dir is empty: name a folder, such as .data."),
  ])
  func `an option that makes no sense is refused`(arguments: [String], reason: String) async throws
  {
    let result = try await RunningProgram("backend", arguments).result()
    #expect(result.status == 64)
    #expect(result.errors.contains(reason))
    #expect(result.output == "")
  }

  @Test func `a data directory that cannot be is one line that says what to do`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      for path in [file.path, file.path + "/below"] {
        let result = try await RunningProgram("backend", ["--port", "0", "--data-dir", path])
          .result()
        #expect(result.status == 1)
        #expect(
          result.errors == """
            backend: cannot write to \(path) (Not a directory): check --data-dir, and the owner and the permissions of \
            the folder

            """)
      }
    }
  }

  @Test func `an address that is none of a server is one line that says what to do`() async throws {
    try await withTemporaryFolder { folder in
      let result = try await RunningProgram(
        "backend", ["--port", "0", "--data-dir", folder.path, "--database", "nonsense"]
      ).result()
      #expect(result.status == 64)
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.errors.contains("--database"), "\(result.errors)")
      #expect(result.errors.contains("postgres://ada:secret@localhost/shop"), "\(result.errors)")
    }
  }

  @Test func `a port in use is one line that says what to do`() async throws {
    try await withFilledFolder { folder in
      let first = try RunningProgram("backend", ["--port", "0", "--data-dir", folder.path])
      let port = try #require(await first.firstLine().split(separator: ":").last)
      let second = try RunningProgram(
        "backend", ["--port", String(port), "--data-dir", folder.appending(path: "other").path])
      let result = await second.result()
      #expect(result.status == 1)
      #expect(
        result.errors == """
          backend: port \(port) is in use on 127.0.0.1: stop the other program, or choose another \
          with --port

          """)
      #expect(result.output == "")
      first.interrupt()
      #expect(await first.result().status == 0)
    }
  }

  @Test func `an address of another machine is one line that says what to do`() async throws {
    try await withFilledFolder { folder in
      // 192.0.2.0/24 belongs to no machine (RFC 5737).
      let program = try RunningProgram(
        "backend",
        [
          "--host", "192.0.2.1", "--public-url", "http://192.0.2.1", "--port", "0", "--data-dir",
          folder.path,
        ])
      let result = await program.result()
      #expect(result.status == 1)
      #expect(
        result.errors == """
          backend: 192.0.2.1 is not an address of this machine: choose another with --host

          """)
    }
  }

  @Test func `it says where it listens, answers, and ends when it is told to`() async throws {
    try await withTemporaryFolder { folder in
      let data = folder.appending(path: "a/b")
      let program = try RunningProgram("backend", ["--port", "0", "--data-dir", data.path])
      let line = await program.firstLine()
      #expect(line.hasPrefix("backend: listening on http://127.0.0.1:"))
      let port = try #require(line.split(separator: ":").last.flatMap { Int($0) })
      let server = TestServer(port: port)
      let health = try await server.get("/healthz")
      #expect(health.status == 200)
      #expect(health.text == "ok\n")
      #expect(try await server.get("/api/trivia/v1/topics").status == 200)
      // The client still holds its connection open.
      program.terminate()
      let result = await program.result()
      #expect(result.status == 0)
      #expect(result.errors == "")
      #expect(FileManager.default.fileExists(atPath: data.appending(path: "backend.sqlite").path))
      let left = try FileManager.default.contentsOfDirectory(atPath: data.path)
      #expect(!left.contains { $0.hasPrefix(".write-check") })
    }
  }

  @Test func `behind a trusted proxy a client is who the proxy says, not who it says itself`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let program = try RunningProgram(
        "backend",
        ["--port", "0", "--data-dir", folder.path, "--trusted-proxies", "127.0.0.1"])
      let line = await program.firstLine()
      let port = try #require(line.split(separator: ":").last.flatMap { Int($0) })
      let raw = try await RawClient.connect(port: port)
      // The request of a proxy on this machine, for a client that gives itself an address and a name.
      try await raw.send(
        """
        GET /api/market/v1/orders HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\
        X-Forwarded-For: 127.0.0.1, 203.0.113.7\r\nSillar-Client: invented\r\n\r\n
        """)
      #expect(try await raw.allReceived().contains(" 401 "))
      program.terminate()
      let result = await program.result()
      #expect(result.errors.contains("203.0.113.7"), "\(result.errors)")
      #expect(!result.errors.contains("invented"))
    }
  }

  @Test func `all files of the backend are for its user alone`() async throws {
    try await withTemporaryFolder { folder in
      let data = folder.appending(path: "data")
      let program = try RunningProgram("backend", ["--port", "0", "--data-dir", data.path])
      _ = await program.firstLine()
      let files = try FileManager.default.subpathsOfDirectory(atPath: data.path)
      #expect(files.count > 8)
      for file in [""] + files {
        let path = data.appending(path: file).path
        let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect((rights as? Int).map { $0 & 0o077 } == 0, "\(file)")
      }
      program.terminate()
      _ = await program.result()
    }
  }
}
