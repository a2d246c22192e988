import Foundation

/// The pages of a repository, and those of a folder as a catalog of DocC.
struct Guides {
  private let project: Project
  private let folder: String
  private let pages: [String: Page]

  init(_ project: Project, in folder: String) throws {
    self.project = project
    self.folder = folder
    let files = project.folder.files { $0.hasSuffix(".md") }
    pages = Dictionary(
      uniqueKeysWithValues: try files.map { ($0, Page($0, try project.folder.text(of: $0))) })
  }

  private var index: String { "\(folder)/README.md" }
  private var articles: [Page] {
    pages.values.filter { $0.path.hasPrefix("\(folder)/") && $0.path != index }
      .sorted { $0.path < $1.path }
  }

  /// The links that lead nowhere, and the pages of the folder that its index does not name.
  var problems: [String] {
    let dead = pages.values.sorted { $0.path < $1.path }.flatMap { page in
      page.destinations.compactMap { problem(of: $0, in: page) }.map { "\(page.path): \($0)" }
    }
    guard let index = pages[index] else { return dead + ["\(index) is not there"] }
    let named = Set(index.destinations.map { path(of: $0, in: index) })
    return dead
      + articles.filter { !named.contains($0.path) }
      .map { "\(index.path): \($0.path) is not in it" }
  }

  /// Writes the catalog: the articles, their pictures, and a root with the sections of the index.
  func write(to place: String) throws {
    let catalog = Folder(place)
    guard let index = pages[index] else { return }
    try catalog.write(root(of: index), to: "Guides.md")
    for page in articles {
      try catalog.write(article(page), to: "\(page.name).md")
    }
    for name in project.folder.names(in: folder) where name.hasSuffix(".png") {
      let picture = try project.folder.data(of: "\(folder)/\(name)")
      try picture.write(to: catalog.url.appending(path: name))
    }
  }

  // MARK: -

  private func article(_ page: Page) -> String {
    page.changingLinks { text, destination in
      if destination.contains("://") { return "[\(text)](\(destination))" }
      let (path, anchor) = (path(of: destination, in: page), anchor(of: destination))
      guard let target = pages[path], path.hasPrefix("\(folder)/") else {
        return path.hasSuffix(text) ? "`\(path)`" : "\(text) (`\(path)`)"
      }
      let name = path == index ? "Guides" : target.name
      let fragment = anchor.flatMap { target.headings[$0] } ?? ""
      return "[\(text)](doc:\(name)\(fragment.isEmpty ? "" : "#\(fragment)"))"
    }
    // DocC knows no file names behind a language.
    .replacing(/(?m)^( *```[a-z]+) .*$/) { String($0.output.1) }
  }

  /// The index with a topic for each of its sections, which DocC lists with the beginnings of their pages.
  private func root(of index: Page) -> String {
    let sections = index.text.split(separator: "\n## ").map { String($0) }
    let title = Page(index.path, sections[0])
    let topics = sections.dropFirst().map { section in
      let name = section.prefix { $0 != "\n" }
      let names = Page(index.path, section).destinations
        .compactMap { pages[path(of: $0, in: index)]?.name }
      return "### \(name)\n\n" + names.map { "- <doc:\($0)>" }.joined(separator: "\n")
    }
    let lines = article(title).split(separator: "\n", omittingEmptySubsequences: false)
    let metadata = ["@Metadata {", "  @TechnologyRoot", "}", ""]
    let head = ([lines[0], ""].map(String.init) + metadata + lines.dropFirst().map(String.init))
    return head.joined(separator: "\n") + "\n\n## Topics\n\n"
      + topics.joined(separator: "\n\n") + "\n"
  }

  private func problem(of destination: String, in page: Page) -> String? {
    if destination.contains("://") || destination.hasPrefix("mailto:") { return nil }
    let path = path(of: destination, in: page)
    guard project.folder.contains(path) else { return "there is no \(path)" }
    guard let anchor = anchor(of: destination), let target = pages[path] else { return nil }
    return target.headings[anchor] == nil ? "\(path) has no heading #\(anchor)" : nil
  }

  private func anchor(of destination: String) -> String? {
    destination.firstIndex(of: "#").map { String(destination[$0...].dropFirst()) }
  }

  /// The path in the repository of what a link of a page leads to.
  private func path(of destination: String, in page: Page) -> String {
    let file = destination.prefix { $0 != "#" }
    if file.isEmpty { return page.path }
    var parts = page.path.split(separator: "/").dropLast()
    for part in file.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
