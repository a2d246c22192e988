import HTTPTypes
import Synchronization

/// Somebody who asks something of a host: an address, the session of a browser and, when signed in, an account.
struct Client: Sendable {
  /// The side that pays for what a client asks for. Strangers at one address pay together; people who are signed in pay
  /// for themselves, so strangers at their address cannot spend what is theirs. A program of this computer that names the
  /// client of a request lets that client pay.
  enum Payer: Hashable, Sendable {
    case strangers(ClientAddress)
    case account(String)
    case named(String)
  }

  let address: ClientAddress
  /// Nil for a stranger.
  let account: String?

  var payer: Payer { account.map { .account($0) } ?? .strangers(address) }
}

/// A connection whose requests a task answers one after the other, or whose socket it serves: the address of its client,
/// and the budget of the server.
final class Asking: Sendable {
  @TaskLocal static var current: Asking?

  let budget: ClientBudget
  private let peer: IPAddress?
  private let client: Mutex<ClientAddress>

  init(peer: IPAddress?, budget: ClientBudget) {
    self.peer = peer
    self.budget = budget
    client = Mutex(peer.map(ClientAddress.init) ?? .local)
  }

  /// The client of the request that is being answered.
  var address: ClientAddress { client.withLock { $0 } }

  /// Notes the headers of the next request: behind a proxy, it may be another client's.
  func receive(_ headers: HTTPFields) {
    let address = budget.client(peer, headers)
    client.withLock { $0 = address }
  }
}
