/// The search criteria of a professional.
///
///     let search = RequestSearch(kind: .heating, place: "mad")
public struct RequestSearch: Equatable, Sendable {
  public let kind: WorkKind?
  /// The beginning of the city or the postcode, in the form of ``Place/searchable(_:)``; empty for anywhere.
  public let place: String

  public init(kind: WorkKind? = nil, place: String = "") {
    self.kind = kind
    self.place = Place.searchable(place)
  }
}
