import FindRequestsModel
import Foundation
public import Sillar
import Work

/// Finding work as a part of an app: open requests, offers for them, and the ratings that were earned.
public enum FindRequestsModule {
  public static let module = Module(
    name: "FindRequests", version: "3.0.0", requires: ["Work": "3.0.0"],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [Words.self, Job.Step.self, OfferForm.Validity.self, OfferCheck.Problem.self],
    routes: FindRequestsCoordinator.routes,
    shortcuts: [Words.own: HomeRoute(part: .own), Words.ratings: RatingsRoute()])
}

enum HomePart: String, Sendable { case open, own }

/// The lists, such as `/`, `/?list=own` and `/?kind=painting&place=Madrid`.
struct HomeRoute: Route {
  var part = HomePart.open
  var kind: WorkKind?
  var place = ""

  var query: JobQuery { JobQuery(kind: kind, place: place) }

  static let kinds =
    [Choice(Words.anyKind, WorkKind?.none)] + WorkKind.allCases.map { Choice($0, $0) }

  static let path = Path(
    "/?list=:part&kind=:kind&place=:place", \.partName, \.kindName, \.shortPlace
  ) { part, kind, place in
    HomeRoute(part: HomePart(rawValue: part) ?? .open, kind: WorkKind(rawValue: kind), place: place)
  }

  /// Empty for the first list, which is the default of the address.
  private var partName: String { part == .open ? "" : part.rawValue }
  private var kindName: String { kind?.rawValue ?? "" }
  /// The place, shortened to a length that browsers and proxies accept in an address.
  private var shortPlace: String { String(place.prefix(100)) }
}

struct JobRoute: Route {
  let request: RequestID
  static let path = Path("/requests/:request", \.request, make: Self.init)
}

struct OfferRoute: Route {
  let request: RequestID
  static let path = Path("/requests/:request/offer", \.request, make: Self.init)
}

struct RatingsRoute: Route {
  static let path = Path("/ratings") { RatingsRoute() }
}
