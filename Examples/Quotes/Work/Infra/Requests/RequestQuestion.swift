public import Work

/// What can be asked about requests on somebody's behalf.
public struct RequestQuestion: Hashable, Sendable {
  public enum Subject: Hashable, Sendable {
    case one(RequestID)
    /// A homeowner's own, or those that a professional has applied to.
    case own
    /// Open ones for professionals.
    ///
    /// - Parameters:
    ///   - kind: Any without it.
    ///   - place: The beginning of a city's name or a postcode; anywhere if empty.
    ///   - count: How many at least, if there are as many.
    case open(kind: WorkKind?, place: String, count: Int)
  }

  static let ownList = "own"

  let person: PersonID
  let subject: Subject

  public init(person: PersonID, subject: Subject) {
    self.person = person
    self.subject = subject
  }

  /// The one request; nil for a list.
  var request: RequestID? {
    if case .one(let request) = subject { request } else { nil }
  }

  /// Under which a list is kept; nil for one request.
  var list: String? {
    switch subject {
    case .one: nil
    case .own: Self.ownList
    case .open(let kind, let place, _): "open \(kind?.rawValue ?? "") \(place.lowercased())"
    }
  }

  /// The subject of the commands about it; nil for a list.
  var outboxSubject: String? { request?.subject }
}

extension RequestQuestion: CustomStringConvertible {
  /// For a log: whose it is, is theirs.
  public var description: String {
    switch subject {
    case .one(let id): "request \(id)"
    case .own: "own requests"
    case .open: "open requests"
    }
  }
}
