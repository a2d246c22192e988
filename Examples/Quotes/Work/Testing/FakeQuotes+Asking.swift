import Foundation
import Kit

/// The service's routes for homeowners.
extension FakeQuotes.Store {
  typealias Call = FakeServer.Call
  typealias Refusal = FakeServer.Refusal
  typealias Reply = FakeServer.Reply

  func create(_ call: Call) throws -> Reply {
    let body = try call.decoded(RequestBody.self)
    guard !call.isProfessional else { throw Refusal(403, "not-for-your-role") }
    try body.check()
    return try with { requests in
      guard let id = body.id else { throw Refusal(422, "invalid-body") }
      var new = FakeRequest(id, homeowner: call.person)
      body.write(to: &new)
      if let known = requests.first(where: { $0.id == id }) {
        guard known.homeowner == call.person, known.saysTheSame(as: new) else {
          throw Refusal(409, "id-taken")
        }
        return try .json(known.object(for: call.person), status: 201)
      }
      guard (body.photos ?? []).allSatisfy({ has($0, of: call.person) }) else {
        throw Refusal(404, "unknown-photo")
      }
      new.photos = body.photos ?? []
      requests.insert(new, at: 0)
      return try .json(new.object(for: call.person), status: 201)
    }
  }

  func edit(_ call: Call) throws -> Reply {
    let body = try call.decoded(RequestBody.self)
    return try changeOwn(call) { request in
      try body.check()
      guard request.state == "open" else { throw Refusal(409, "request-not-open") }
      guard body.version == request.version || body.override == true else {
        throw Refusal(409, "changed-meanwhile")
      }
      body.write(to: &request)
      return true
    }
  }

  /// Handles a homeowner's change of a request.
  func change(_ call: Call) throws -> Reply {
    let body = try call.decoded(ChangeBody.self)
    return try changeOwn(call) { request in
      let isUnderWay = ["open", "assigned"].contains(request.state)
      switch call.parts[1] {
      case "cancel":
        guard isUnderWay else { throw Refusal(409, "request-not-open") }
        request.decline { _ in true }
        request.state = "cancelled"
        request.cancellation = ["reason": body.reason ?? "", "note": body.note ?? ""]
      case "photos":
        guard let photo = body.photo, has(photo, of: call.person) else {
          throw Refusal(404, "unknown-photo")
        }
        if request.photos.contains(photo) { return false }
        guard isUnderWay else { throw Refusal(409, "request-not-open") }
        guard request.photos.count < 12 else { throw Refusal(409, "too-many-photos") }
        request.photos.append(photo)
      case "done":
        if request.state == "done" { return false }
        guard request.state == "assigned" else { throw Refusal(409, "request-not-assigned") }
        request.state = "done"
      case "ratings":
        let rating: FakeRequest.Object = ["stars": body.stars ?? 0, "text": body.text ?? ""]
        if let professional = body.professional {
          guard
            let index = request.professionals.firstIndex(where: { $0.person == professional })
          else { throw Refusal(409, "not-applied") }
          guard request.professionals[index].contactRating == nil else {
            throw Refusal(409, "already-rated")
          }
          request.professionals[index].contactRating = rating
          return false
        }
        guard request.state == "done",
          let index = request.professionals.firstIndex(where: { $0.quote == "accepted" })
        else { throw Refusal(409, "request-not-done") }
        guard request.professionals[index].rating == nil else {
          throw Refusal(409, "already-rated")
        }
        request.professionals[index].rating = rating
      default: throw Refusal(403, "not-for-your-role")
      }
      return true
    }
  }

  /// Accepts a quote, or declines it.
  func answer(_ call: Call) throws -> Reply {
    try with { requests in
      for index in requests.indices where requests[index].homeowner == call.person {
        guard
          let quote = requests[index].professionals.firstIndex(where: {
            $0.quoteID == call.parts[0] && $0.quote != nil
          })
        else {
          let earlier = requests[index].professionals.flatMap(\.earlier)
          guard earlier.contains(where: { $0.quoteID == call.parts[0] }) else { continue }
          throw Refusal(409, "quote-not-open")
        }
        let state = requests[index].professionals[quote].quote
        guard state != "expired" else { throw Refusal(409, "quote-expired") }
        guard state == "offered", requests[index].state == "open" else {
          throw Refusal(409, "quote-not-open")
        }
        if call.parts[1] == "accept" {
          requests[index].professionals[quote].quote = "accepted"
          requests[index].decline { _ in true }
          requests[index].state = "assigned"
        } else {
          requests[index].decline { $0.quoteID == call.parts[0] }
        }
        requests[index].version += 1
        return try .json(requests[index].object(for: call.person))
      }
      throw Refusal(404, "unknown-quote")
    }
  }

  /// - Parameter change: Returns true if it has changed the request.
  private func changeOwn(
    _ call: Call, _ change: (inout FakeRequest) throws -> Bool
  ) throws -> Reply {
    try with { requests in
      guard
        let index = requests.firstIndex(where: {
          $0.id == call.parts[0] && $0.homeowner == call.person
        })
      else { throw Refusal(404, "unknown-request") }
      if try change(&requests[index]) { requests[index].version += 1 }
      return try .json(requests[index].object(for: call.person))
    }
  }
}

extension FakeRequest {
  fileprivate func saysTheSame(as other: FakeRequest) -> Bool {
    (title, kind, description, when) == (other.title, other.kind, other.description, other.when)
      && place == other.place
  }

  fileprivate mutating func decline(_ isMeant: (Application) -> Bool) {
    for index in professionals.indices
    where professionals[index].quote == "offered" && isMeant(professionals[index]) {
      professionals[index].quote = "declined"
    }
  }
}
