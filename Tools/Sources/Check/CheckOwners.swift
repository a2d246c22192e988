extension Check {
  /// Each module has a line of its own in the file that says who reviews what, as GitHub and GitLab read it: the last line that
  /// fits counts.
  func checkOwners(_ report: inout Report) throws {
    guard let owners = rules.owners else { return }
    let (file, reason) = (owners.file, owners.rule.reason)
    guard project.folder.contains(file) else {
      report.broken.append("\(rules.file):\(owners.rule.line): there is no \(file): \(reason)")
      return
    }
    var lines: [(folder: String, line: Int)] = []
    let text = try project.folder.text(of: file)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(separator: " ")
      guard let place = words.first else { continue }
      let folder = place.split(separator: "/").joined(separator: "/")
      lines.append((folder, index + 1))
      if words.count < 2 {
        report.broken.append("\(file):\(index + 1): it names no owner of \(place): \(reason)")
      }
      if place.hasPrefix("/"), !project.folder.contains(folder) {
        report.broken.append("\(file):\(index + 1): there is no \(folder): take the line away")
      }
    }
    for folder in try Graph(project).modules.map(\.folder) {
      let last = lines.last { $0.folder == "*" || "\(folder)/".hasPrefix("\($0.folder)/") }
      guard last?.folder != folder else { continue }
      report.broken.append(
        "\(file):\(last?.line ?? 1): \(folder) has no owner of its own: add \"/\(folder)/ @OWNER\" below: "
          + reason)
    }
  }
}
