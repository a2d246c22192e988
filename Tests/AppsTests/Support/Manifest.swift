import Foundation
import Programs
import Testing

/// What the package says about its targets.
struct Manifest {
  struct Target: Sendable {
    let name: String
    /// Other targets of the package.
    let targets: Set<String>
    /// Products of other packages.
    let products: Set<String>
    let isTest: Bool
  }

  let targets: [String: Target]

  /// Asks SwiftPM, in a scratch folder of its own: it builds and fetches nothing, and waits for no build.
  static func load() async throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID())")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let swift = try RunningProgram(
      at: URL(filePath: "/usr/bin/env"),
      [
        "swift", "package", "--package-path", ScreenNames.root.path, "--scratch-path",
        scratch.path, "--disable-sandbox", "dump-package",
      ], environment: ["TMPDIR": scratch.path])
    let result = await swift.result()
    try #require(result.status == 0, "\(result.errors)")
    let package = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try Manifest(#require(package as? [String: Any]))
  }

  private init(_ package: [String: Any]) throws {
    let dumped = try #require(package["targets"] as? [[String: Any]])
    let names = Set(dumped.compactMap { $0["name"] as? String })
    var targets: [String: Target] = [:]
    for target in dumped {
      let name = try #require(target["name"] as? String)
      var found = (targets: Set<String>(), products: Set<String>())
      for dependency in try #require(target["dependencies"] as? [[String: Any]]) {
        let other = try #require((dependency.values.first as? [Any])?.first as? String)
        if dependency["product"] == nil, names.contains(other) {
          found.targets.insert(other)
        } else {
          found.products.insert(other)
        }
      }
      targets[name] = Target(
        name: name, targets: found.targets, products: found.products,
        isTest: target["type"] as? String == "test")
    }
    self.targets = targets
  }

  /// All targets of the package that a target is built of, itself included.
  func closure(of name: String) throws -> Set<String> {
    var closure: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
      guard closure.insert(name).inserted else { continue }
      waiting += try #require(targets[name], "no target \(name)").targets
    }
    return closure
  }
}
