import SillarModel

/// The description, place and time of the work.
///
///     let details = try WorkDetails(
///       kind: .plumbing, title: "Leaking tap", description: "It drips.", place: place, when: .flexible)
public struct WorkDetails: Equatable, Sendable {
  public static let titleLimit = 80
  public static let descriptionLimit = 2000

  public let kind: WorkKind
  public let title: String
  public let description: String
  public let place: Place
  public let when: WorkTiming

  /// - Throws: ``QuotesRefusal/invalid(_:)`` when a text is empty or too long, or
  ///   has a character that `TextRule` refuses.
  public init(
    kind: WorkKind, title: String, description: String, place: Place, when: WorkTiming
  ) throws(QuotesRefusal) {
    self.kind = kind
    self.title = try title.checked(1...Self.titleLimit, "title")
    self.description = try description.checked(1...Self.descriptionLimit, "description", .multiline)
    self.place = place
    self.when = when
  }

  /// Returns the details with another title or description. Unchanged texts are not validated again.
  ///
  /// - Throws: ``QuotesRefusal/invalid(_:)``, as for new details.
  public func with(
    title: String?, description: String?
  ) throws(QuotesRefusal) -> WorkDetails {
    var (newTitle, newDescription) = (self.title, self.description)
    if let title { newTitle = try title.checked(1...Self.titleLimit, "title") }
    if let description {
      newDescription = try description.checked(
        1...Self.descriptionLimit, "description", .multiline)
    }
    return WorkDetails(
      kind: kind, storedTitle: newTitle, description: newDescription, place: place, when: when)
  }

  /// Creates stored details, which were validated before.
  public init(
    kind: WorkKind, storedTitle title: String, description: String, place: Place, when: WorkTiming
  ) {
    self.kind = kind
    self.title = title
    self.description = description
    self.place = place
    self.when = when
  }
}
