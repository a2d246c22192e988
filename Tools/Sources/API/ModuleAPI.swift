/// The public declarations of a module, and its version: the file `API.txt` in the module's folder.
///
///     # Payments 1.0.0
///     PaymentsModel: struct Payment
///     PaymentsModel/Payment: conforms to Equatable
///     PaymentsModel/Payment: let id: Payment.ID
///     PaymentsModel/PaymentRepository: requires func payment(_ id: Payment.ID) async throws -> Payment
///
/// A line has the target, the types around the declaration, and the declaration.
struct ModuleAPI: Equatable {
  static let file = "API.txt"

  let name: String
  let version: Version
  let lines: [String]

  init(name: String, version: Version, lines: [String]) {
    self.name = name
    self.version = version
    self.lines = lines
  }

  init?(_ text: some StringProtocol) {
    let lines = text.split(separator: "\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3, words[0] == "#", let version = Version(words[2]) else { return nil }
    self.init(name: String(words[1]), version: version, lines: lines[1...].map { String($0) })
  }

  var text: String { (["# \(name) \(version.text)"] + lines + [""]).joined(separator: "\n") }
}
