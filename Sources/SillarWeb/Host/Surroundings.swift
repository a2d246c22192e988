/// The markup of a site around the screens of a host that is a part of it: its header, its navigation, its footer.
///
/// ```swift
/// var settings = WebHost.Settings()
/// settings.surroundings = { request in
///   Surroundings(
///     head: "<link rel=\"stylesheet\" href=\"/site.css\">",
///     before: "<nav class=\"site\"><a href=\"/\">Home</a></nav>",
///     after: "<footer class=\"site\">Example Ltd</footer>")
/// }
/// ```
///
/// It is written as it is: escape what a person has typed. The page's policy lets it load styles, scripts and pictures from
/// the host's own origin alone, and nothing inline runs.
public struct Surroundings: Sendable {
  /// At the end of the page's `<head>`.
  public var head: String
  /// At the beginning of the page's `<body>`, after the link that skips to the content.
  public var before: String
  /// At the end of the page's `<body>`.
  public var after: String

  public init(head: String = "", before: String = "", after: String = "") {
    self.head = head
    self.before = before
    self.after = after
  }
}
