import BackendModel
import Foundation
import Testing

/// The chat about a request.
@Suite(.eachEngine, .timeLimit(.minutes(2))) struct LiveChatTests {
  @Test func `messages are in one order for both, also when both write at once`() async throws {
    try await withQuotes { live in
      let request = try await live.request(appliedTo: ["carla"])
      let chat = String.chat(request, "carla")
      let (ana, carla) = (try await live.caller("ana"), try await live.caller("carla"))
      try await withThrowingTaskGroup(of: Void.self) { group in
        for caller in [ana, carla] {
          group.addTask {
            for number in 1...25 { _ = try await caller.say("\(number)", in: chat) }
          }
        }
        try await group.waitForAll()
      }
      let all = try await ana.messages(in: chat, "?limit=100")
      #expect(all.items.map(\.number) == (1...50).reversed())
      for name in ["ana", "carla"] {
        let own = all.items.filter { $0.from == name }
        // The messages of each member keep their order.
        #expect(own.map(\.text) == (1...25).reversed().map(String.init))
      }
      #expect(try await carla.messages(in: chat, "?limit=100").items == all.items)
    }
  }

  @Test func `older messages are read upwards`() async throws {
    try await withQuotes { live in
      let request = try await live.request(appliedTo: ["carla"])
      let chat = String.chat(request, "carla")
      let ana = try await live.caller("ana")
      for number in 1...7 { _ = try await ana.say("\(number)", in: chat) }
      var (numbers, query) = ([[Int]](), "?limit=3")
      while true {
        let page = try await ana.messages(in: chat, query)
        numbers.append(page.items.map(\.number))
        guard let next = page.next else { break }
        query = "?limit=3&before=\(next)"
      }
      #expect(numbers == [[7, 6, 5], [4, 3, 2], [1]])
      #expect(try await ana.messages(in: chat, "?before=1").items.isEmpty)
      for query in ["?limit=0", "?limit=101", "?before=0", "?before=x"] {
        #expect(try await ana.get("\(chat)/messages\(query)").status == 400, "\(query)")
      }
    }
  }

  @Test func `a message that is sent again is the same message`() async throws {
    try await withQuotes { live in
      let request = try await live.request(appliedTo: ["carla"])
      let chat = String.chat(request, "carla")
      let (ana, carla) = (try await live.caller("ana"), try await live.caller("carla"))
      let (id, key) = (String.newID, String.newID)
      let first = try await ana.post("\(chat)/messages", .message(id, "Hello"), key: key)
      let again = try await ana.post("\(chat)/messages", .message(id, "Hello"), key: key)
      let otherKey = try await ana.post("\(chat)/messages", .message(id, "Hello"))
      #expect(first.status == 201)
      #expect(again.body == first.body)
      #expect(otherKey.body == first.body)
      let reused = try await ana.post("\(chat)/messages", .message(id, "Bye"), key: key)
      try reused.expect(422, "idempotency-key-reused")
      for (caller, text) in [(ana, "Bye"), (carla, "Hello")] {
        let taken = try await caller.post("\(chat)/messages", .message(id, text))
        try taken.expect(409, "id-taken")
      }
      #expect(try await ana.messages(in: chat).items.count == 1)
    }
  }

  @Test func `receipts only grow, up to what there is`() async throws {
    try await withQuotes { live in
      let request = try await live.request(appliedTo: ["carla"])
      let chat = String.chat(request, "carla")
      let (ana, carla) = (try await live.caller("ana"), try await live.caller("carla"))
      for number in 1...5 { _ = try await carla.say("\(number)", in: chat) }
      for (body, delivered, read) in [
        (#"{"delivered":3,"read":1}"#, 3, 1), (#"{"delivered":2,"read":0}"#, 3, 1),
        (#"{"read":4}"#, 4, 4), (#"{"delivered":99,"read":2}"#, 5, 4), ("{}", 5, 4),
      ] {
        #expect(try await ana.post("\(chat)/receipts", body).status == 204)
        let page = try await carla.messages(in: chat)
        #expect(page.delivered == ["ana": delivered], "\(body)")
        #expect(page.read == ["ana": read], "\(body)")
      }
      let below = try await ana.post("\(chat)/receipts", #"{"read":-1}"#)
      #expect(below.status == 422)
    }
  }

  @Test func `a receipt that says nothing new tells nobody`() async throws {
    try await withQuotes { live in
      let request = try await live.request(appliedTo: ["carla"])
      let chat = String.chat(request, "carla")
      let (ana, carla) = (try await live.caller("ana"), try await live.caller("carla"))
      _ = try await carla.say("Hello", in: chat)
      for _ in 1...3 { _ = try await ana.post("\(chat)/receipts", #"{"delivered":1}"#) }
      _ = try await carla.say("Anyone?", in: chat)
      var listener = StreamListener(carla, after: try await live.place(0))
      try await listener.listen { $0.events.count >= 3 }
      #expect(listener.events.count == 3)
    }
  }

  @Test func `the list says what was said last and what is unread`() async throws {
    try await withQuotes { live in
      let first = try await live.request(appliedTo: ["carla", "diego"])
      live.time.advance(minutes: 1)
      let second = try await live.request(appliedTo: ["carla"])
      let (ana, carla) = (try await live.caller("ana"), try await live.caller("carla"))
      live.time.advance(minutes: 1)
      for text in ["One", "Two"] { _ = try await carla.say(text, in: .chat(first, "carla")) }
      _ = try await ana.say("Three", in: .chat(first, "carla"))
      let list = try await ana.chats()
      #expect(list.map(\.request.id) == [first.rawValue, second.rawValue, first.rawValue])
      #expect(list.map(\.with.id) == ["carla", "carla", "diego"])
      #expect(list.map(\.last?.text) == ["Three", nil, nil])
      #expect(list.map(\.unread) == [2, 0, 0])
      #expect(list.first?.request.title == "A tap drips")
      _ = try await ana.post("\(String.chat(first, "carla"))/receipts", #"{"read":3}"#)
      #expect(try await ana.chats().map(\.unread) == [0, 0, 0])
      #expect(try await carla.chats().map(\.unread) == [1, 0])
      #expect(try await carla.chats().map(\.with.id) == ["ana", "ana"])
      #expect(try await live.caller("ben").chats().isEmpty)
    }
  }

  @Test func `there has to be something to say, and not too much`() async throws {
    try await withQuotes { live in
      let request = try await live.request(appliedTo: ["carla"])
      let path = "\(String.chat(request, "carla"))/messages"
      let ana = try await live.caller("ana")
      for body in [
        String.message(.newID, ""), .message(.newID, " \\n "),
        .message(.newID, String(repeating: "x", count: 2001)), .message("7", "Hello"),
        .message(.newID, "Hello", photo: "7"), #"{"text":"Hello"}"#,
      ] {
        let answer = try await ana.post(path, body)
        try answer.expect(422, "invalid-body", "\(body)")
      }
      let long = String.message(.newID, String(repeating: "ñ", count: 2000))
      #expect(try await ana.post(path, long).status == 201)
      let photo = try await ana.photo()
      let picture = try await ana.say("", in: .chat(request, "carla"), photo: photo)
      #expect(picture.photo == photo.rawValue)
    }
  }
}
