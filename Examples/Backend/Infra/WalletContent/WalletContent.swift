import BackendModel
import Money

/// The people that there are before anyone comes, and what a new customer starts with.
enum WalletContent {
  static let people: [Person] = [
    person("lucia", "Lucía Romero"),
    person("tom", "Tom Whitaker"),
    person("carmen", "Carmen Iglesias"),
    person("oliver", "Oliver Hughes"),
    person("martin", "Martín Echeverría"),
    person("grace", "Grace Bennett"),
    person("nuria", "Nuria Vidal"),
    person("samuel", "Samuel Okafor"),
    person("ines", "Inés Carrasco"),
    person("hannah", "Hannah Clarke"),
  ]

  /// What came and went before adds up to nothing: the balance is the grant.
  static let welcome = Welcome(
    grant: euros(250_00), grantAge: 12 * day,
    movements: [
      .init(
        handle: "lucia", kind: .transferIn, amount: euros(18_50), note: "Entradas del concierto",
        age: 8 * day),
      .init(
        handle: "tom", kind: .transferOut, amount: euros(-12_00), note: "Pizza night",
        age: 5 * day),
      .init(
        handle: "carmen", kind: .requestOut, amount: euros(-6_50), note: "Regalo de cumpleaños",
        age: 2 * day),
    ],
    requests: [
      .init(handle: "grace", amount: euros(14_20), note: "Taxi from the airport", age: day),
      .init(handle: "martin", amount: euros(32_00), note: "Cena del viernes", age: day / 4),
    ])

  private static let day = 86_400.0

  private static func person(_ handle: String, _ name: String) -> Person {
    Person(handle: handle, name: name, customer: nil)
  }

  private static func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }
}
