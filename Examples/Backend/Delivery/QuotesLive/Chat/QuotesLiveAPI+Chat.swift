import BackendModel
import Hummingbird

extension QuotesLiveAPI {
  func chats<Context: RequestContext>(_ make: QuotesRoutes) -> [APIRoute<Context>] {
    let chat = "/requests/{id}/chats/{professional}"
    return [
      make.get("/chats") { call in
        try await self.call(call).read { records, me in
          ListBody(try ListChats(of: me.id).execute(in: records).map(ChatBody.init))
        }
      },
      make.get("\(chat)/messages") { call in
        let live = self.call(call)
        let chat = try live.chat()
        let (before, limit) = try Self.part(of: call.request)
        return try await live.read { records, me in
          _ = try records.request(of: chat, visibleTo: me.id)
          // One message more than the limit shows that there is another page.
          let found = try records.messages(of: chat, before: before, limit: limit + 1)
          return MessagesBody(found, limit: limit, receipts: try records.receipts(of: chat))
        }
      }.and(
        make.post("\(chat)/messages") { call in
          let live = self.call(call)
          let chat = try live.chat()
          return try await live.write(NewMessageBody.self) { records, me, body in
            let message = try body.message(in: chat, by: me.id).execute(in: records)
            return .created(MessageBody(message))
          }
        }),
      make.post("\(chat)/receipts") { call in
        let live = self.call(call)
        let chat = try live.chat()
        return try await live.write(ReceiptBody.self) { records, me, body in
          try ConfirmMessages(of: chat, body.receipt(), by: me.id).execute(in: records)
          return .nothing
        }
      },
    ]
  }

  /// Reads the part of a chat that the request selects with `before` and `limit`.
  private static func part(of request: Request) throws(Problem) -> (before: Int?, limit: Int) {
    let query = try Query(of: request)
    var limit = 20
    if let text = query["limit"] {
      guard let number = Int(text), SliceRequest.limits.contains(number) else {
        throw .invalidSlice("limit has to be a whole number from 1 to 100.")
      }
      limit = number
    }
    guard let text = query["before"] else { return (nil, limit) }
    guard let before = Int(text), before > 0 else {
      throw .invalidSlice("before has to be the number of a message.")
    }
    return (before, limit)
  }
}
