import Foundation
import Synchronization

/// Builds programs and runs them, again after each change of a source. Until a build succeeds, the programs of before go on: their
/// pages stay, and come back by themselves after a restart.
final class Dev: Sendable {
  private let project: Project
  private let programs: [DevProgram]
  /// Seconds between two looks at the files.
  private let interval: TimeInterval
  /// Seconds in which a program ends that is asked to: those of Sillar take 5 at most.
  private let patience: TimeInterval
  private let isStopped = Mutex(false)
  /// The build that is under way.
  private let building = Mutex<Process?>(nil)
  /// Says why the last build has failed, while it has: programs of Sillar show it in their pages.
  private let errorFile: URL

  init(
    _ project: Project, programs: [DevProgram], interval: TimeInterval = 0.5,
    patience: TimeInterval = 10
  ) {
    self.project = project
    self.programs = programs
    self.interval = interval
    self.patience = patience
    errorFile = project.folder.url.appending(path: ".build/build-error")
  }

  /// Returns after ``stop()``, when the programs have ended.
  func run() {
    var seen = sources()
    restart()
    while !isStopped.withLock({ $0 }) {
      Thread.sleep(forTimeInterval: interval)
      var now = sources()
      guard now != seen else { continue }
      // An editor writes several files, one after the other.
      while now != seen {
        seen = now
        Thread.sleep(forTimeInterval: interval)
        now = sources()
      }
      restart()
    }
    for program in programs { program.end(within: patience) }
    tell(nil)
  }

  /// The sources as they are now. What a program writes is none: a folder that one of its options names.
  func sources() -> Sources {
    Sources(project, without: programs.flatMap(\.arguments).flatMap { $0.split(separator: "=") })
  }

  func stop() {
    isStopped.withLock { $0 = true }
    // As Ctrl-C in a terminal: the package manager ends its compilers then, and not on SIGTERM.
    building.withLock { $0?.end(by: SIGINT, within: patience) }
  }

  /// Ends the programs and starts them anew, if all can be built.
  private func restart() {
    for program in programs {
      guard let error = build(program) else { continue }
      guard !isStopped.withLock({ $0 }) else { return }
      tell(error)
      return say("\(program.name) cannot be built. It is tried again after the next change.")
    }
    tell(nil)
    for program in programs {
      program.end(within: patience)
      do {
        try program.start(in: project.folder, errorFile: errorFile)
      } catch {
        say("\(program.name) does not start: \(error)")
      }
    }
  }

  /// Writes for the programs that run why the last build has failed; nil if it has not.
  private func tell(_ error: String?) {
    if let error {
      try? Data(error.utf8).write(to: errorFile, options: .atomic)
    } else {
      try? FileManager.default.removeItem(at: errorFile)
    }
  }

  /// - Returns: The first error; nil if it can be built.
  private func build(_ program: DevProgram) -> String? {
    let script = "Scripts/build"
    let command =
      project.folder.contains(script)
      ? [script, program.name] : ["swift", "build", "--product", program.name]
    say(command.joined(separator: " "))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = project.folder.url
    let output = BuildOutput()
    process.standardOutput = output.pipe
    process.standardError = output.pipe
    let isRunning = building.withLock { current in
      guard !isStopped.withLock({ $0 }), (try? process.run()) != nil else { return false }
      current = process
      return true
    }
    let failure = "\(program.name) cannot be built"
    guard isRunning else { return failure }
    process.waitUntilExit()
    building.withLock { $0 = nil }
    if process.terminationStatus == 0 { return nil }
    return output.firstError(below: project.folder.url.path) ?? failure
  }
}

private func say(_ text: String) {
  // The terminal may be gone.
  try? FileHandle.standardError.write(contentsOf: Data("sillar dev: \(text)\n".utf8))
}

/// A program with its arguments, and its process while it runs.
final class DevProgram: Sendable {
  let name: String
  let arguments: [String]
  private let process = Mutex<Process?>(nil)

  /// - Parameter words: Its name, then its arguments.
  init?(_ words: some Collection<String>) {
    guard let name = words.first else { return nil }
    self.name = name
    arguments = Array(words.dropFirst())
  }

  /// - Parameter errorFile: The file that the program reads to show in its pages why it cannot be built.
  func start(in folder: Folder, errorFile: URL) throws {
    let new = Process()
    new.executableURL = folder.url.appending(path: ".build/debug/\(name)")
    new.arguments = arguments
    new.currentDirectoryURL = folder.url
    new.environment = ProcessInfo.processInfo.environment
      .merging(["SILLAR_BUILD_ERROR": errorFile.path]) { $1 }
    new.terminationHandler = { [self] ended in
      guard process.withLock({ $0 === ended }) else { return }
      say(
        "\(name) has ended with \(ended.terminationStatus). It starts again after the next change.")
    }
    try process.withLock {
      try new.run()
      $0 = new
    }
  }

  /// Asks the process to end, and waits for it.
  func end(within seconds: TimeInterval) {
    guard let old = process.withLock({ $0.take() }) else { return }
    old.end(by: SIGTERM, within: seconds)
    old.waitUntilExit()
  }
}

extension Process {
  /// Asks the process and what it has started to end, and kills them if it is there after some seconds.
  fileprivate func end(by signal: Int32, within seconds: TimeInterval) {
    guard isRunning else { return }
    // Foundation gives each process a group of its own.
    if kill(-processIdentifier, signal) != 0 { kill(processIdentifier, signal) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
      if isRunning { kill(-processIdentifier, SIGKILL) }
    }
  }
}

/// The files of a package and of those beside it on disk, and when each was written.
struct Sources: Equatable {
  private var times: [String: Date] = [:]

  /// - Parameter words: Paths from the project's folder, or other words. What is below them is left out.
  init(_ project: Project, without words: [Substring]) {
    let home = project.folder.place(".").path + "/"
    let others = words.map { project.folder.place(String($0)).path + "/" }
      .filter { $0.hasPrefix(home) && $0 != home }
    let manifest = (try? project.folder.text(of: "Package.swift")).map(Manifest.init)
    for place in ["."] + (manifest?.places ?? []) {
      let folder = Folder(project.folder.place(place).path)
      for file in folder.files(where: { $0.split(separator: "/").last?.contains(".") == true }) {
        let url = folder.url.appending(path: file)
        guard !others.contains(where: url.path.hasPrefix) else { continue }
        let time = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        times[url.path] = time?.contentModificationDate
      }
    }
  }
}
