import Foundation
import Work

/// A request for work as the fake service has it. It may contain values that apps do not know.
public struct FakeRequest: Sendable {
  public typealias Object = [String: any Sendable]

  /// A professional who has applied.
  public struct Application: Sendable {
    public let person: String
    /// The state of their last quote; nil if there is none.
    public var quote: String?
    public var quoteID: String
    public var items: [Object] = []
    public var total = 120_00
    public var validUntil = "2026-12-01"
    public var created = "2025-12-31T12:00:00Z"
    public var rating: Object?
    public var contactRating: Object?
    /// The messages of their chat with the homeowner.
    public var messages: [FakeMessage] = []
    /// The numbers of the last messages that were delivered to each person, and read by them.
    var delivered: [String: Int] = [:]
    var read: [String: Int] = [:]
    /// The earlier offers, now withdrawn.
    public var earlier: [Application] = []
  }

  public let id: String
  public var version = 1
  public var homeowner: String
  public var kind: String
  public var title: String
  public var description = "Since Monday."
  public var place: [String: String]
  public var when = "this-month"
  public var state: String
  public var created: String
  public var photos: [String] = []
  public var free: Int
  public var professionals: [Application]
  public var cancellation: [String: String]?

  public init(
    _ id: String, title: String = "The tap drips", kind: String = "plumbing",
    state: String = "open", city: String = "Madrid", homeowner: String = "ana", free: Int = 4,
    professionals: [Application] = []
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.state = state
    place = ["city": city, "postcode": "28004"]
    self.homeowner = homeowner
    self.free = free
    self.professionals = professionals
    created = "2025-12-3\(id.hasSuffix("2") ? 1 : 0)T10:00:00Z"
  }

  /// - Parameter quote: The state of the professional's quote, whose ID is `quote-` and their ID.
  public static func application(_ person: String, quote: String? = nil) -> Application {
    Application(person: person, quote: quote, quoteID: "quote-\(person)")
  }

  func has(_ person: String) -> Bool { professionals.contains { $0.person == person } }

  /// The request as a person sees it: a professional sees no other professionals.
  func object(for viewer: String) -> Object {
    let seen = professionals.filter { viewer == homeowner || viewer == $0.person }
    return [
      "id": id, "version": version, "homeowner": Self.person(homeowner, "homeowner"),
      "kind": kind, "title": title, "description": description, "place": place, "when": when,
      "state": state, "created": created, "photos": photos, "free_places": free,
      "professionals": seen.map { $0.object(in: self) },
      "cancellation": nullable(cancellation),
    ]
  }

  static func person(_ id: String, _ role: String) -> Object {
    let known = [ana, ben, carla, diego].first { $0.id.rawValue == id }
    return [
      "id": id, "name": known?.name ?? id.capitalized, "role": role,
      "city": known?.city ?? "Madrid",
    ]
  }
}

extension FakeRequest.Application {
  private var professional: FakeRequest.Object { FakeRequest.person(person, "professional") }

  func object(in request: FakeRequest) -> FakeRequest.Object {
    [
      "person": professional.merging(
        ["kinds": ["plumbing"], "rating": ["stars": 4.6, "count": 12] as FakeRequest.Object]
      ) { $1 },
      "applied": "2025-12-31T11:00:00Z", "quote": nullable(quoteObject(in: request)),
      "rating": nullable(rating), "contact_rating": nullable(contactRating),
    ]
  }

  /// Nil if there is no quote.
  func quoteObject(in request: FakeRequest) -> FakeRequest.Object? {
    quote.map { state in
      [
        "id": quoteID, "request": request.id, "professional": professional, "items": items,
        "total": ["amount": total, "currency": "EUR"] as FakeRequest.Object,
        "valid_until": validUntil, "state": state, "created": created,
      ]
    }
  }
}

private func nullable(_ value: (any Sendable)?) -> any Sendable { value ?? NSNull() }
