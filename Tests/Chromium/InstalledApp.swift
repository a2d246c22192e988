public import Foundation

/// An app that a browser has installed from its page: it has an icon on this machine, and starts in a window of its own.
///
/// ```swift
/// let page = try await browser.profile().newPage()
/// try await page.open("http://127.0.0.1:8080/")
/// let app = try await page.install()
/// let window = try await app.launch()
/// ```
public struct InstalledApp: Sendable {
  /// The name below its icon.
  public let name: String
  /// Its icon, a PNG.
  public let icon: Data
  fileprivate let id: JSON
  fileprivate let context: BrowserContext

  /// Starts the app from its icon. The page is that of its window.
  public func launch() async throws -> Page {
    let before = try await context.pages
    _ = try await context.connection.call("PWA.launch", ["manifestId": id])
    let target = try await poll(for: "the window of \(name)", within: .seconds(30)) {
      try await context.pages.subtracting(before).first
    }
    return try await context.page(.string(target), viewport: .phone)
  }
}

extension Page {
  /// Installs the app of this page, as the menu of a person's browser does. The page must be of ``Browser/profile()``: pages
  /// of other contexts leave nothing behind.
  public func install() async throws -> InstalledApp {
    let id = try await call("Page.getAppId")["appId"]
    let before = try context.desktopEntries
    _ = try await context.connection.call(
      "PWA.install",
      ["manifestId": id, "installUrlOrBundleUrl": try await evaluate("location.href")])
    // In a window of its own, as the browser's menu has it.
    _ = try await context.connection.call(
      "PWA.changeAppUserSettings", ["manifestId": id, "displayMode": "standalone"])
    let entry = try await wait(for: "the icon") {
      try? context.desktopEntries.first { file, _ in before[file] == nil }?.value
    }
    guard let name = entry["Name"], let icon = entry["Icon"],
      let bytes = try? Data(contentsOf: URL(filePath: icon))
    else { throw BrowserError.refused(command: "PWA.install", reason: "the icon is \(entry)") }
    return InstalledApp(name: name, icon: bytes, id: id, context: context)
  }
}

extension Browser {
  /// The browser's own context, in which apps can be installed. Its pages share storage for as long as the browser runs.
  public func profile() async throws -> BrowserContext {
    let page = try await connection.call("Target.getTargets")["targetInfos"].array
      .first { $0["type"] == "page" }
    guard let id = page?["browserContextId"].string else {
      throw BrowserError.refused(command: "Target.getTargets", reason: "it has no page")
    }
    return BrowserContext(connection, id: id, isOwned: false)
  }
}

extension BrowserContext {
  var pages: Set<String> {
    get async throws {
      let targets = try await connection.call("Target.getTargets")["targetInfos"].array
      return Set(
        targets.filter { $0["type"] == "page" && $0["browserContextId"] == .string(id) }
          .compactMap { $0["targetId"].string })
    }
  }

  /// The files with which the browser tells the desktop of apps (Desktop Entry Specification, 3). Of each key they have the first
  /// value, which is the app's: the values of its shortcuts follow.
  fileprivate var desktopEntries: [String: [String: String]] {
    get throws {
      let folder = connection.process.folder
      var entries: [String: [String: String]] = [:]
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".desktop") && file.hasPrefix(".local/") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        for line in text.split(separator: "\n") {
          let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
          guard parts.count == 2, entries[file]?[parts[0]] == nil else { continue }
          entries[file, default: [:]][parts[0]] = parts[1]
        }
      }
      return entries
    }
  }
}
