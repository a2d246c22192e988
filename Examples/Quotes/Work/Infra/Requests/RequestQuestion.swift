public import Work

/// A question to the service about requests, in a person's name.
public struct RequestQuestion: Hashable, Sendable {
  public enum Subject: Hashable, Sendable {
    case one(RequestID)
    /// A homeowner's own requests, or those that a professional has applied to.
    case own
    /// Open requests, for professionals.
    ///
    /// - Parameters:
    ///   - kind: Nil for any.
    ///   - place: The beginning of a city's name or a postcode; empty for anywhere.
    ///   - count: The least number of requests to read, if there are as many.
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

  /// The key under which a list is saved; nil for one request.
  var list: String? {
    switch subject {
    case .one: nil
    case .own: Self.ownList
    case .open(let kind, let place, _): "open \(kind?.rawValue ?? "") \(place.lowercased())"
    }
  }

  /// The subject of the commands about it; nil for a list.
  var outboxSubject: String? { request?.subject }

  /// - Parameter subject: The subject of a command.
  @Sendable func isConcerned(byCommandsOn subject: String) -> Bool {
    outboxSubject.map { $0 == subject } ?? (RequestID(subject: subject) != nil)
  }
}

extension RequestQuestion: CustomStringConvertible {
  /// For a log, without the person.
  public var description: String {
    switch subject {
    case .one(let id): "request \(id)"
    case .own: "own requests"
    case .open: "open requests"
    }
  }
}
