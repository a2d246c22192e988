import BackendModel
import Hummingbird

extension QuotesAPI {
  /// The routes by which professionals apply and make offers, and the route that reads a quote.
  func offers<Context: RequestContext>(_ make: QuotesRoutes) -> [APIRoute<Context>] {
    [
      make.post("/requests/{id}/applications") { call in
        try await call.write(EmptyBody.self, by: .professional) { records, me, _ in
          let (request, isNew) = try Apply(to: call.requestID(), by: me).execute(in: records)
          let body = try WorkRequestBody(request, for: me, in: records)
          return isNew ? .created(body) : .ok(body)
        }
      },
      make.post("/requests/{id}/quotes") { call in
        try await call.write(MakeQuoteBody.self, by: .professional) { records, me, body in
          let action = try body.action(
            for: call.requestID(), by: me, today: CalendarDay(of: records.now))
          return .created(QuoteBody(try action.execute(in: records), by: me))
        }
      },
      make.get("/quotes/{id}") { call in
        try await call.read { records, me in
          let (quote, professional) = try FindQuote(call.quoteID(), for: me.id)
            .execute(in: records)
          return QuoteBody(quote, by: professional)
        }
      },
    ]
  }
}
