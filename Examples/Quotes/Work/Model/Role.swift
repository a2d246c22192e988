/// What somebody comes for.
///
/// ```swift
/// let role = Role(rawValue: "professional")
/// ```
public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
  /// Asks for quotes for work on their home.
  case homeowner
  /// Does such work, and makes offers.
  case professional
}
