/// A `Package.swift`, read as text: running it takes half a second, and a repository has many.
///
/// It finds the targets in the call of `Package`. The dependencies of a target are its string literals, also those of
/// constants and functions of the manifest that it names; literals that name no target are dropped later.
struct Manifest {
  struct Target {
    let name: String
    let kind: String
    let path: String?
    /// Names of targets and products.
    let dependencies: [String]
  }

  private(set) var name = ""
  private(set) var targets: [Target] = []
  /// The targets of each product.
  private(set) var products: [String: [String]] = [:]
  /// The packages on disk that it depends on.
  private(set) var packages: [String] = []
  /// Their folders, from this package's.
  private(set) var places: [String] = []
  private let definitions: [Substring: Substring]

  init(_ text: String) {
    let text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.firstRange(of: " //").map { line[..<$0.lowerBound] } ?? line }
      .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    var definitions: [Substring: Substring] = [:]
    var starts = text.ranges(of: /(?m)^(let|var|func|for|if) +([A-Za-z]+)/).map(\.lowerBound)
    starts.append(text.endIndex)
    for (start, end) in zip(starts, starts.dropFirst()) {
      let words = text[start..<end].split(maxSplits: 2) { !$0.isLetter && $0 != "_" }
      if words.count == 3, ["let", "var", "func"].contains(words[0]) {
        definitions[words[1]] = words[2]
      }
    }
    definitions["package"] = nil
    self.definitions = definitions
    guard let call = text.firstRange(of: /let package = Package\(/) else { return }
    let arguments = Self.arguments(text[call.upperBound...])
    name = arguments["name"].flatMap(Self.literal) ?? ""
    for item in arguments["products"].map(Self.items) ?? [] {
      let product = Self.call(item).arguments
      guard let name = product["name"].flatMap(Self.literal), let list = product["targets"] else {
        continue
      }
      products[name] = Self.items(list).compactMap(Self.literal)
    }
    let others = (arguments["dependencies"].map(Self.items) ?? []).map { Self.call($0).arguments }
    packages = others.compactMap { $0["name"].flatMap(Self.literal) }
    places = others.compactMap { $0["path"].flatMap(Self.literal) }
    for item in arguments["targets"].map(Self.items) ?? [] {
      let (kind, target) = Self.call(item)
      guard let name = target["name"].flatMap(Self.literal) else { continue }
      var seen: Set<Substring> = []
      let dependencies = target["dependencies"].map { texts(in: $0, &seen) } ?? []
      targets.append(
        Target(
          name: name, kind: kind, path: target["path"].flatMap(Self.literal),
          dependencies: dependencies))
    }
  }

  /// The string literals of an expression, and of the definitions that it names, except names of packages.
  private func texts(in expression: Substring, _ seen: inout Set<Substring>) -> [String] {
    var texts: [String] = []
    for match in expression.matches(of: /(package: *)?"([^"]*)"|[A-Za-z_][A-Za-z_0-9]*/) {
      if let text = match.output.2 {
        if match.output.1 == nil { texts.append(String(text)) }
      } else if let definition = definitions[match.output.0],
        seen.insert(match.output.0).inserted
      {
        texts += self.texts(in: definition, &seen)
      }
    }
    return texts
  }

  // MARK: Swift's brackets

  /// The parts up to the closing bracket, split at the commas outside of brackets and string literals.
  private static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (depth, isText, start) = (0, false, text.startIndex)
    for index in text.indices {
      switch text[index] {
      case "\"": isText.toggle()
      case _ where isText: break
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < 0 { return parts + [text[start..<index]] }
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }

  private static func arguments(_ text: Substring) -> [String: Substring] {
    var arguments: [String: Substring] = [:]
    for part in parts(text) {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let label = part[..<colon].split(whereSeparator: \.isWhitespace).last ?? ""
      arguments[String(label)] = part[part.index(after: colon)...]
    }
    return arguments
  }

  /// The elements of an array literal.
  private static func items(_ text: Substring) -> [Substring] {
    guard let open = text.firstIndex(of: "[") else { return [] }
    return parts(text[text.index(after: open)...])
  }

  /// A call such as `.target(name: "App")`.
  private static func call(_ text: Substring) -> (kind: String, arguments: [String: Substring]) {
    guard let open = text.firstIndex(of: "(") else { return ("", [:]) }
    let kind = text[..<open].split { !$0.isLetter }.last ?? ""
    return (String(kind), arguments(text[text.index(after: open)...]))
  }

  private static func literal(_ text: Substring) -> String? {
    text.firstMatch(of: /"([^"]*)"/).map { String($0.output.1) }
  }
}
