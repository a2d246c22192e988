/// The JSON of the shop, payments and wallets, as a client decodes it.
struct MoneyAnswer: Decodable, Equatable {
  let amount: Int
  let currency: String
}

struct ListAnswer<Item: Decodable>: Decodable {
  let items: [Item]
  let next: String?
}

struct CategoryAnswer: Decodable, Equatable {
  let id: String
  let name: String
  let products: Int
}

struct ProductAnswer: Decodable, Equatable {
  struct Fact: Decodable, Equatable {
    let name: String
    let value: String
  }

  let id: String
  let name: String
  let summary: String
  let category: String
  let price: MoneyAnswer
  let stock: Int
  let picture: String
  let description: String?
  let facts: [Fact]?
}

struct OrderAnswer: Decodable, Equatable {
  struct Line: Decodable, Equatable {
    let product: String
    let name: String
    let quantity: Int
    let price: MoneyAnswer
    let total: MoneyAnswer
    let picture: String
  }

  let id: String
  let state: String
  let placed: String
  let payBefore: String
  let lines: [Line]
  let total: MoneyAnswer
  let payment: String?
}

struct CardAnswer: Decodable, Equatable {
  let id: String
  let brand: String
  let last4: String
  let expiry: String
}

struct PayableAnswer: Decodable, Equatable {
  let id: String
  let kind: String
  let title: String
  let detail: String
  let payee: String
  let amount: MoneyAnswer
  let state: String
  let payment: String?
  let reference: String
}

struct MethodsAnswer: Decodable, Equatable {
  struct Balance: Decodable, Equatable {
    let available: MoneyAnswer
    let isSufficient: Bool
  }

  struct Plan: Decodable, Equatable {
    let count: Int
    let yearlyRate: String
    let total: MoneyAnswer
    let instalments: [MoneyAnswer]
  }

  let balance: Balance?
  let cards: [CardAnswer]
  let instalmentPlans: [Plan]
}

struct PaymentAnswer: Decodable, Equatable {
  struct Method: Decodable, Equatable {
    struct Instalments: Decodable, Equatable {
      let count: Int
      let yearlyRate: String
      let amounts: [MoneyAnswer]
    }

    let type: String
    let brand: String?
    let last4: String?
    let instalments: Instalments?
  }

  let id: String
  let payable: String
  let state: String
  let reason: String?
  let amount: MoneyAnswer
  let total: MoneyAnswer
  let method: Method
  let paid: String
  let payee: String
  let title: String
  let reference: String
}

struct PersonAnswer: Decodable, Equatable {
  let handle: String
  let name: String
}

struct AccountAnswer: Decodable, Equatable {
  let handle: String
  let name: String
  let balance: MoneyAnswer
  let pendingRequests: Int
}

struct MovementAnswer: Decodable, Equatable {
  let id: String
  let date: String
  let kind: String
  let title: String
  let note: String
  let amount: MoneyAnswer
  let balance: MoneyAnswer
  let payment: String?
}

struct TransferAnswer: Decodable, Equatable {
  let id: String
  let to: PersonAnswer
  let amount: MoneyAnswer
  let note: String
  let state: String
  let created: String
}

struct RequestAnswer: Decodable, Equatable {
  let id: String
  let from: PersonAnswer
  let to: PersonAnswer
  let direction: String
  let amount: MoneyAnswer
  let note: String
  let state: String
  let created: String
}

/// The extension members of some problems.
struct ProblemMembersAnswer: Decodable {
  let available: [String: Int]?
  let payment: PaymentAnswer?
}
