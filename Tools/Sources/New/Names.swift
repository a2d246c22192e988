extension String {
  /// `redeem-code` for `RedeemCode`: addresses, and names of screens.
  var hyphenated: String {
    replacing(/([a-z0-9])([A-Z])/) { "\($0.output.1)-\($0.output.2)" }.lowercased()
  }

  /// `Redeem code` for `RedeemCode`: titles.
  var spaced: String {
    let words = hyphenated.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
