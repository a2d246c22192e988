import Foundation
import Testing

@testable import BackendInfra

/// The texts that ``TextRoundTripTests`` leaves: what a POST accepts, every GET returns unchanged, to every reader.
@Suite(.timeLimit(.minutes(5))) struct EveryTextRoundTripTests {
  /// Returns the text as a JSON string, with quotation marks.
  private func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  /// Returns the text as it is stored: with a line feed for each end of a line.
  private func stored(_ text: String) -> String {
    TextRoundTripTests.stored(text).replacing("\r\n", with: "\n")
  }

  private func expectSame(
    _ one: String?, _ other: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      one.map { Array($0.utf8) } == Array(other.utf8), "\(other.debugDescription)",
      sourceLocation: sourceLocation)
  }

  private func wasTaken(
    _ answer: Answer, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    #expect(
      [200, 201, 422].contains(answer.status), "\(answer.text)", sourceLocation: sourceLocation)
    return answer.status < 300
  }

  @Test func `descriptions, edits and the notes of what is canceled read back as they were taken`()
    async throws
  {
    try await withQuotes { quotes in
      let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
      var (taken, edited) = (0, 0)
      for text in TextRoundTripTests.texts {
        let (sent, stored) = (try json(text), self.stored(text))
        let body = String.request(.newID).replacing(#""Day and night.""#, with: sent)
        let answer = try await ana.post("/requests", body)
        guard wasTaken(answer) else { continue }
        let made = try answer.decoded(WorkRequestAnswer.self)
        _ = try await carla.apply(to: made.id)
        expectSame(try await ana.request(made.id).description, stored)
        expectSame(try await carla.request(made.id).description, stored)
        let edit = try await ana.send(
          "PATCH", "/requests/\(made.id)", #"{"version":\#(made.version),"description":\#(sent)}"#)
        #expect(wasTaken(edit))
        expectSame(try await ana.list("/requests?limit=1").items.first?.description, stored)
        expectSame(
          try await carla.list("/requests?limit=1").items.first?.description, stored)
        let retitled = try await ana.send(
          "PATCH", "/requests/\(made.id)",
          #"{"version":\#(made.version + 1),"title":\#(sent),"place":{"city":\#(sent),"postcode":"28001"}}"#
        )
        if wasTaken(retitled) {
          edited += 1
          for reader in [ana, carla] {
            let shown = try await reader.request(made.id)
            expectSame(shown.title, TextRoundTripTests.stored(text))
            expectSame(shown.place.city, TextRoundTripTests.stored(text))
          }
        }
        let cancel = try await ana.post(
          "/requests/\(made.id)/cancel", #"{"reason":"other","note":\#(sent)}"#)
        guard wasTaken(cancel) else { continue }
        taken += 1
        for reader in [ana, carla] {
          expectSame(try await reader.request(made.id).cancellation?.note, stored)
        }
      }
      #expect(taken > 60 && edited > 60)
    }
  }

  @Test func `ratings read back as they were taken`() async throws {
    try await withQuotes { quotes in
      let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
      var taken = 0
      for text in TextRoundTripTests.texts {
        let request = try await ana.create().id
        _ = try await carla.apply(to: request)
        let quote = try await carla.offer(for: request)
        _ = try await ana.change("/quotes/\(quote.id)/accept")
        _ = try await ana.change("/requests/\(request)/done")
        let answer = try await ana.post(
          "/requests/\(request)/ratings", #"{"stars":4,"text":\#(try json(text))}"#)
        guard wasTaken(answer) else { continue }
        taken += 1
        for reader in [ana, carla] {
          let rating = try await reader.request(request).professionals.first?.rating
          expectSame(rating?.text, stored(text))
        }
      }
      #expect(taken > 60)
    }
  }

  @Test func `the notes of transfers and requests read back to payer, payee and in the activity`()
    async throws
  {
    try await withCommerce { commerce in
      let (ada, bob) = try await (commerce.caller("ada"), commerce.caller("bob"))
      let (me, other) = (try await ada.account().handle, try await bob.account().handle)
      var taken = 0
      for text in TextRoundTripTests.texts {
        let sent = try json(text)
        let asked = try await bob.post(
          "\(Caller.wallet)/requests",
          String.request(of: me, 1).replacing(#""please""#, with: sent))
        let drafted = try await ada.post(
          "\(Caller.wallet)/transfers",
          String.transfer(to: other, 1).replacing(#""hello""#, with: sent))
        #expect(asked.status == drafted.status)
        guard wasTaken(asked), wasTaken(drafted) else { continue }
        taken += 1
        let request = try asked.decoded(RequestAnswer.self)
        let transfer = try drafted.decoded(TransferAnswer.self)
        for reader in [ada, bob] {
          let shown = try await reader.get("\(Caller.wallet)/requests?limit=1")
            .decoded(ListAnswer<RequestAnswer>.self).items.first
          expectSame(shown?.note, request.note)
        }
        for payable in [request.id, transfer.id] {
          let shown = try await ada.get("\(Caller.payments)/payables/\(payable)")
            .decoded(PayableAnswer.self)
          expectSame(shown.detail, request.note)
          #expect(try await ada.pay(payable).state == "succeeded")
          for reader in [ada, bob] {
            let movement = try await reader.get("\(Caller.wallet)/activity?limit=1")
              .decoded(ListAnswer<MovementAnswer>.self).items.first
            expectSame(movement?.note, request.note)
          }
        }
      }
      #expect(taken > 60)
    }
  }
}
