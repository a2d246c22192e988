public import Sillar

/// The account that orders and paying need, for an app in which one may look around without. The app
/// signs people in, and Catalog only asks it to.
///
/// ```swift
/// func door(_ isSignedIn: @escaping () -> Bool, _ form: @escaping () -> Screen) -> AccountDoor {
///   AccountDoor(isOpen: isSignedIn, ask: { proceed in proceed() }, form: { link in form() }, badge: nil)
/// }
/// ```
public struct AccountDoor {
  /// For an app without accounts, in which everyone may order.
  public static var none: AccountDoor {
    AccountDoor(isOpen: { true }, ask: { $0() }, form: { _ in nil }, badge: nil)
  }

  let isOpen: () -> Bool
  let ask: (_ proceed: @escaping () -> Void) -> Void
  let form: (_ link: String) -> Screen?
  let badge: (() -> Screen)?

  /// - Parameters:
  ///   - isOpen: Returns true while somebody is signed in.
  ///   - ask: Shows the form above the other screens, and calls the closure when somebody is signed in and it is gone.
  ///   - form: Makes the form for a link to a screen that needs an account, which the app follows afterwards.
  ///   - badge: Makes the part of each header that shows who is signed in.
  public init(
    isOpen: @escaping () -> Bool, ask: @escaping (_ proceed: @escaping () -> Void) -> Void,
    form: @escaping (_ link: String) -> Screen?, badge: (() -> Screen)?
  ) {
    self.isOpen = isOpen
    self.ask = ask
    self.form = form
    self.badge = badge
  }
}
