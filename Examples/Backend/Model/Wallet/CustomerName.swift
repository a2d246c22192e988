import Foundation

/// The name and handle of a new customer: those of a member, else generated from the customer's id.
///
///     CustomerName(for: customer).name                      // Sunny Otter
///     CustomerName(for: ana, known: "Ana Ruiz").handle(attempt: 0)   // ana-ruiz-42
struct CustomerName {
  private static let qualities = [
    "Sunny", "Quiet", "Brave", "Merry", "Clever", "Gentle", "Swift", "Amber", "Silver", "Jolly",
    "Curious", "Patient", "Lucky", "Nimble", "Cosy", "Bright", "Calm", "Daring", "Hazel", "Golden",
  ]
  private static let animals = [
    "Otter", "Heron", "Badger", "Lynx", "Robin", "Dolphin", "Hedgehog", "Falcon", "Marten", "Swan",
    "Beaver", "Kestrel", "Squirrel", "Puffin", "Ibex", "Stork", "Turtle", "Fox", "Owl", "Seal",
  ]

  let name: String
  private let number: UInt64

  /// - Parameter known: the name of a customer who has given one.
  init(for customer: CustomerID, known: String? = nil) {
    // FNV-1a: names need not be secret, only evenly distributed.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in customer.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 29
    let quality = Self.qualities[Int(hash % UInt64(Self.qualities.count))]
    hash /= UInt64(Self.qualities.count)
    name = known ?? "\(quality) \(Self.animals[Int(hash % UInt64(Self.animals.count))])"
    number = hash / UInt64(Self.animals.count)
  }

  /// - Parameter attempt: the number of handles that were taken; each attempt makes the number longer.
  func handle(attempt: Int) -> String {
    let span = (0..<min(attempt, 12)).reduce(UInt64(90)) { span, _ in span * 10 }
    let words = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .replacing(" ", with: "-")
    return "\(words)-\(span / 9 + number % span)"
  }
}
