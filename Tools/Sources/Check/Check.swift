import Foundation

/// Checks the sources of a project by its rules.
struct Check {
  struct Report {
    var broken: [String] = []
    fileprivate(set) var notes: [String] = []
    fileprivate(set) var files = 0

    var isBroken: Bool { !broken.isEmpty }
    var text: String {
      (broken + notes + ["\(files) files, \(broken.count) rules broken"]).joined(separator: "\n")
    }
  }

  let project: Project
  let rules: Rules
  /// The day, as `2026-11-23`.
  var today = ISO8601DateFormatter.string(
    from: Date(), timeZone: .gmt, formatOptions: [.withFullDate])

  init(project: Project, rulesFile: String) throws {
    self.project = project
    rules = try Rules(project.folder.text(of: rulesFile), file: rulesFile)
  }

  func report() throws -> Report {
    var report = Report()
    var used: Set<Int> = []
    var counts: [Int: Int] = [:]
    let swift = project.folder.files { $0.hasSuffix(".swift") }
    report.files = swift.count
    for file in swift {
      let data = try project.folder.data(of: file)
      let lines = SourceLines(data)
      checkImports(of: file, lines, &report, &used)
      checkCaptures(of: file, data, &report)
      for (index, limit) in rules.limits.enumerated() where Self.is(file, in: limit.places) {
        switch Measure(rawValue: limit.kind) {
        case .publicTypes: counts[index, default: 0] += lines.publicTypes
        case .publicMembers: counts[index, default: 0] += lines.publicMembers
        case .lines where lines.count > limit.value:
          let text = "it has \(lines.count) lines, at most \(limit.value)"
          report.broken.append("\(file):\(limit.value + 1): \(text): \(limit.rule.reason)")
        default: break
        }
      }
    }
    for (index, limit) in rules.limits.enumerated() where limit.kind != Measure.lines.rawValue {
      let count = counts[index] ?? 0
      let place = limit.places.joined(separator: " ")
      let things = limit.kind.replacing("-", with: " ")
      if count > limit.value {
        let text = "\(place) has \(count) \(things), at most \(limit.value)"
        report.broken.append("\(rules.file):\(limit.rule.line): \(text): \(limit.rule.reason)")
      } else if count < limit.value {
        let text = "\(place) has \(count) \(things): the limit of \(limit.value) may fall"
        report.notes.append("\(rules.file):\(limit.rule.line): \(text)")
      }
    }
    checkGrants(used, &report)
    checkHistory(&report)
    try checkWords(&report)
    try checkLinks(&report)
    try checkOwners(&report)
    try checkAPIs(&report)
    try checkTags(&report)
    return report
  }

  private func checkImports(
    of file: String, _ lines: SourceLines, _ report: inout Report, _ used: inout Set<Int>
  ) {
    // Tests may import any module.
    guard !file.contains("/Tests/") else { return }
    // The first rule that names a folder of the file applies.
    for rule in rules.imports {
      guard let folder = rule.place.folder(of: file) else { continue }
      let own = folder.split(separator: "/").dropLast().last.map(String.init) ?? ""
      let allowed = rule.allowed.map { Pattern($0.replacing("{Module}", with: own)) }
      for (line, module) in lines.imports where !allowed.contains(where: { $0.matches(module) }) {
        let grant = rules.grants.firstIndex { grant in
          grant.place.names(file) && grant.modules.contains { $0.matches(module) }
        }
        if let grant {
          used.insert(grant)
          if rules.grants[grant].end >= today { continue }
        }
        report.broken.append(
          "\(file):\(line): imports \(module), which \(rules.file):\(rule.rule.line) does not allow: "
            + rule.rule.reason)
      }
      return
    }
  }

  private func checkCaptures(of file: String, _ data: Data, _ report: inout Report) {
    guard !file.contains("/Tests/"),
      let rule = rules.confined.first(where: { $0.places.contains { $0.folder(of: file) != nil } })
    else { return }
    for line in AsyncCaptures(String(decoding: data, as: UTF8.self)).lines {
      report.broken.append(
        "\(file):\(line): an async closure captures self in a list, so it leaves its window: \(rule.rule.reason)"
      )
    }
  }

  private func checkGrants(_ used: Set<Int>, _ report: inout Report) {
    for (index, grant) in rules.grants.enumerated() {
      let place = "\(rules.file):\(grant.rule.line)"
      if grant.end < today {
        report.broken.append(
          "\(place): this grant ended on \(grant.end): take it away, and its use")
      } else if !used.contains(index) {
        report.broken.append("\(place): nothing needs this grant any more: take it away")
      }
    }
  }

  /// A limit may only fall: it is never above an earlier one in a commit of the file.
  private func checkHistory(_ report: inout Report) {
    guard !rules.limits.isEmpty else { return }
    let git = project.run(
      "git",
      ["log", "--format=", "--unified=0", "--no-color", "-p", "-G^limit ", "--", rules.file])
    var lowest: [String: Int] = [:]
    for line in git.split(separator: "\n")
    where line.hasPrefix("-limit ") || line.hasPrefix("+limit ") {
      let words = line.dropFirst().split(separator: " ")
      guard let value = words.last.flatMap({ Int($0) }) else { continue }
      let name = words.dropLast().joined(separator: " ")
      lowest[name] = min(lowest[name] ?? value, value)
    }
    for limit in rules.limits {
      let name = "limit \(limit.kind) \(limit.places.joined(separator: " ")):"
      guard let before = lowest[name], before < limit.value else { continue }
      report.broken.append(
        "\(rules.file):\(limit.rule.line): the limit was \(before) before, and a limit may only fall: "
          + limit.rule.reason)
    }
  }

  private func checkWords(_ report: inout Report) throws {
    let files = project.folder.files(where: Self.isText)
    for rule in rules.forbidden {
      let word = rule.word
      let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" }
      for file in files where rule.places.contains(where: { $0.names(file) }) {
        SourceLines(try project.folder.data(of: file)).forEach(with: word) { line, text in
          // Matches whole words only.
          let isWord = text.ranges(of: word).contains { range in
            !(text[..<range.lowerBound].last.map(isPart) ?? false)
              && !(text[range.upperBound...].first.map(isPart) ?? false)
          }
          if isWord {
            report.broken.append("\(file):\(line): has the word \(word): \(rule.rule.reason)")
          }
        }
      }
    }
  }

  private func checkLinks(_ report: inout Report) throws {
    guard !rules.links.isEmpty else { return }
    let graph = try Graph(project)
    for rule in rules.links {
      let place = "\(rules.file):\(rule.rule.line)"
      guard let app = graph.targets[rule.app] else {
        report.broken.append("\(place): there is no target \(rule.app)")
        continue
      }
      for target in graph.all(below: app).sorted(by: { $0.name < $1.name })
      where rule.never.contains(where: { $0.matches(target.name) }) {
        let way = graph.way(from: app, to: target).joined(separator: " → ")
        report.broken.append("\(place): \(way): \(rule.rule.reason)")
      }
    }
  }

  private static func `is`(_ file: String, in places: [String]) -> Bool {
    places.contains { file == $0 || file.hasPrefix("\($0)/") }
  }

  private static func isText(_ file: String) -> Bool {
    [".swift", ".md", ".js", ".css", ".json", ".txt"].contains { file.hasSuffix($0) }
  }
}
