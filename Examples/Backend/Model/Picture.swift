/// A drawing that goes with a topic or a question, as the text of an SVG document.
///
///     let picture = Picture(name: name, svg: "<svg …/>", version: "1f2e")
public struct Picture: Equatable, Sendable {
  public let name: PictureName
  public let svg: String
  /// A version that changes with `svg`, so that a client can tell whether its cached copy is current.
  public let version: String

  public init(name: PictureName, svg: String, version: String) {
    self.name = name
    self.svg = svg
    self.version = version
  }
}
