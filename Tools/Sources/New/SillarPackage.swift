import Foundation

/// Where a project gets Sillar from.
enum SillarPackage: Equatable {
  /// A checkout, by its path from the project's folder.
  case folder(String)
  case url(String)

  /// The first version that is on a server.
  static let version = "0.1.0"

  /// The name by which a manifest's targets mean the package.
  var identity: String {
    switch self {
    case .folder: "Sillar"
    case .url(let url):
      url.split(separator: "/").last.map {
        $0.hasSuffix(".git") ? String($0.dropLast(4)) : String($0)
      }
        ?? "Sillar"
    }
  }

  /// The name by which the package manager tells packages apart.
  var folderName: String {
    switch self {
    case .folder(let path): (path.split(separator: "/").last ?? "").lowercased()
    case .url: identity.lowercased()
    }
  }

  /// The line of a manifest's dependencies.
  var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"Sillar\", path: \"\(path)\")"
    case .url(let url): ".package(url: \"\(url)\", from: \"\(Self.version)\")"
    }
  }

  /// The path of this tool from the project's folder.
  var tool: String {
    switch self {
    case .folder(let path): "\(path)/Scripts/sillar"
    case .url: ".build/checkouts/\(identity)/Scripts/sillar"
    }
  }

  /// - Parameters:
  ///   - word: A URL, or the path of a checkout; nil for the checkout that the tool was built in.
  ///   - home: The project's folder. It and the path are given from `folder`.
  init(_ word: String?, for home: String, in folder: Folder) throws {
    let advice = "--sillar is the path of its clone, or the URL of its repository"
    if let word, Self.isURL(word) {
      guard word.wholeMatch(of: /[A-Za-z0-9:\/@.~_-]+[A-Za-z0-9]/) != nil else {
        throw Problem("\(word) is no URL of a repository: \(advice)", exitCode: 64)
      }
      self = .url(word)
      return
    }
    guard let checkout = word.map({ folder.place($0) }) ?? Self.checkoutOfTool() else {
      throw Problem("say where Sillar is: \(advice)", exitCode: 64)
    }
    guard Self.isCheckout(checkout) else {
      throw Problem("\(word ?? checkout.path) is no clone of Sillar: \(advice)", exitCode: 64)
    }
    self = .folder(checkout.way(from: folder.place(home)))
  }

  /// Where a package gets Sillar from that has versions itself: its packages have versions, too.
  init(url word: String?) throws {
    guard let word, Self.isURL(word) else {
      throw Problem(
        "a package with versions cannot depend on a folder: --sillar is the URL of Sillar's repository",
        exitCode: 64)
    }
    try self.init(word, for: ".", in: Folder("."))
  }

  private static func isURL(_ word: String) -> Bool {
    word.contains("://") || word.hasPrefix("git@")
  }

  static func isCheckout(_ place: URL) -> Bool {
    (try? Folder(place.path).text(of: "Package.swift"))?.contains("name: \"Sillar\",") ?? false
  }

  static func checkoutOfTool() -> URL? {
    var place = Bundle.main.executableURL?.resolvingSymlinksInPath()
    while let next = place?.deletingLastPathComponent(), next.path != place?.path {
      if isCheckout(next) { return next }
      place = next
    }
    return nil
  }
}

extension Folder {
  /// The place of a path from this folder.
  func place(_ path: String) -> URL {
    URL(filePath: path, directoryHint: .isDirectory, relativeTo: url).standardizedFileURL
  }
}

extension URL {
  /// The relative path to this folder from another; an absolute one when they share only the root.
  func way(from other: URL) -> String {
    let (start, end) = (other.pathComponents, pathComponents)
    let shared = zip(start, end).prefix { $0 == $1 }.count
    if shared < 2 { return "/" + end.dropFirst().joined(separator: "/") }
    return (Array(repeating: "..", count: start.count - shared) + end[shared...])
      .joined(separator: "/")
  }
}
