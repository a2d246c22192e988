import Foundation
import Sillar

/// The screens of the inspector: the list of windows, one window, the program.
enum InspectorModule {
  static let module = Module(
    name: "Inspector", version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self],
    routes: InspectorCoordinator.routes)
}

// Drawn by `web.css` in the resources.
extension Style {
  /// A text of code, such as a state.
  static let code = Style("code", of: InspectorModule.module)
  /// A line of a log or a tree: closer to the next than rows usually are.
  static let line = Style("line", of: InspectorModule.module)
  /// The frame around the screen of a window.
  static let mirror = Style("mirror", of: InspectorModule.module)
  /// A control in the mirror, which nobody can use.
  static let control = Style("control", of: InspectorModule.module)
}

struct WindowsRoute: Route {
  static let path = Path("/") { WindowsRoute() }
}

struct WindowRoute: Route {
  let window: String
  var part = WindowPart.stack
  static let path = Path("/windows/:window?part=:part", \.window, \.part, make: Self.init)
}

struct ProgramRoute: Route {
  static let path = Path("/program") { ProgramRoute() }
}

/// What the screen of a window shows of it, beside the mirror.
enum WindowPart: String, CaseIterable, LosslessStringConvertible, Sendable {
  case stack, events, nodes, memory

  /// The first part is not written in addresses.
  var description: String { self == .stack ? "" : rawValue }

  init?(_ text: String) { self.init(rawValue: text.isEmpty ? "stack" : text) }

  /// The word of the same name.
  var title: Words { Words(rawValue: rawValue) ?? .part }
}
