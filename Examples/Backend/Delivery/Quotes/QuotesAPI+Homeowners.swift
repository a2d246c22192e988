import BackendModel
import Hummingbird

extension QuotesAPI {
  /// The routes by which homeowners change their requests and answer quotes.
  func homeownerCalls<Context: RequestContext>(_ make: QuotesRoutes) -> [APIRoute<Context>] {
    [
      make.post("/requests/{id}/photos") { call in
        try await call.change(AddPhotoBody.self) { records, me, body in
          try AddPhoto(
            PhotoID(body.photo, in: "photo"), to: call.requestID(), by: me
          ).execute(in: records)
        }
      },
      make.post("/requests/{id}/cancel") { call in
        try await call.change(CancelBody.self) { records, me, body in
          try CancelRequest(call.requestID(), body.cancellation(), by: me).execute(in: records)
        }
      },
      make.post("/requests/{id}/done") { call in
        try await call.change(EmptyBody.self) { records, me, _ in
          try MarkDone(call.requestID(), by: me).execute(in: records)
        }
      },
      make.post("/requests/{id}/ratings") { call in
        try await call.change(RateBody.self) { records, me, body in
          let (id, rating) = (try call.requestID(), try body.rating(on: records.now))
          guard let name = body.professional else {
            return try RateWork(on: id, rating, by: me).execute(in: records)
          }
          guard let professional = Member.ID(name) else { throw QuotesRefusal.notApplied }
          return try RateContact(with: professional, on: id, rating, by: me).execute(in: records)
        }
      },
      make.post("/quotes/{id}/accept") { call in
        try await call.change(EmptyBody.self) { records, me, _ in
          try AnswerQuote(call.quoteID(), with: .accepted, by: me).execute(in: records)
        }
      },
      make.post("/quotes/{id}/decline") { call in
        try await call.change(EmptyBody.self) { records, me, _ in
          try AnswerQuote(call.quoteID(), with: .declined, by: me).execute(in: records)
        }
      },
    ]
  }
}

extension QuotesCall {
  func quoteID() throws(QuotesRefusal) -> Quote.ID {
    try part("id", { Quote.ID($0) }, else: .unknownQuote)
  }

  /// Changes a request of the homeowner who is signed in, and responds with the changed request.
  fileprivate func change<Body: Decodable & Sendable>(
    _ type: Body.Type,
    _ action: @escaping @Sendable (any QuotesRecords, Member.ID, Body) throws -> WorkRequest
  ) async throws -> Response {
    try await write(type, by: .homeowner) { records, me, body in
      .ok(try WorkRequestBody(action(records, me.id, body), for: me, in: records))
    }
  }
}
