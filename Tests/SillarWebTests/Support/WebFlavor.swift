import Foundation
import Logging
import Scripted
import Sillar

@testable import SillarWeb

/// Hosts of a flavor whose resources are files of a test's own.
enum WebFlavor {
  /// - Parameter files: The flavor's files in `flavor/`, those of a module named Shop in `shop/`.
  static func run(
    _ files: [String: String] = [:], bytes: [String: [UInt8]] = [:], at path: String = "",
    limits: WebHost.Limits = WebHost.Limits(), logger: Logger = .silent,
    elements: [any CustomElementValue.Type] = [], routes: [any Route.Type] = [],
    shortcuts: KeyValuePairs<any Localizable, any Route> = [:],
    requiring behaviors: @escaping @Sendable (ModuleContext) -> [any Behavior] = { _ in [] },
    screen: @escaping @Sendable (Navigator) -> Screen = { _ in plain() },
    test: @escaping @Sendable (RunningServer) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["flavor", "shop"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    let texts = files.mapValues { Array($0.utf8) }
    for (path, bytes) in bytes.merging(texts, uniquingKeysWith: { $1 }) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    let shop = Module(
      name: "Shop", version: "1.0.0", resources: folder.appending(path: "shop"), routes: routes,
      elements: elements, shortcuts: shortcuts)
    let flavor = try Flavor(
      name: "Market", languages: ["en", "es"], modules: [shop],
      resources: folder.appending(path: "flavor"),
      configuration: Configuration(
        flavor: "Market",
        providers: [ResourceConfiguration(folder.appending(path: "flavor"), name: "resources")]),
      requiredBehaviors: behaviors)
    var settings = WebHost.Settings()
    settings.limits = limits
    let app = ScriptedApp(flavor) { _, path, navigator in
      switch path {
      case "/": navigator.replaceAll(with: [screen(navigator)])
      case "/more": navigator.push(plain("More", path: "/more"))
      default: return false
      }
      return true
    }
    let host = WebHost(app: app, at: path, settings: settings, logger: logger)
    try await HostServer.run(host, test: test)
  }

  static func plain(_ title: String = "Hello", path: String = "/") -> Screen {
    Screen(title, path: path, ScriptedPresenter(0)) { _ in
      Text(title, .title)
      Button("Do", send: .tap("do"))
    }
  }
}
