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

  /// `redeemCode` for `RedeemCode`: properties, functions, keys of texts.
  var camelCased: String { prefix(1).lowercased() + dropFirst() }

  /// The name of an item of a module: `Coupon` for `Coupons`. A guess; `--item` says another.
  var item: String {
    func ends(in endings: [String]) -> Bool { endings.contains(where: hasSuffix) }
    if !hasSuffix("s") || ends(in: ["ss", "News", "Series"]) { return "\(self)Item" }
    if ends(in: ["ches", "shes", "sses", "xes"]) { return String(dropLast(2)) }
    return hasSuffix("ies") && !ends(in: ["Movies", "Cookies"])
      ? "\(dropLast(3))y" : String(dropLast())
  }
}
