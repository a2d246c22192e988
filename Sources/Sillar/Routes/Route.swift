package import SillarVocabulary

/// The address of a screen as a value: one declaration reads it from a link and writes it into one.
///
/// ```swift
/// struct ChatRoute: Route {
///   let request: Int
///   let person: String
///   static let path = Path(
///     "/requests/:request/chats/:person", \.request, \.person, make: Self.init)
/// }
///
/// let route = ChatRoute(request: 7, person: "ann")
/// // route.link == "/requests/7/chats/ann"
/// // ChatRoute("/requests/seven/chats/ann") == nil
/// ```
///
/// A coordinator declares with ``Destination``s what each of its routes shows; its ``Module`` lists the routes.
public protocol Route: Hashable, Sendable {
  static var path: Path<Self> { get }
}

extension Route {
  /// Reads a link within the app, such as `/requests/7?tab=offers`.
  ///
  /// - Returns: Nil when the link belongs to another route, or one of its texts cannot be converted to its value's type.
  public init?(_ link: String) {
    guard let address = Address(link), let route = Self(address) else { return nil }
    self = route
  }

  package init?(_ address: Address) {
    guard let route = Self.path.read(address) else { return nil }
    self = route
  }

  /// The link that leads to the screen.
  public var link: String { address.description }

  package var address: Address { Self.path.write(self) }

  /// A route with values from texts, for tests.
  ///
  /// - Parameter text: Called for each value.
  /// - Returns: Nil when a text cannot be converted to its value's type.
  package static func make(from text: () -> String) -> Self? {
    let pattern = path.pattern
    let count = pattern.segments.count { $0 == .value } + pattern.queryNames.count
    return Self(pattern.address(with: (0..<count).map { _ in text() }))
  }
}
