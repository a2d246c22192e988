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
      at: "/api/wallet/v1", rules: [.customers, .keyed],
      [
        .get("account") { _ in try .json(try await memory.account().live().object) },
        .get("activity") { call in
          let page = try await memory.activity(after: call.query["after"], limit: call.limit)
            .live()
          return try .list(page.movements.map(\.object), next: page.next)
        },
        .get("requests") { call in
          let all = try await memory.requests().live().map(\.object)
          let start = call.query["after"].flatMap { Int($0) } ?? 0
          let end = min(all.count, start + call.limit)
          return try .list(Array(all[start..<end]), next: end < all.count ? "\(end)" : nil)
        },
        .get("people") { call in
          try .list(try await memory.people(call.query["q"] ?? "").map(\.object), next: nil)
        },
        .get("transfers/*") { call in
          try .json(try await memory.transfer(Transfer.ID(rawValue: call.parts[0])).object)
        },
        .post("transfers") { call in
          let body = try call.decoded(Body.self)
          let transfer = NewTransfer(
            to: memory.person(body.to ?? body.of ?? ""),
            amount: Money(minorUnits: body.amount.amount, .eur),
            note: Note(body.note) ?? Note())
          let key = WriteKey(rawValue: call.key ?? "")
          return try .json(try await memory.make(transfer, key: key).object, status: 201)
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
          let request = NewRequest(
            of: memory.person(body.to ?? body.of ?? ""),
            amount: Money(minorUnits: body.amount.amount, .eur),
            note: Note(body.note) ?? Note())
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
    ) { ($0 as? AccountError)?.refusal }
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

  fileprivate func person(_ handle: String) -> Person {
    with { state in state.people.first { $0.handle == handle } }
      ?? Person(handle: handle, name: "")
  }
}

extension AccountError {
  fileprivate var refusal: FakeServer.Refusal {
    switch self {
    case .unknownPerson: .init(422, "unknown-person")
    case .unknownRequest: .init(404, "unknown-request")
    case .unknownTransfer: .init(404, "unknown-transfer")
    case .notOpen: .init(409, "request-not-open")
    case .refused(let kind): .init(422, kind)
    default: .init(503, "unavailable")
    }
  }
}

// MARK: Shapes

private struct Body: Decodable {
  struct Amount: Decodable { let amount: Int }
  /// Whom money is sent to, or asked from.
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
      "id": id, "date": date.text, "kind": kind.rawValue, "title": title, "note": note,
      "amount": amount.object, "balance": balance.object,
    ]
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
