import Foundation
import Synchronization

/// Builds programs and runs them, again after each change of a source. Until a build succeeds, the programs of before go on: their
/// pages stay, and come back by themselves after a restart.
final class Dev: Sendable {
  private let project: Project
  private let programs: [DevProgram]
  /// Seconds between two looks at the files.
  private let interval: TimeInterval
  private let isStopped = Mutex(false)
  /// The build that is under way.
  private let building = Mutex<Process?>(nil)
  /// Says why the last build has failed, while it has: programs of Sillar show it in their pages.
  private let errorFile: URL

  init(_ project: Project, programs: [DevProgram], interval: TimeInterval = 0.5) {
    self.project = project
    self.programs = programs
    self.interval = interval
    errorFile = project.folder.url.appending(path: ".build/build-error")
  }

  /// Returns after ``stop()``, when the programs have ended.
  func run() {
    var seen = Sources(project)
    restart()
    while !isStopped.withLock({ $0 }) {
      Thread.sleep(forTimeInterval: interval)
      var now = Sources(project)
      guard now != seen else { continue }
      // An editor writes several files, one after the other.
      while now != seen {
        seen = now
        Thread.sleep(forTimeInterval: interval)
        now = Sources(project)
      }
      restart()
    }
    for program in programs { program.end() }
    tell(nil)
  }

  func stop() {
    isStopped.withLock { $0 = true }
    building.withLock { $0?.terminate() }
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
      program.end()
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
      guard (try? process.run()) != nil else { return false }
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
  FileHandle.standardError.write(Data("sillar dev: \(text)\n".utf8))
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
  func end() {
    guard let old = process.withLock({ $0.take() }) else { return }
    old.terminate()
    old.waitUntilExit()
  }
}

/// The files of a package and of those beside it on disk, and when each was written.
private struct Sources: Equatable {
  private var times: [String: Date] = [:]

  init(_ project: Project) {
    let manifest = (try? project.folder.text(of: "Package.swift")).map(Manifest.init)
    for place in ["."] + (manifest?.places ?? []) {
      let folder = Folder(project.folder.place(place).path)
      for file in folder.files(where: { $0.split(separator: "/").last?.contains(".") == true }) {
        let url = folder.url.appending(path: file)
        let time = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        times[url.path] = time?.contentModificationDate
      }
    }
  }
}
