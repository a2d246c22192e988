public import BackendModel
import HTTPTypes
package import Hummingbird

/// Wallets over HTTP: a customer's account and its activity, transfers, and requests for money.
///
/// It can share a router with anything else. Requests outside its prefix pass through untouched.
///
///     let router = Router()
///     WalletAPI(commerce: store, accounts: accounts, shutdown: { try? await gracefulShutdown() })
///       .addRoutes(to: router, prefix: "/api")
public struct WalletAPI: StoreAPI {
  package static let name = "wallet"
  package var store: any StoreHistory { commerce }

  private static let peopleLimit = 20

  private let commerce: any Commerce
  package let accounts: any Accounts
  private let clock: any Clock<Duration>
  private let shutdown: @Sendable () async -> Void
  private let streams = StreamLimit<CustomerID>()

  /// - Parameters:
  ///   - clock: times the comment that a stream sends every 15 seconds to show that it is alive.
  ///   - shutdown: returns when the server shuts down, or when the task that awaits it is canceled. It
  ///     ends the streams, as a server waits for open responses before it ends.
  public init(
    commerce: any Commerce, accounts: any Accounts,
    clock: any Clock<Duration> = ContinuousClock(),
    shutdown: @escaping @Sendable () async -> Void
  ) {
    self.commerce = commerce
    self.accounts = accounts
    self.clock = clock
    self.shutdown = shutdown
  }

  package func routes<Context: RequestContext>(_ base: String) -> [APIRoute<Context>] {
    let make = CommerceRoutes(base: base, commerce: commerce)
    return account(make) + transfers(make) + requests(make)
  }

  private func account<Context: RequestContext>(_ make: CommerceRoutes) -> [APIRoute<Context>] {
    [
      make.get("/account") { call in
        try await call.read { records, customer in
          let me = try records.me(customer)
          return AccountBody(
            me, balance: try records.balance(of: me.account),
            pendingRequests: try records.openRequests(to: me.handle))
        }
      },
      make.get("/activity") { call in
        let slice = try call.slice()
        return try await call.read { records, customer in
          ListBody(
            try records.activity(of: .customer(customer), slice), MovementBody.init)
        }
      },
      make.get("/activity/{id}") { call in
        let id = try call.id(
          { text in
            text.hasPrefix(MovementBody.prefix)
              ? Int64(text.dropFirst(MovementBody.prefix.count)) : nil
          }, else: Problem(.unknownMovement))
        return try await call.read { records, customer in
          guard let movement = try records.movement(id, of: .customer(customer)) else {
            throw Refusal.unknownMovement
          }
          return MovementBody(movement)
        }
      },
      make.get("/events", price: .stream) { call in
        let session = try call.signedIn()
        let stream = EventStream(
          accounts: accounts, session: session, clock: clock, shutdown: shutdown)
        let customer = session.account.customer
        return try await stream.response(
          to: call.request, from: ChangeFeed(commerce: commerce, customer: customer),
          in: streams.enter(customer))
      },
      make.get("/people", price: .search) { call in
        let words = SearchWords(try Query(of: call.request)["q"] ?? "")
        return try await call.search { records, customer in
          let people = try records.people(
            matching: words, without: records.me(customer).handle, limit: Self.peopleLimit)
          return ListBody(people.map(PersonBody.init))
        }
      },
    ]
  }

  private func transfers<Context: RequestContext>(_ make: CommerceRoutes) -> [APIRoute<Context>] {
    [
      make.post("/transfers") { call in
        try await call.write(TransferMoneyBody.self) { records, request, body in
          let remittance = try body.remittance(by: request.customer)
          return TransferBody(try DraftTransfer(remittance).execute(in: records))
        }
      },
      make.get("/transfers/{id}") { call in
        try await call.read { records, customer in
          let id = try call.id(Transfer.ID.init, else: Problem(.unknownTransfer))
          guard let transfer = try records.transfer(id), transfer.from.customer == customer else {
            throw Refusal.unknownTransfer
          }
          return TransferBody(transfer)
        }
      },
      make.post("/transfers/{id}/cancel") { call in
        try await call.write(EmptyBody.self, status: .ok) { records, request, _ in
          let id = try call.id(Transfer.ID.init, else: Problem(.unknownTransfer))
          let cancel = CancelTransfer(id, customer: request.customer)
          return TransferBody(try cancel.execute(in: records))
        }
      },
    ]
  }

  private func requests<Context: RequestContext>(_ make: CommerceRoutes) -> [APIRoute<Context>] {
    let endings: [(name: String, ending: CloseRequest.Ending)] = [
      ("decline", .declined), ("cancel", .cancelled),
    ]
    return [
      make.getOrPost("/requests") { call in
        let slice = try call.slice()
        return try await call.read { records, customer in
          let me = try records.me(customer)
          return ListBody(try records.requests(of: me.handle, slice)) {
            RequestBody($0, for: customer)
          }
        }
      } post: { call in
        try await call.write(RequestMoneyBody.self) { records, request, body in
          let remittance = try body.remittance(by: request.customer)
          return RequestBody(
            try AskForMoney(remittance).execute(in: records), for: request.customer)
        }
      }
    ]
      + endings.map { name, ending in
        make.post("/requests/{id}/\(name)") { call in
          try await call.write(EmptyBody.self, status: .ok) { records, request, _ in
            let id = try call.id(PaymentRequest.ID.init, else: Problem(.unknownRequest))
            let close = CloseRequest(id, as: ending, customer: request.customer)
            return RequestBody(try close.execute(in: records), for: request.customer)
          }
        }
      }
  }
}

extension CommerceRecords {
  /// Returns the person of the customer, which the store creates before it reads for them.
  fileprivate func me(_ customer: CustomerID) throws -> Person {
    guard let me = try person(of: customer) else { throw Problem.sessionRequired() }
    return me
  }
}
