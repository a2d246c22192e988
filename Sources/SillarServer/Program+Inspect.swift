import ServiceLifecycle
import Sillar
import SillarInspector
import SillarWeb

extension ServerKeys {
  enum Inspect: DeveloperPortKey {
    static let name = "inspect"
    static let summary =
      "Shows the windows to their developer, on a port of its own: any that is free, or this one."
  }
}

extension Program {
  /// The screens of the inspector, on a port of their own: no page of the apps is of its origin, so that none can read it.
  func inspectorPage() throws -> (any Service)? {
    guard let inspector else { return nil }
    return developerServer(
      [WebHost(app: try InspectorApp(inspector.windows), logger: logger)], port: inspector.port,
      "inspector", option: "--inspect")
  }
}
