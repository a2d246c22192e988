public import Work

/// The fields of a request, as typed.
public struct RequestForm: Hashable, Sendable {
  /// Their labels are in the module's catalog.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case kind, title, description, city, postcode, timing

    /// The number of characters that the field may have; 0 for one without a limit.
    public var limit: Int {
      switch self {
      case .title: RequestContents.longestTitle
      case .description: RequestContents.longestDescription
      case .city: RequestContents.longestCity
      case .kind, .postcode, .timing: 0
      }
    }
  }

  public var kind: WorkKind?
  public var title = ""
  public var description = ""
  public var city = ""
  public var postcode = ""
  public var timing: WorkTiming?

  public init() {}

  public init(_ contents: RequestContents) {
    kind = contents.kind
    title = contents.title
    description = contents.description
    city = contents.place.city
    postcode = contents.place.postcode
    timing = contents.timing
  }

  /// The flaws by field; none when the form can be sent.
  public func flaws(in fields: [Field] = Field.allCases) -> [Field: RequestFlaw] {
    fields.reduce(into: [:]) { $0[$1] = flaw(of: $1) }
  }

  /// The contents without white space around the texts; nil while there are flaws.
  public var contents: RequestContents? {
    guard let kind, let timing, flaws().isEmpty else { return nil }
    return RequestContents(
      kind: kind, title: title.trimmed, description: description.trimmed,
      place: WorkPlace(city: city.trimmed, postcode: postcode.trimmed), timing: timing)
  }

  private func flaw(of field: Field) -> RequestFlaw? {
    switch field {
    case .kind: kind == nil ? .kindMissing : nil
    case .title: Self.flaw(of: title, field.limit, .titleMissing)
    case .description: Self.flaw(of: description, field.limit, .descriptionMissing)
    case .city: Self.flaw(of: city, field.limit, .cityMissing)
    case .postcode: Self.flaw(ofPostcode: postcode.trimmed)
    case .timing: timing == nil ? .timingMissing : nil
    }
  }

  private static func flaw(of text: String, _ limit: Int, _ missing: RequestFlaw) -> RequestFlaw? {
    let count = text.trimmed.unicodeScalars.count
    return count == 0 ? missing : count > limit ? .tooLong : nil
  }

  private static func flaw(ofPostcode text: String) -> RequestFlaw? {
    if text.isEmpty { return .postcodeMissing }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.count == 5 && text.utf8.allSatisfy { digits ~= $0 }
      ? nil : .postcodeNotFiveDigits
  }
}

/// A flaw of a field. Its texts are in the module's catalog.
public enum RequestFlaw: String, Hashable, Sendable, CaseIterable {
  case kindMissing, titleMissing, descriptionMissing, cityMissing, timingMissing
  case postcodeMissing, postcodeNotFiveDigits
  /// The text has more characters than the limit.
  case tooLong
}
