/// What somebody has filled in of a request so far, as they have typed it.
///
/// ```swift
/// var form = DraftForm()
/// form.postcode = "2800"
/// let flaw = form.flaw(of: .postcode)   // .postcodeNotFiveDigits
/// ```
public struct DraftForm: Hashable, Sendable {
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case kind, title, description, city, postcode, timing
  }

  public var kind: WorkKind?
  public var title = ""
  public var description = ""
  public var city = ""
  public var postcode = ""
  public var timing: WorkTiming?

  public init() {}

  /// A request that there is, to be changed.
  public init(_ contents: RequestContents) {
    kind = contents.kind
    title = contents.title
    description = contents.description
    city = contents.place.city
    postcode = contents.place.postcode
    timing = contents.timing
  }

  /// Whether nothing has been filled in.
  public var isEmpty: Bool { self == DraftForm() }

  /// What is wrong with a field; nil where nothing is.
  public func flaw(of field: Field) -> DraftFlaw? {
    switch field {
    case .kind: kind == nil ? .kindMissing : nil
    case .title:
      Self.flaw(of: title, longest: RequestContents.longestTitle, .titleMissing, .titleTooLong)
    case .description:
      Self.flaw(
        of: description, longest: RequestContents.longestDescription, .descriptionMissing,
        .descriptionTooLong)
    case .city:
      Self.flaw(of: city, longest: RequestContents.longestCity, .cityMissing, .cityTooLong)
    case .postcode: Self.flaw(ofPostcode: postcode.trimmed)
    case .timing: timing == nil ? .timingMissing : nil
    }
  }

  /// What is wrong, by field; nothing when it can be sent.
  public func flaws(in fields: [Field] = Field.allCases) -> [Field: DraftFlaw] {
    fields.reduce(into: [:]) { $0[$1] = flaw(of: $1) }
  }

  /// What is wanted, without what is around the texts; nil as long as something is wrong.
  public var contents: RequestContents? {
    guard let kind, let timing, flaws().isEmpty else { return nil }
    return RequestContents(
      kind: kind, title: title.trimmed, description: description.trimmed,
      place: WorkPlace(city: city.trimmed, postcode: postcode.trimmed), timing: timing)
  }

  private static func flaw(
    of text: String, longest: Int, _ missing: DraftFlaw, _ tooLong: DraftFlaw
  ) -> DraftFlaw? {
    let count = text.trimmed.unicodeScalars.count
    return count == 0 ? missing : count > longest ? tooLong : nil
  }

  private static func flaw(ofPostcode text: String) -> DraftFlaw? {
    if text.isEmpty { return .postcodeMissing }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.count == 5 && text.utf8.allSatisfy { digits ~= $0 }
      ? nil : .postcodeNotFiveDigits
  }
}

/// What can be wrong with a field of a ``DraftForm``. The words for it are the screens'.
public enum DraftFlaw: Error, Hashable, Sendable, CaseIterable {
  case kindMissing
  case titleMissing, titleTooLong
  case descriptionMissing, descriptionTooLong
  case cityMissing, cityTooLong
  case postcodeMissing, postcodeNotFiveDigits
  case timingMissing
}

extension String {
  /// Without the white space around it.
  fileprivate var trimmed: String {
    var words = self[...]
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    return String(words)
  }
}
