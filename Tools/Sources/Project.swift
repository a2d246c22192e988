import Foundation

/// A repository: its folder, and the programs that run in it.
struct Project: Sendable {
  let folder: Folder

  init(_ folder: Folder) { self.folder = folder }

  /// The output of a program that runs in the folder; empty when it cannot be run.
  ///
  /// - Parameter isQuiet: Whether nobody sees its errors.
  func run(_ program: String, _ arguments: [String], isQuiet: Bool = true) -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    process.standardError = isQuiet ? FileHandle.nullDevice : FileHandle.standardError
    guard (try? process.run()) != nil else { return "" }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
