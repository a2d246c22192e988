/// The path under which an API is mounted, such as `/api`; empty at the root.
struct APIPrefix: Sendable, Equatable {
  private let components: [Substring]

  /// - Parameter path: with or without slashes around it.
  init(_ path: String) {
    components = path.split(separator: "/")
  }

  /// Without a slash at its end, so that `path + "/topics"` is a path.
  var path: String { components.map { "/\($0)" }.joined() }

  /// Whether a request for `path` is one for the API. Like the router, takes `//` for `/`.
  func contains(_ path: String) -> Bool {
    path.split(separator: "/", maxSplits: components.count).prefix(components.count)
      .elementsEqual(components)
  }
}
