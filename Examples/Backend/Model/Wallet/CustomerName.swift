import Foundation

/// The name and handle of a new customer: those of a member, else generated from the customer's id.
///
/// A guest is named after two stars, because an app shows the name in each of its languages.
///
///     CustomerName(for: customer).name                      // Mira Antares
///     CustomerName(for: ana, known: "Ana Ruiz").handle(attempt: 0)   // ana-ruiz-42
struct CustomerName {
  private static let first = [
    "Vega", "Altair", "Rigel", "Deneb", "Mira", "Adhara", "Bellatrix", "Capella", "Mizar", "Alcor",
    "Electra", "Maia", "Nashira", "Sadira", "Alya", "Talitha", "Izar", "Naos", "Atria", "Shaula",
  ]
  private static let second = [
    "Gienah", "Elnath", "Menkar", "Algol", "Zaniah", "Kochab", "Alioth", "Merak", "Dubhe", "Phecda",
    "Alkaid", "Nihal", "Sabik", "Sargas", "Antares", "Avior", "Hadar", "Markab", "Scheat", "Thuban",
  ]

  let name: String
  private let number: UInt64

  /// - Parameter known: the name of a customer who has given one.
  init(for customer: CustomerID, known: String? = nil) {
    // FNV-1a: names need not be secret, only evenly distributed.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in customer.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 29
    let first = Self.first[Int(hash % UInt64(Self.first.count))]
    hash /= UInt64(Self.first.count)
    name = known ?? "\(first) \(Self.second[Int(hash % UInt64(Self.second.count))])"
    number = hash / UInt64(Self.second.count)
  }

  /// - Parameter attempt: the number of handles that were taken; each attempt makes the number longer.
  func handle(attempt: Int) -> String {
    let span = (0..<min(attempt, 12)).reduce(UInt64(90)) { span, _ in span * 10 }
    let words = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .replacing(" ", with: "-")
    return "\(words)-\(span / 9 + number % span)"
  }
}
