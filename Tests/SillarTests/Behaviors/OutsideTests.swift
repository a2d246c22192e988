import Foundation
import SillarHost
import Testing

/// Access that the compiler denies to modules, in code outside of the framework.
@Suite(.enabled(if: Compiler.isThere)) struct OutsideTests {
  @Test func `a module cannot take, replace or reorder what its flavor requires`() async throws {
    let errors = try await Compiler.errors(
      in: """
        import Sillar

        final class Mine: Behavior {}

        func replace(_ screen: Screen, _ other: Screen) {
          screen.behaviors = other.behaviors
          screen.listeners.require([Mine()], by: "me")
          screen.listeners.required = []
          screen.isLoaded = false
        }

        func stay(_ window: Window) { window.ownTasks = [:] }
        """)
    #expect(errors.map(\.line) == [12, 6, 7, 8, 9])
    // The errors are about access, not about unknown names. The type `Window` is not visible at all.
    let reasons = ["type 'Window'", "get-only", "inaccessible", "inaccessible", "inaccessible"]
    #expect(
      zip(errors, reasons).allSatisfy { $0.text.contains($1) }, "\(errors.map(\.text))")
  }

  @Test func `a module can look for behaviors, and give and take its own`() async throws {
    let errors = try await Compiler.errors(
      in: """
        import Sillar

        final class Mine: Behavior {}

        func use(_ screen: Screen, _ mine: Mine) throws -> Bool {
          try screen.add(mine)
          try screen.remove(mine)
          return screen.behaviors.contains { $0 === mine }
        }
        """)
    #expect(errors.map(\.text) == [])
  }
}

/// The compiler, and the modules that this test was built with.
private enum Compiler {
  struct Complaint {
    let line: Int
    let text: String
  }

  /// The folder of the test program itself.
  private static let modules = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "Modules")

  static var isThere: Bool {
    FileManager.default.fileExists(
      atPath: modules.appending(path: "Sillar.swiftmodule").path)
  }

  static func errors(in source: String) async throws -> [Complaint] {
    try await withFiles(["snippet.swift": source, "errors": ""]) { folder in
      let errors = folder.appending(path: "errors")
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings", "-I", modules.path,
        folder.appending(path: "snippet.swift").path,
      ]
      process.standardError = try FileHandle(forWritingTo: errors)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      // `/…/snippet.swift:6:10: error: …`
      let output = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      let complaints = output.split(separator: "\n").compactMap { line -> Complaint? in
        guard line.hasPrefix("/"), let message = line.firstRange(of: "error: ") else { return nil }
        let place = line[..<message.lowerBound].split(separator: ":")
        let number = place.count > 2 ? Int(place[place.count - 3]) : nil
        return Complaint(line: number ?? 0, text: String(line[message.upperBound...]))
      }
      #expect(complaints.isEmpty == (process.terminationStatus == 0), "\(output)")
      return complaints
    }
  }
}
