import Foundation
import Testing

/// The features that each app links, as the manifests say.
struct LinkedFeaturesTests {
  private static let quotes: Set = [
    "Chat", "Money", "Photos", "Quotes", "SignIn", "Unsent", "Work",
  ]

  private static let shop: Set = ["Catalog", "Money", "Payments", "SignIn"]

  /// The apps with their features. Neither Quotes app links the other's own feature.
  private static let apps: [String: Set<String>] = [
    "trivia": ["Trivia"], "movies": ["Movies"], "market": shop, "marketargentina": shop,
    "cornershop": shop,
    "wallet": ["Account", "Lock", "Money", "Payments", "SignIn"],
    "homeowner": quotes.union(["OwnRequests"]),
    "pro": quotes.union(["FindRequests"]),
  ]

  @Test func `an app links the features that it shows, and no others`() throws {
    let manifests = try Manifests()
    let programs = manifests.programs.subtracting(["backend", "showcase", "stuck"])
    #expect(programs == Set(Self.apps.keys))
    for program in programs.sorted() {
      #expect(manifests.features(of: program) == Self.apps[program], "\(program)")
    }
  }
}

/// The targets in the manifests of the examples, with their dependencies by name.
private struct Manifests {
  private(set) var programs: Set<String> = []
  private var dependencies: [String: Set<String>] = [:]
  /// The targets of features.
  private var modules: Set<String> = []

  init() throws {
    let examples = URL(filePath: #filePath).appending(path: "../../../..").standardized
    for folder in try FileManager.default.contentsOfDirectory(atPath: examples.path()) {
      let manifest = examples.appending(path: "\(folder)/Package.swift")
      guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { continue }
      read(text, of: folder)
    }
  }

  /// Reads the targets: each begins with its name; its quoted strings and its constants are dependencies.
  private mutating func read(_ text: String, of folder: String) {
    let isFeature = !["Apps", "Backend", "Contracts", "Kit"].contains(folder)
    let constants = text.matches(
      of: /let (\w+) = Target\.Dependency\.product\(\s*name: "(\w+)"/
    ).map { (String($0.1), String($0.2)) }
    let targets = text.matches(
      of:
        /\.(target|executableTarget|testTarget)\(\s*name: "(\w+)"([\s\S]*?)(?=\.(?:target|executableTarget|testTarget)\(|\z)/
    )
    for target in targets where target.1 != "testTarget" {
      let (name, rest) = (String(target.2), target.3)
      if target.1 == "executableTarget", folder == "Apps" { programs.insert(name) }
      if isFeature { modules.insert(name) }
      var names = Set(rest.matches(of: /"(\w+)"/).map { String($0.1) })
      let words = Set(rest.matches(of: /\w+/).map { String($0.0) })
      names.formUnion(constants.filter { words.contains($0.0) }.map(\.1))
      dependencies[name, default: []].formUnion(names)
    }
  }

  /// The names of all features that a program depends on, without their layers.
  func features(of program: String) -> Set<String> {
    var found: Set<String> = []
    var left = [program]
    while let name = left.popLast() {
      for next in dependencies[name] ?? [] where found.insert(next).inserted { left.append(next) }
    }
    return Set(
      found.intersection(modules).map { name in
        ["Model", "Delivery", "Infra"].first { name.hasSuffix($0) }
          .map { String(name.dropLast($0.count)) } ?? name
      })
  }
}
