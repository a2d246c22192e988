public import Work

/// The steps in which a request is written.
///
/// ```swift
/// let next = RequestStep.kind.next   // .description
/// ```
public enum RequestStep: String, CaseIterable, Hashable, Sendable {
  case kind, description, place, photos, timing, summary

  /// From 1 on.
  public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
  public var next: RequestStep? { Self.allCases.dropFirst(number).first }
  public var previous: RequestStep? { Self.allCases.prefix(number - 1).last }

  /// What is asked for in it.
  public var fields: [DraftForm.Field] {
    switch self {
    case .kind: [.kind]
    case .description: [.title, .description]
    case .place: [.city, .postcode]
    case .photos: []
    case .timing: [.timing]
    case .summary: DraftForm.Field.allCases
    }
  }
}
