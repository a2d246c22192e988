import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Programs
import TestServers
import Testing

/// An app as a program, as its operator sees it at a shell.
@Suite(.timeLimit(.minutes(1))) struct ProgramTests {
  private let service = ["--api-url", "http://127.0.0.1:1/api"]

  private func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) async throws -> RunningProgram.Result {
    try await RunningProgram("kiosk", arguments, environment: environment).result()
  }

  /// The line of a key in the listing.
  private func line(_ key: String, in output: String) throws -> String {
    let line = output.split(separator: "\n").first { $0.hasPrefix("\(key) ") }
    return String(try #require(line, "\(key) in:\n\(output)"))
  }

  // MARK: Output

  @Test(arguments: ["--help", "-h"])
  func `help lists every option, every key and its names`(_ option: String) async throws {
    let result = try await run([option, "--port", "x"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    for part in [
      "Serves a kiosk.", "--host\n", "Value: an address, such as 127.0.0.1; 127.0.0.1 if not set",
      "--port\n", "Value: a number from 0 to 65535; 8080 if not set",
      "Also: KIOSK_SERVER_PORT, server.port", "--data-dir\n", ".data if not set",
      "--inspect\n", "Value: nothing, or a number from 1 to 65535",
      "--log-level\n", "Value: one of trace, debug, info, ", "--api-url\n",
      "The address of the stall.",
      "Value: an address such as http://127.0.0.1:8081/api, without name, password or query\n",
      "Also: KIOSK_API_URL, api.url", "--kiosk-opens-early\n",
      "Value: true or false; true if not set", "--stall-key\n", "Value: a text; ••••••••",
      "--public-url\n", "--record\n", "--trusted-proxies\n",
      "Value: addresses with commas, such as 127.0.0.1,10.0.0.0/8; empty if not set",
      "--push-services\n",
      "Value: names with commas, such as push.example.com; fcm.googleapis.com,",
      "--config <file>", "--print-configuration", "--print-routes", "--version",
    ] {
      #expect(result.output.contains(part), "\(part)\n\nis not in\n\n\(result.output)")
    }
    #expect(!result.output.contains("style-sheet"), "a key that can only be set in code")
  }

  @Test func `it says which version it is, and of which modules it is made`() async throws {
    let result = try await run(["--version"])
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines[0] == ["Kiosk", "1.2.3"])
    #expect(lines[1] == ["Stall", "2.0.0"])
    #expect(lines[2].first == "Sillar")
  }

  @Test func `it prints its addresses`() async throws {
    let result = try await run(["--print-routes"])
    #expect(result.status == 0)
    #expect(result.output == "/  Stall\n")
  }

  @Test func `options override variables, variables the file, and the file what is built in`()
    async throws
  {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "kiosk.json")
      try Data(
        #"{ "server": { "port": 1, "host": "::1" }, "kiosk.opens-early": false }"#.utf8
      ).write(to: file)
      let result = try await run(
        ["--print-configuration", "--config=\(file.path)", "--port", "2", "--stall-key", "hunter2"]
          + service,
        ["KIOSK_SERVER_PORT": "3", "KIOSK_DATA_DIR": "/nowhere/k", "LOG_LEVEL": "debug"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(
        try line("server.port", in: result.output).hasSuffix(
          "command line (--port), over file \(file.path), environment (KIOSK_SERVER_PORT)"))
      #expect(try line("server.host", in: result.output).contains(" ::1 "))
      #expect(
        try line("kiosk.opens-early", in: result.output).hasSuffix("file \(file.path), over kiosk"))
      #expect(try line("data.dir", in: result.output).contains(" /nowhere/k "))
      #expect(try line("log.level", in: result.output).contains(" debug "))
      #expect(try line("public-url", in: result.output).hasSuffix("default"))
      #expect(!result.output.contains("hunter2"))
      #expect(!FileManager.default.fileExists(atPath: "/nowhere"))
    }
  }

  @Test func `a log level of other makers is left alone`() async throws {
    let result = try await run(["--print-configuration"] + service, ["LOG_LEVEL": "VERBOSE"])
    #expect(result.status == 0)
    #expect(try line("log.level", in: result.output).contains(" notice "))
  }

  // MARK: Mistakes

  @Test(arguments: [
    (["--port", "abc"], #""server.port" is "abc" in command line (--port): write a number"#),
    (["--port=70000"], #""server.port" is "70000" in command line (--port): write a number"#),
    (["--port=-1"], #""server.port" is "-1" in command line (--port): write a number"#),
    (["--host", ""], #""server.host" is "" in command line (--host): write an address, such as"#),
    (
      ["--data-dir="], #""data.dir" is "" in command line (--data-dir): write the path of a folder"#
    ),
    (["--prot", "1"], #""--prot" in command line is no key of this app: did you mean "--port"?"#),
    (["--server-port", "1"], #""--server-port" in command line is no key of this app"#),
    (["stray"], #""stray" in command line is no key of this app"#),
    (
      ["--log-level", "loud"], #""log.level" is "loud" in command line (--log-level): write one of"#
    ),
    (["--config"], "--config needs the path of a file"),
    (["--config", "a", "--config", "b"], "--config is given twice: take one of them away"),
  ])
  func `a mistake on the command line is one line that says what to write, and code 64`(
    arguments: [String], message: String
  ) async throws {
    let result = try await run(service + arguments)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("kiosk: "))
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output == "")
  }

  @Test func `a mistake elsewhere in the configuration has code 78`() async throws {
    let missing = try await run([])
    #expect(missing.status == 78)
    #expect(
      missing.errors == """
        kiosk: Kiosk cannot start: "api.url" (needed by Stall) is missing: set --api-url, or KIOSK_API_URL in the environment.

        """)
    let variable = try await run(service, ["KIOSK_KIOSK_OPENS_EARLY": "maybe"])
    #expect(variable.status == 78)
    #expect(variable.errors.contains("environment (KIOSK_KIOSK_OPENS_EARLY): write true or false"))
    let file = try await run(service + ["--config", "/nowhere.json"])
    #expect(file.status == 78)
    #expect(file.errors.contains("/nowhere.json cannot be used: there is no such file"))
  }

  @Test func `a password in an address is refused and not repeated`() async throws {
    let result = try await run(["--api-url", "http://ada:hunter2@127.0.0.1/api"])
    #expect(result.status == 64)
    #expect(result.errors.contains("without name, password or query"))
    #expect(!result.errors.contains("hunter2"))
  }

  @Test func `what is there is listed although something is wrong`() async throws {
    let result = try await run(["--print-configuration", "--port", "x"])
    #expect(result.status == 64)
    #expect(try line("api.url", in: result.output).hasSuffix("nobody"))
    #expect(result.errors.contains("\"api.url\""))
    #expect(result.errors.contains("\"server.port\""))
  }

  @Test func `a data folder that cannot be is one line that says what to do`() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      for path in [file.path, file.path + "/below"] {
        let result = try await run(service + ["--port", "0", "--data-dir", path])
        #expect(result.status == 1)
        let message = """
          kiosk: cannot write to \(path) (Not a directory): check --data-dir, and the owner and the permissions of the \
          folder

          """
        #expect(result.errors.hasSuffix(message), "\(result.errors)")
      }
    }
  }

  @Test func `an address of another machine is one line that says what to do`() async throws {
    try await withFolder { folder in
      // 192.0.2.0/24 belongs to no machine (RFC 5737).
      let result = try await run(
        service + [
          "--host", "192.0.2.1", "--public-url", "http://192.0.2.1", "--port", "0", "--data-dir",
          folder.path,
        ])
      #expect(result.status == 1)
      #expect(
        result.errors.hasSuffix(
          "kiosk: 192.0.2.1 is not an address of this machine: choose another with --host\n"))
    }
  }

  @Test(arguments: ["0.0.0.0", "::", "192.0.2.1"])
  func `other computers are served only at a public address`(_ host: String) async throws {
    try await withFolder { folder in
      let result = try await run(
        service + ["--host", host, "--port", "0", "--data-dir", folder.path])
      #expect(result.status == 1)
      #expect(
        result.errors.hasSuffix(
          "kiosk: listening on \(host) serves other computers: say at which address browsers reach it "
            + "with --public-url https://example.com\n"))
    }
  }

  @Test(arguments: ["shop.example", "https://shop.example/path", "ftp://shop.example", ""])
  func `a public address that is none is a mistake`(_ address: String) async throws {
    let result = try await run(service + ["--public-url", address])
    #expect(result.status == 64)
    #expect(result.errors.contains("write an address such as https://example.com, without a path"))
  }

  @Test(arguments: ["https://push.example.com", "push.example.com:8443", "10.0.0.1", "push"])
  func `a push service that is no name of the network is a mistake`(_ service: String) async throws
  {
    let result = try await run(self.service + ["--push-services", "push.example.com,\(service)"])
    #expect(result.status == 64)
    #expect(result.errors.contains("write names with commas, such as push.example.com"))
  }

  // MARK: Serving

  @Test func `a program with a public address answers to it, with cookies for TLS`() async throws {
    try await withFolder { folder in
      let program = try RunningProgram(
        "kiosk",
        service + [
          "--host", "0.0.0.0", "--port", "0", "--data-dir", folder.path, "--public-url",
          "https://kiosk.example",
        ])
      let line = await program.firstLine()
      let port = String(try #require(line.split(separator: ":").last))
      func get(_ host: String) async throws -> HTTPClientResponse {
        var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)/")
        request.headers.add(name: "host", value: host)
        return try await HTTPClient.shared.execute(request, timeout: .seconds(10))
      }
      let page = try await get("kiosk.example")
      #expect(page.status == .ok)
      #expect(page.headers.first(name: "set-cookie")?.hasPrefix("__Host-sillar-") == true)
      #expect(page.headers.first(name: "strict-transport-security") == "max-age=31536000")
      #expect(try await get("evil.example").status == .badRequest)
      program.interrupt()
      #expect(await program.result().status == 0)
    }
  }

  @Test func `a renamed key is the key before, and its visitors keep their sessions`() async throws
  {
    try await withFolder { folder in
      let key = folder.appending(path: "session.key")
      /// The cookie after two requests of a browser, the second with what the first has set.
      func visit(_ cookie: String?) async throws -> [String] {
        let program = try RunningProgram(
          "kiosk", service + ["--port", "0", "--data-dir", folder.path])
        let line = await program.firstLine()
        let address = String(try #require(line.split(separator: " ").last))
        var cookie = cookie
        for _ in 0..<2 {
          var request = HTTPClientRequest(url: address + "/")
          if let cookie { request.headers.add(name: "cookie", value: cookie) }
          let answer = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
          if let new = answer.headers.first(name: "set-cookie") {
            cookie = String(new.prefix { $0 != ";" })
          }
        }
        program.interrupt()
        #expect(await program.result().status == 0)
        return try #require(cookie).split(separator: ".").map(String.init)
      }
      let first = try await visit(nil)
      #expect(try await visit(first.joined(separator: ".")) == first)
      try FileManager.default.moveItem(at: key, to: folder.appending(path: "session.previous.key"))
      let renewed = try await visit(first.joined(separator: "."))
      func parts(_ cookie: [String]) -> [Substring] { cookie[0].split(separator: "=") }
      #expect(renewed[1] != first[1] && parts(renewed)[0] != parts(first)[0])
      #expect(parts(renewed)[1] == parts(first)[1], "the secret signed anew")
      #expect(try Data(contentsOf: key).count == 32)
    }
  }

  @Test func `it says where it listens, serves the app, and ends when it is told to`()
    async throws
  {
    try await withFolder { folder in
      let data = folder.appending(path: "a/b")
      let options = service + ["--port", "0", "--data-dir", data.path]
      let program = try RunningProgram("kiosk", options)
      let line = await program.firstLine()
      #expect(line.hasPrefix("kiosk: listening on http://127.0.0.1:"))
      let address = String(try #require(line.split(separator: " ").last))
      let client = HTTPClient.shared
      func get(_ path: String) async throws -> (status: UInt, text: String) {
        let answer = try await client.execute(
          HTTPClientRequest(url: address + path), timeout: .seconds(10))
        let body = try await answer.body.collect(upTo: 1 << 20)
        return (answer.status.code, String(buffer: body))
      }
      let page = try await get("/").text
      #expect(page.contains("Open"))
      let picture = try #require(page.firstMatch(of: /src="([^"]*sign[^"]*)"/), "\(page)")
      #expect(try await get(String(picture.1)).status == 200)
      #expect(try await get("/healthz").status == 200)
      #expect(try await get("/healthz").text == "ok\n")

      // A second program on the port of the first.
      let port = String(try #require(address.split(separator: ":").last))
      let second = try await run(service + ["--port", port, "--data-dir", folder.path])
      #expect(second.status == 1)
      #expect(
        second.errors.hasSuffix(
          "kiosk: port \(port) is in use on 127.0.0.1: stop the other program, or choose another "
            + "with --port\n"))

      // The client still holds its connection open.
      program.terminate()
      let result = await program.result()
      #expect(result.status == 0)
      let warning =
        "no service answers at http://127.0.0.1:1/api: start it, or name another with --api-url"
      #expect(result.errors.contains(warning))
      #expect(result.errors.split(separator: "\n").count == 1)
      let files = try FileManager.default.contentsOfDirectory(atPath: data.path)
      #expect(
        files.filter { !$0.hasPrefix("host.sqlite-") }.sorted()
          == [".gitignore", "host.sqlite", "program.lock", "session.key"])
    }
  }

  @Test func `visitors keep their identity over a restart, as the secret lies beside the data`()
    async throws
  {
    try await withFolder { folder in
      let key = folder.appending(path: "session.key")
      var secrets: [Data] = []
      for _ in 0..<2 {
        let program = try RunningProgram(
          "kiosk", service + ["--port", "0", "--data-dir", folder.path])
        _ = await program.firstLine()
        secrets.append(try Data(contentsOf: key))
        program.interrupt()
        #expect(await program.result().status == 0)
      }
      #expect(secrets[0].count == 32)
      #expect(secrets[0] == secrets[1])
      let rights = try FileManager.default.attributesOfItem(atPath: key.path)[.posixPermissions]
      #expect(rights as? Int == 0o600)
    }
  }

  @Test func `the data folder and all in it are for the user of the program alone`() async throws {
    try await withFolder { folder in
      func rights(_ path: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path.path)[.posixPermissions] as? Int
      }
      func run(_ data: URL) async throws -> [URL] {
        let program = try RunningProgram(
          "kiosk", service + ["--port", "0", "--data-dir", data.path])
        _ = await program.firstLine()
        program.interrupt()
        #expect(await program.result().status == 0)
        return try FileManager.default.contentsOfDirectory(
          at: data, includingPropertiesForKeys: nil)
      }
      let data = folder.appending(path: "new/data")
      for file in try await run(data) { #expect(try rights(file) == 0o600, "\(file)") }
      #expect(try rights(data) == 0o700 && rights(folder.appending(path: "new")) == 0o700)
      // A folder from before is closed.
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: data.path)
      _ = try await run(data)
      #expect(try rights(data) == 0o700)
      // One with files of others stays as it is.
      let shared = folder.appending(path: "shared")
      try FileManager.default.createDirectory(
        at: shared, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
      try Data("notes".utf8).write(to: shared.appending(path: "notes.txt"))
      for file in try await run(shared) where file.lastPathComponent != "notes.txt" {
        #expect(try rights(file) == 0o600, "\(file)")
      }
      #expect(try rights(shared) == 0o755)
    }
  }
}
