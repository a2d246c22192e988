import Foundation
import Sillar

/// The texts and styles of the home, where the modules meet.
enum HomeModule {
  static let module = Module(
    name: "Home", version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self])
}

// Drawn by `web.css` in the resources.
extension Style {
  /// The menu of links to other modules, at the top of the home.
  static let menu = Style("menu", of: HomeModule.module)
}
