/// What comes back, as a client reads it.
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
