/// The JSON of requests and quotes, as a client decodes it.
struct MemberAnswer: Decodable, Equatable {
  struct Rating: Decodable, Equatable {
    let stars: Double
    let count: Int
  }

  let id: String
  let name: String
  let role: String
  let city: String
  let kinds: [String]?
  let rating: Rating?
}

struct NewSessionAnswer: Decodable, Equatable {
  let token: String
  /// Only a member has one.
  let device: String?
  let expires: String
  let account: AccountHolderAnswer
}

struct SessionAnswer: Decodable, Equatable {
  let expires: String
  let account: AccountHolderAnswer
}

struct AccountHolderAnswer: Decodable, Equatable {
  let id: String
  let name: String
  let kind: String
  let role: String?
  let city: String?
}

struct WorkRequestAnswer: Decodable, Equatable {
  struct Place: Decodable, Equatable {
    let city: String
    let postcode: String
  }

  struct Rating: Decodable, Equatable {
    let stars: Int
    let text: String
  }

  struct Cancellation: Decodable, Equatable {
    let reason: String
    let note: String
  }

  struct Applicant: Decodable, Equatable {
    let person: MemberAnswer
    let applied: String
    let quote: QuoteAnswer?
    let rating: Rating?
    let contactRating: Rating?
  }

  let id: String
  let version: Int
  let homeowner: MemberAnswer
  let kind: String
  let title: String
  let description: String
  let place: Place
  let when: String
  let state: String
  let created: String
  let photos: [String]
  let freePlaces: Int
  let professionals: [Applicant]
  let cancellation: Cancellation?
}

struct QuoteAnswer: Decodable, Equatable {
  struct Item: Decodable, Equatable {
    let text: String
    let quantity: Int
    let price: MoneyAnswer
  }

  let id: String
  let request: String
  let professional: MemberAnswer
  let items: [Item]
  let total: MoneyAnswer
  let validUntil: String
  let state: String
  let created: String
}

/// The extension members of a conflict.
struct ConflictAnswer: Decodable {
  let current: WorkRequestAnswer
}
struct PhotoAnswer: Decodable, Equatable {
  let id: String
  let type: String
  let width: Int
  let height: Int
  let bytes: Int
}

struct MessageAnswer: Decodable, Equatable {
  let id: String
  let number: Int
  let from: String
  let text: String
  let photo: String?
  let sent: String
}

struct MessagesAnswer: Decodable {
  let items: [MessageAnswer]
  let next: String?
  let delivered: [String: Int]
  let read: [String: Int]
}

struct ChatAnswer: Decodable {
  struct Subject: Decodable {
    let id: String
    let title: String
  }

  struct Person: Decodable {
    let id: String
    let name: String
  }

  let request: Subject
  let with: Person
  let last: MessageAnswer?
  let unread: Int
}
