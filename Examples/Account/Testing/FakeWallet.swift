import AccountModel
import Foundation
public import Kit
import Money
import SillarModel

/// ``MemoryWallet`` over HTTP: the wallet's API as the backend speaks it.
public struct FakeWallet: Sendable {
  public let memory: MemoryWallet
  public let server: FakeServer

  public init(_ memory: MemoryWallet = .sample()) {
    self.memory = memory
    server = FakeServer(
      at: "/api/wallet/v1", rules: [.signedIn, .keyed],
      [
        .get("account") { _ in try .json(try await memory.account().live().object) },
        .get("activity") { call in
          let page = try await memory.activity(after: call.query["after"], limit: call.limit)
            .live()
          return try .list(page.items.map(\.object), next: page.next)
        },
        .get("activity/*") { call in
          try .json(try await memory.movement(Movement.ID(rawValue: call.parts[0])).object)
        },
        .get("events") { _ in
          .events(memory.memory.follow { _ in "event: changed\ndata: {}\n\n" })
        },
        .get("requests") { call in
          let all = try await memory.requests().live().map(\.object)
          let start = call.query["after"].flatMap { Int($0) } ?? 0
          let end = min(all.count, start + call.limit)
          return try .list(Array(all[start..<end]), next: end < all.count ? "\(end)" : nil)
        },
        .get("people") { call in
          let query = PeopleQuery(call.query["q"] ?? "")
          return try .list(try await memory.people(query).items.map(\.object), next: nil)
        },
        .get("transfers/*") { call in
          try .json(try await memory.transfer(Transfer.ID(rawValue: call.parts[0])).object)
        },
        .post("transfers") { call in
          let body = try call.decoded(Body.self)
          let transfer = memory.remittance(body, to: body.to)
          return try .json(
            try await memory.make(transfer, key: call.key ?? "").object, status: 201)
        },
        .post("transfers/*/cancel") { call in
          let id = Transfer.ID(rawValue: call.parts[0])
          do {
            try await memory.cancel(id)
          } catch AccountError.notOpen {
            throw FakeServer.Refusal(409, "transfer-not-cancellable")
          }
          return try .json(try await memory.transfer(id).object)
        },
        .post("requests") { call in
          let body = try call.decoded(Body.self)
          let request = memory.remittance(body, to: body.of)
          return try .json(try await memory.ask(request).object, status: 201)
        },
        .post("requests/*/decline") { call in
          try await memory.decline(PaymentRequest.ID(rawValue: call.parts[0]))
          return try .json([:])
        },
        .post("requests/*/cancel") { call in
          try await memory.cancel(PaymentRequest.ID(rawValue: call.parts[0]))
          return try .json([:])
        },
      ]
    ) { refusal(of: $0) }
  }
}

extension MemoryWallet {
  /// 45 movements, and three requests.
  public static func sample() -> MemoryWallet {
    let memory = MemoryWallet()
    memory.set(movements(45))
    memory.set([
      request("req_1", .incoming, lucia, 12_50, note: "Cena"),
      request("req_2", .outgoing, lucia, 12_50), request("req_3", .incoming, lucia, 12_50, .paid),
    ])
    return memory
  }

  fileprivate func remittance(_ body: Body, to handle: String?) -> Remittance {
    let handle = handle ?? ""
    let known = with { state in state.people.first { $0.handle == handle } }
    return Remittance(
      person: known ?? Person(handle: handle, name: ""),
      amount: Money(minorUnits: body.amount.amount, .eur), note: Note(body.note) ?? Note())
  }
}

private func refusal(of error: any Error) -> FakeServer.Refusal? {
  switch error {
  case AccountError.unknownPerson: .init(422, "unknown-person")
  case AccountError.notOpen: .init(409, "request-not-open")
  case AccountError.refused: .init(422, "invalid")
  case Problem.notFound: .init(404, "unknown")
  case is Problem: .init(503, "unavailable")
  default: nil
  }
}

// MARK: Shapes

private struct Body: Decodable {
  struct Amount: Decodable { let amount: Int }
  /// The person to send money to; `of` is the person to request it from.
  let to: String?
  let of: String?
  let amount: Amount
  let note: String
}

extension Money {
  fileprivate var object: [String: any Sendable] {
    ["amount": minorUnits, "currency": currency.code]
  }
}

extension Date {
  fileprivate var text: String { ISO8601Format(.init(includingFractionalSeconds: true)) }
}

extension Person {
  fileprivate var object: [String: any Sendable] { ["handle": handle, "name": name] }
}

extension Account {
  fileprivate var object: [String: any Sendable] {
    [
      "handle": handle, "name": name, "balance": balance.object,
      "pending_requests": pendingRequests,
    ]
  }
}

extension Movement {
  fileprivate var object: [String: any Sendable] {
    [
      "id": id.rawValue, "date": date.text, "kind": kind.rawValue, "title": title, "note": note,
      "amount": amount.object, "balance": balance.object,
    ].merging(payment.map { ["payment": $0] } ?? [:]) { $1 }
  }
}

extension PaymentRequest {
  fileprivate var object: [String: any Sendable] {
    [
      "id": id.rawValue, "from": from.object, "to": to.object,
      "direction": direction == .incoming ? "incoming" : "outgoing", "amount": amount.object,
      "note": note, "state": "\(state)", "created": created.text,
    ]
  }
}

extension Transfer {
  fileprivate var object: [String: any Sendable] {
    [
      "id": id.rawValue, "to": to.object, "amount": amount.object, "note": note,
      "state": "\(state)", "created": created.text,
    ]
  }
}
