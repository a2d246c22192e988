import BackendModel

/// The stored form of an event, which is also the form that clients receive.
struct EventRecord: Codable {
  var request: String
  var professional: String?

  static func written(_ event: QuotesEvent) throws -> (name: String, data: String) {
    switch event {
    case .request(let id): ("request", try EventRecord(request: id.rawValue).storedText)
    case .chat(let id, let professional):
      (
        "chat",
        try EventRecord(request: id.rawValue, professional: professional.rawValue).storedText
      )
    }
  }
}
