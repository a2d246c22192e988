/// The path under which an API is mounted, such as `/api`; empty at the root.
struct APIPrefix: Sendable, Equatable {
  private let components: [Substring]

  /// - Parameter path: with or without slashes around it.
  init(_ path: String) {
    components = path.split(separator: "/")
  }

  /// The prefix without a trailing slash, so that `path + "/topics"` is a path.
  var path: String { components.map { "/\($0)" }.joined() }

  /// True if a request for `path` is for the API. Like the router, treats `//` as `/`.
  func contains(_ path: String) -> Bool {
    path.split(separator: "/", maxSplits: components.count).prefix(components.count)
      .elementsEqual(components)
  }
}
