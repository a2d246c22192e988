import Foundation
import OwnRequestsModel
public import Sillar
import Work
import WorkDelivery

/// A homeowner's own requests as a part of an app.
///
/// ```swift
/// let modules = [WorkModule.module, OwnRequestsModule.module]
/// ```
public enum OwnRequestsModule {
  public static let module = Module(
    name: "OwnRequests", version: "1.0.0", requires: ["Work": "1.0.0"],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [
      Words.self, RequestForm.Field.self, RequestFlaw.self, RequestStep.self, RequestAction.self,
      NextStep.self,
    ],
    routes: [HomeRoute.self, NewRequestRoute.self, RequestRoute.self])
}

struct NewRequestRoute: Route {
  static let path = Path("/new") { NewRequestRoute() }
}

struct RequestRoute: Route {
  let id: RequestID
  static let path = Path("/requests/:request", \.id, make: Self.init)
}
