/// Three numbers, as in Semantic Versioning 2.0.0.
struct Version: Comparable {
  let major: Int
  let minor: Int
  let patch: Int

  init(_ major: Int, _ minor: Int, _ patch: Int) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let major = numbers[0], let minor = numbers[1], let patch = numbers[2]
    else { return nil }
    self.init(major, minor, patch)
  }

  var text: String { "\(major).\(minor).\(patch)" }
  /// The first version that may break what this one has.
  var afterBreak: Version { major > 0 ? Version(major + 1, 0, 0) : afterAddition }
  /// The first version that may have more than this one.
  var afterAddition: Version { Version(major, minor + 1, 0) }

  static func < (one: Version, other: Version) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }
}
