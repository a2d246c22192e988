/// What a professional looks for.
///
///     let search = RequestSearch(kind: .heating, place: "mad")
public struct RequestSearch: Equatable, Sendable {
  public let kind: WorkKind?
  /// How the city or the postcode begins, as ``Place/searchable(_:)`` has it; empty for anywhere.
  public let place: String

  public init(kind: WorkKind? = nil, place: String = "") {
    self.kind = kind
    self.place = Place.searchable(place)
  }
}
