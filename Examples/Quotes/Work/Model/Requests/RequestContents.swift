/// The contents of a request: a homeowner writes them, and may change them while the request is open.
///
/// ```swift
/// let tap = RequestContents(
///   kind: .plumbing, title: "A tap drips", description: "Since Monday, in the kitchen.",
///   place: WorkPlace(city: "Madrid", postcode: "28004"), timing: .thisMonth)
/// ```
public struct RequestContents: Hashable, Sendable {
  /// The longest title that the service takes, in characters.
  public static let longestTitle = 80
  public static let longestDescription = 2000
  public static let longestCity = 60
  /// The largest number of photos that the service takes.
  public static let mostPhotos = 12
  /// The largest number of professionals that may apply.
  public static let places = 4

  public let kind: WorkKind
  public let title: String
  public let description: String
  public let place: WorkPlace
  public let timing: WorkTiming

  public init(
    kind: WorkKind, title: String, description: String, place: WorkPlace, timing: WorkTiming
  ) {
    self.kind = kind
    self.title = title
    self.description = description
    self.place = place
    self.timing = timing
  }
}

/// A kind of work on a home.
public enum WorkKind: String, Hashable, Sendable, CaseIterable {
  case plumbing, electricity, painting, carpentry, heating, roofing, gardening, cleaning
}

/// The place of the work, no more precise than any professional may know.
public struct WorkPlace: Hashable, Sendable {
  public let city: String
  /// Five digits.
  public let postcode: String

  public init(city: String, postcode: String) {
    self.city = city
    self.postcode = postcode
  }
}

/// The time at which the work is wanted.
public enum WorkTiming: String, Hashable, Sendable, CaseIterable {
  case asSoonAsPossible = "as-soon-as-possible"
  case thisMonth = "this-month"
  case flexible
}
