import Foundation

/// The changes of existing files for a new screen.
enum Edits {
  /// Adds a destination to the list of a coordinator.
  static func addDestination(
    _ destination: String, to text: String, _ file: String
  ) throws -> String {
    var lines = lines(of: text)
    guard
      let start = lines.firstIndex(where: {
        $0.contains("static let destinations: [") && $0.hasSuffix("= [")
      }),
      let end = lines[start...].firstIndex(of: "  ]"), let last = lines[end - 1].last,
      ",)}".contains(last), text.contains("let context: ModuleContext")
    else {
      throw Problem(
        "\(file) has no \"static let destinations: […]\" and no context: add\n\n\(destination)")
    }
    if last != "," { lines[end - 1] += "," }
    lines.insert(
      contentsOf: destination.split(separator: "\n").map { "    \($0)" }, at: end)
    return lines.joined(separator: "\n")
  }

  /// Adds keys to the enumeration of the module's texts.
  static func addKeys(_ keys: [String], to text: String, _ file: String) throws -> String {
    var lines = lines(of: text)
    guard let start = lines.firstIndex(where: { $0.contains("enum Words") }),
      let end = lines[start...].firstIndex(of: "}"),
      let last = lines[start..<end].lastIndex(where: { $0.hasPrefix("  case ") })
    else {
      throw Problem("\(file) has no \"enum Words\" with cases: add \(keys.joined(separator: ", "))")
    }
    // A list of cases may continue on the next lines.
    var place = last
    while lines[place].hasSuffix(",") { place += 1 }
    lines.insert("  case \(keys.joined(separator: ", "))", at: place + 1)
    return lines.joined(separator: "\n")
  }

  /// Adds texts to a String Catalog, in alphabetical order.
  static func addTexts(_ texts: [Text], to catalog: String, _ file: String) throws -> String {
    var lines = lines(of: catalog)
    let languages = Text.languages(of: catalog)
    for text in texts {
      guard let start = lines.firstIndex(of: "  \"strings\" : {"),
        let end = lines[start...].firstIndex(where: { $0.hasPrefix("  }") })
      else { throw Problem("\(file) is no String Catalog: add \(text.key)") }
      guard !lines.contains("    \"\(text.key)\" : {") else {
        throw Problem("\(file) has a text \(text.key) already")
      }
      let next = lines[start..<end].firstIndex { line in
        line.firstMatch(of: /^    "([^"]+)" : \{/).map { $0.output.1 > text.key } ?? false
      }
      if let next {
        lines.insert(contentsOf: text.entry(in: languages, isLast: false), at: next)
      } else {
        if end > start + 1 { lines[end - 1] = "    }," }
        lines.insert(contentsOf: text.entry(in: languages, isLast: true), at: end)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Adds targets to a manifest, behind those that it has.
  static func addTargets(_ targets: String, to manifest: String, _ file: String) throws -> String {
    var lines = lines(of: manifest)
    guard let start = lines.firstIndex(of: "  targets: ["),
      let end = lines[start...].firstIndex(where: { ["  ]", "  ],"].contains($0) })
    else {
      throw Problem("\(file) has no \"targets: […]\" with a line for each end: add\n\n\(targets)")
    }
    if lines[end - 1] == "    )" { lines[end - 1] = "    )," }
    lines.insert(targets, at: end)
    return lines.joined(separator: "\n")
  }

  /// Adds a service to those of a backend's program, unless it is there.
  static func addService(of module: String, to text: String, _ file: String) throws -> String {
    var lines = lines(of: text)
    let services = lines.indices.filter { lines[$0].contains(".addRoutes(to: router)") }
    if services.contains(where: { lines[$0].contains(" \(module)Service(") }) { return text }
    guard let start = lines.firstIndex(where: { $0.hasPrefix("import ") }), let last = services.last
    else {
      throw Problem("\(file) has no service: add \(module)Service().addRoutes(to: router)")
    }
    let indent = lines[last].prefix { $0 == " " }
    lines.insert("\(indent)try \(module)Service().addRoutes(to: router)", at: last + 1)
    lines.insert("import \(module)Service", at: start)
    return lines.joined(separator: "\n")
  }

  /// Adds a service to what the target of the backend's program depends on, unless the manifest names it.
  static func addDependency(
    on target: String, ofTargetAt path: String, to manifest: String, _ file: String
  ) throws -> String {
    if manifest.contains("\"\(target)\"") { return manifest }
    let end = #"\], path: "\#(path)""#
    guard let match = try manifest.firstMatch(of: Regex(#"(dependencies: \[)[^\]]*"# + end)),
      let start = match.output[1].range
    else {
      throw Problem("\(file) has no target at \(path): add \(target) to what it depends on")
    }
    var manifest = manifest
    manifest.insert(contentsOf: "\"\(target)\", ", at: start.upperBound)
    return manifest
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
