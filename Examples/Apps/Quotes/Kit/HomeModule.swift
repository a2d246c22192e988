import Foundation
import Sillar

/// The texts and looks where the modules meet.
enum HomeModule {
  static let module = Module(
    name: "Home", version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self])
}

// Drawn by `web.css` in the resources.
extension Style {
  /// The ways to other modules, at the top of the home.
  static let menu = Style("menu", of: HomeModule.module)
}
