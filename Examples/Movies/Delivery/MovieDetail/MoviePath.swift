import MoviesModel

/// Where a film is found: `/movie/603`.
enum MoviePath {
  private static let prefix = "/movie/"

  static func path(of id: Movie.ID) -> String { prefix + id.description }

  /// Nil for a path that leads to no film. There is one path for each: `/movie/0603` is none.
  static func movie(at path: String) -> Movie.ID? {
    guard path.hasPrefix(prefix), let number = Int(path.dropFirst(prefix.count)), number > 0
    else { return nil }
    let id = Movie.ID(rawValue: number)
    return self.path(of: id) == path ? id : nil
  }
}
