import BackendModel
import Foundation
import Money

/// The bundled people, and the sample data of a new customer.
struct WalletContent: Sendable {
  static var bundled: WalletContent { get throws { try read.get() } }
  private static let read = Result { try WalletContent(in: BundledContent.folder) }

  let people: [Person]
  let welcome: Welcome

  /// - Throws: ``ContentError`` with all faults.
  init(in folder: URL) throws(ContentError) {
    var people = ContentFile<PersonEntry>("wallet/people.json", in: folder)
    people.checkUnique("id", \.id)
    people.check("name") { $0.name.faultIfBlank }
    let handles = Set(people.entries.map(\.id))
    var welcome = ContentFile<WelcomeEntry>("wallet/welcome.json", in: folder)
    welcome.check("amount") { $0.amount == 0 ? "is 0" : nil }
    welcome.check("person") { entry in
      if entry.kind.value == .grant { return nil }
      guard let person = entry.person else { return "is missing" }
      return handles.contains(person) ? nil : "is nobody of wallet/people.json"
    }
    let grants = welcome.entries.filter { $0.kind.value == .grant }
    if grants.count != 1 { welcome.addFault("it has \(grants.count) grants, it needs 1") }
    try ContentError.check(people.faults + welcome.faults)
    self.people = people.entries.map { Person(handle: $0.id, name: $0.name, customer: nil) }
    self.welcome = Welcome(
      grant: grants.reduce(Money(minorUnits: 0, .eur)) { $1.money },
      grantAge: grants.reduce(0) { $1.age },
      movements: welcome.entries.compactMap(\.movement),
      requests: welcome.entries.compactMap(\.request))
  }
}

/// A person to whom customers can send money.
struct PersonEntry: ContentEntry, Decodable {
  static let kind = "person"
  /// The handle of the person.
  let id: String
  let name: String
}

/// A part of the sample data of a new customer: money received or sent, or a request for money.
struct WelcomeEntry: ContentEntry, Decodable {
  enum Kind: String, Sendable {
    case grant, asked
    case transferIn = "transfer-in"
    case transferOut = "transfer-out"
    case requestIn = "request-in"
    case requestOut = "request-out"
  }

  static let kind = "movement"
  let kind: Known<Kind>
  /// The handle of the other person; `nil` for the grant.
  let person: String?
  /// The amount in euro cents; negative for money sent.
  let amount: Int
  let note: String?
  let hoursAgo: Double

  var id: String { [kind.value.rawValue, person ?? ""].joined(separator: " ") }
  var money: Money { Money(minorUnits: amount, .eur) }
  var age: TimeInterval { hoursAgo * 3600 }

  var movement: Welcome.PastMovement? {
    guard kind.value != .grant, let person,
      let statement = Statement.Kind(rawValue: kind.value.rawValue)
    else { return nil }
    return Welcome.PastMovement(
      handle: person, kind: statement, amount: money, note: note ?? "", age: age)
  }

  var request: Welcome.PastRequest? {
    guard kind.value == .asked, let person else { return nil }
    return Welcome.PastRequest(handle: person, amount: money, note: note ?? "", age: age)
  }
}
