/// The source of a picture.
///
/// ```swift
/// let poster: PictureSource = .stored("topic-space")   // from the app's own picture store
/// let logo: PictureSource = .url("/logo.png")          // relative, http or https
/// let card: PictureSource = .resource("payments/pictures/card.svg")
/// ```
public enum PictureSource: Sendable, Hashable, Codable {
  /// A picture of the app's store, by name; the host serves it from its own origin.
  case stored(String)
  /// An address: relative, `http` or `https`. Hosts show the description instead of any other.
  case url(String)
  /// A picture among the app's resources, by the module's name in lower case and the file in its folder, such as
  /// `payments/pictures/card.svg`: the flavor's own if it has one, else the module's.
  case resource(String)
}
