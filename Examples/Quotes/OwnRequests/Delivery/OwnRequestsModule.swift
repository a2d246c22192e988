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
    name: "OwnRequests", version: "3.0.0", requires: ["Work": "3.0.0"],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [
      Words.self, RequestForm.Field.self, RequestFlaw.self, RequestStep.self, RequestAction.self,
      NextStep.self,
    ],
    routes: OwnRequestsCoordinator.routes, shortcuts: [Words.newRequest: NewRequestRoute()],
    notices: [Words.newOffers])
}

struct NewRequestRoute: Route {
  static let path = Path("/new") { NewRequestRoute() }
}

struct RequestRoute: Route {
  let id: RequestID
  static let path = Path("/requests/:request", \.id, make: Self.init)
}

struct ChangeRequestRoute: Route {
  let id: RequestID
  static let path = Path("/requests/:request/change", \.id, make: Self.init)
}

// Modals

struct CancelRequestRoute: Route {
  let id: RequestID
  static let path = Path("/requests/:request/cancel", \.id, make: Self.init)
}

struct RateWorkRoute: Route {
  let id: RequestID
  static let path = Path("/requests/:request/rate", \.id, make: Self.init)
}

struct RateContactRoute: Route {
  let request: RequestID
  let professional: PersonID
  static let path = Path(
    "/requests/:request/professionals/:professional/rate", \.request, \.professional,
    make: Self.init)
}

struct AnswerQuoteRoute: Route {
  let request: RequestID
  let quote: QuoteID
  let answer: QuoteAnswer

  static let path = Path(
    "/requests/:request/quotes/:quote/:answer", \.request, \.quote, \.answer.rawValue
  ) { AnswerQuoteRoute(request: $0, quote: $1, answer: QuoteAnswer(rawValue: $2) ?? .decline) }
}
