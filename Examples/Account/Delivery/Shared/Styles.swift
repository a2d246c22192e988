import Sillar

// Drawn by `web.css` in the resources.
extension Style {
  /// The balance on the first screen.
  static let balance = Style("balance", of: AccountModule.module)
  /// An amount that a screen is about.
  static let amount = Style("amount", of: AccountModule.module)
}
