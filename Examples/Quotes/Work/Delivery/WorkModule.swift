import Foundation
public import Sillar
public import Work

/// The texts and styles of requests for work that several modules share.
///
/// ```swift
/// let modules = [WorkModule.module]
/// ```
public enum WorkModule {
  public static let module = Module(
    name: "Work", version: "3.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [
      Words.self, Cancellation.Reason.self, RequestState.self, UnsentChange.Kind.self,
      UnsentChange.Refusal.self, WorkKind.self, WorkTiming.self,
    ])
}

/// The home of an app, which lies beneath a screen that a link has opened.
public struct HomeRoute: Route {
  public static let path = Path("/") { HomeRoute() }
  public init() {}
}

extension PhotoID {
  /// The photo, if the person who is signed in may see it: see `PhotosPictures`.
  public var picture: PictureSource { .stored("photo/\(rawValue)") }
}

// Drawn by `web.css` in the resources.
extension Style {
  /// An amount that stands out.
  public static let amount = Style("amount", of: WorkModule.module)
  /// Requests side by side and in rows, if there is room.
  public static let cards = Style("cards", of: WorkModule.module)
  /// The parts of a request: one below the other on a phone, two columns if there is room.
  public static let parts = Style("parts", of: WorkModule.module)
  /// The wider of the two columns.
  public static let body = Style("body", of: WorkModule.module)
  /// The state of a request and the next step, at the top of its screen.
  static let next = Style("next", of: WorkModule.module)
}
