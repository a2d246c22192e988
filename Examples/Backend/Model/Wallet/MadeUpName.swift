/// A generated name and handle for a new customer, derived from the customer's id.
///
///     MadeUpName(for: customer).name                 // Sunny Otter
///     MadeUpName(for: customer).handle(attempt: 0)   // sunny-otter-42
struct MadeUpName {
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

  init(for customer: CustomerID) {
    // FNV-1a: names need not be secret, only evenly distributed.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in customer.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 29
    let quality = Self.qualities[Int(hash % UInt64(Self.qualities.count))]
    hash /= UInt64(Self.qualities.count)
    name = "\(quality) \(Self.animals[Int(hash % UInt64(Self.animals.count))])"
    number = hash / UInt64(Self.animals.count)
  }

  /// - Parameter attempt: the number of handles that were taken; each attempt makes the number longer.
  func handle(attempt: Int) -> String {
    let span = (0..<min(attempt, 12)).reduce(UInt64(90)) { span, _ in span * 10 }
    let words = name.lowercased().replacing(" ", with: "-")
    return "\(words)-\(span / 9 + number % span)"
  }
}
