import Foundation
import Testing

@testable import sillar

/// `sillar dev`, with a build that copies a script, and a program that writes down its starts and ends.
@Suite(.timeLimit(.minutes(1))) struct DevTests {
  private let build = """
    #!/bin/sh
    grep -q broken Sources/main.swift && {
      echo broken >> .log
      echo "[3/5] Compiling $1 main.swift"
      echo "$PWD/Sources/main.swift:3:5: error: cannot find 'order' in scope" >&2
      echo "$PWD/Sources/main.swift:9:1: error: another error"
      exit 1
    }
    mkdir -p .build/debug
    cp Sources/main.swift ".build/debug/$1"
    chmod +x ".build/debug/$1"

    """

  private func program(_ version: String) -> String {
    """
    #!/bin/sh
    trap 'echo "\(version) ended" >> .log; exit' TERM
    echo "\(version) $*" >> .log
    while :; do sleep 0.05; done

    """
  }

  /// Runs it while a test changes sources.
  private func withDev(
    _ words: [String], first: String? = nil, build: String? = nil,
    _ test: @Sendable (Project) async throws -> Void
  ) async throws {
    try await withProject(first: first, build: build) { project in
      try await run(Dev(project, programs: programs(words), interval: 0.05, patience: 0.5)) {
        try await test(project)
      }
    }
  }

  private func programs(_ words: [String]) -> [DevProgram] {
    words.split(separator: "--").compactMap(DevProgram.init)
  }

  private func withProject(
    first: String? = nil, build: String? = nil, _ test: (Project) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "dev-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = Project(Folder(folder.path))
    try project.folder.write(build ?? self.build, to: "Scripts/build")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "Scripts/build").path)
    try project.folder.write(first ?? program("one"), to: "Sources/main.swift")
    try await test(project)
  }

  /// Runs it until the test is over.
  private func run(_ dev: Dev, _ test: @Sendable () async throws -> Void) async throws {
    async let running: Void = withCheckedContinuation { continuation in
      Thread.detachNewThread {
        dev.run()
        continuation.resume()
      }
    }
    defer { dev.stop() }
    try await test()
    dev.stop()
    await running
  }

  private func expect(
    _ lines: [String], inAnyOrder: Bool = false, in project: Project
  ) async throws {
    var found: [String] = []
    let isThere = await wait {
      let log = try? project.folder.text(of: ".log")
      found = log?.split(separator: "\n").map(String.init) ?? []
      return found == lines || inAnyOrder && found.sorted() == lines.sorted()
    }
    #expect(isThere, "\(found) in place of \(lines)")
  }

  /// Waits, in real time, until the condition holds; false if the test's time is over.
  private func wait(until isSo: () -> Bool) async -> Bool {
    while !isSo() {
      guard !Task.isCancelled else { return false }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return true
  }

  @Test func `a program is built and started again after a change, with its arguments`()
    async throws
  {
    try await withDev(["hello", "--port", "8080"]) { project in
      try await expect(["one --port 8080"], in: project)
      try project.folder.write(program("two"), to: "Sources/main.swift")
      try await expect(["one --port 8080", "one ended", "two --port 8080"], in: project)
    }
  }

  @Test func `a program goes on while its sources cannot be built`() async throws {
    try await withDev(["hello"]) { project in
      try await expect(["one "], in: project)
      try project.folder.write("broken", to: "Sources/main.swift")
      try await expect(["one ", "broken"], in: project)
      try project.folder.write(program("three"), to: "Sources/main.swift")
      try await expect(["one ", "broken", "one ended", "three "], in: project)
    }
  }

  @Test func `programs are told the first error of the compiler until there is a good build`()
    async throws
  {
    let telling = "#!/bin/sh\necho \"$SILLAR_BUILD_ERROR\" >> .log\nwhile :; do sleep 0.05; done\n"
    try await withDev(["hello"]) { project in
      try await expect(["one "], in: project)
      try project.folder.write("broken", to: "Sources/main.swift")
      try await expect(["one ", "broken"], in: project)
      let file = ".build/build-error"
      #expect(await wait { project.folder.contains(file) })
      #expect(
        try project.folder.text(of: file) == "Sources/main.swift:3:5: cannot find 'order' in scope")
      try project.folder.write(telling, to: "Sources/main.swift")
      let path = project.folder.url.appending(path: file).path
      try await expect(["one ", "broken", "one ended", path], in: project)
      #expect(!project.folder.contains(file))
    }
  }

  @Test(arguments: [
    ("warning: old\nerror: 'shop': Invalid manifest\nerror: other", "'shop': Invalid manifest"),
    ("/work/A.swift:1:2: warning: a\n/other/B.swift:3:4: error: b: c", "/other/B.swift:3:4: b: c"),
    ("/work/A.swift:1:2: fatal error: no such module", "A.swift:1:2: no such module"),
    ("Killed", nil),
  ])
  func `the first error of a build is found`(_ text: String, _ error: String?) throws {
    let output = BuildOutput()
    let end = output.pipe.fileHandleForWriting
    end.write(Data(text.utf8))
    try end.close()
    #expect(output.firstError(below: "/work") == error)
  }

  @Test func `a program that does not end is killed after a while`() async throws {
    let stubborn = "#!/bin/sh\ntrap '' TERM\necho stubborn >> .log\nwhile :; do sleep 0.05; done\n"
    try await withDev(["hello"], first: stubborn) { project in
      try await expect(["stubborn"], in: project)
      try project.folder.write(program("two"), to: "Sources/main.swift")
      try await expect(["stubborn", "two "], in: project)
    }
  }

  @Test func `a build ends with the compilers that it has started`() async throws {
    let build = """
      #!/bin/sh
      sh -c 'trap "echo ended >> .log; exit" INT TERM; echo building >> .log; while :; do sleep 0.05; done'
      exit 1

      """
    try await withProject(build: build) { project in
      try await run(Dev(project, programs: programs(["hello"]), interval: 0.05)) {
        try await expect(["building"], in: project)
      }
      try await expect(["building", "ended"], in: project)
    }
  }

  @Test func `nothing is built once it was asked to end`() async throws {
    try await withProject { project in
      let dev = Dev(project, programs: programs(["hello"]), interval: 0.05)
      dev.stop()
      try await run(dev) {}
      #expect(!project.folder.contains(".build/debug/hello"))
    }
  }

  @Test func `a file that a program writes into a folder of its options starts nothing anew`()
    async throws
  {
    try await withProject { project in
      let words = ["hello", "--data-dir", "data", "--record=recordings", "--settings", "a.json"]
      let dev = Dev(project, programs: programs(words + ["--", "other", "--home", "."]))
      let before = dev.sources()
      for file in ["data/deep/hello.sqlite", "recordings/Hello-1.jsonl", ".data/a.b"] {
        try project.folder.write("x", to: file)
        #expect(dev.sources() == before, "\(file)")
      }
      for file in ["a.json", "database/main.swift"] {
        try project.folder.write("x", to: file)
        #expect(dev.sources() != before, "\(file)")
        try FileManager.default.removeItem(at: project.folder.place(file))
      }
    }
  }

  @Test func `several programs run beside each other`() async throws {
    try await withDev(["one-of-them", "--", "other", "-v"]) { project in
      try await expect(["one ", "one -v"], inAnyOrder: true, in: project)
    }
  }
}
