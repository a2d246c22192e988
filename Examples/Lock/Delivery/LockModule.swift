import Foundation
public import LockModel
public import Sillar

/// The Lock module of an app: a PIN that is chosen at the first use and opens the lock of `SessionExpiry`.
///
/// ```swift
/// func lock(
///   _ context: ModuleContext, _ pins: any PINs, of session: @escaping () -> String?,
///   _ signOut: @escaping () async throws -> Void
/// ) -> any Behavior {
///   SessionExpiry(after: .seconds(300), clock: context.clock, in: context) { open in
///     LockModule.lockScreen(
///       context, pins, of: session, wayOut: WayOut(signOut: signOut), onOpened: open)
///   }
/// }
/// ```
public enum LockModule {
  public static let module = Module(
    name: "Lock", version: "2.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self])

  /// Makes the screen that opens the lock for the PIN of the session. Without a PIN nothing has been seen yet that could
  /// be hidden: the screen only goes on.
  ///
  /// - Parameters:
  ///   - session: Returns the session of the window's visitor, as ``LockModel/PINs`` knows it; nil for none.
  ///   - wayOut: The way out for a person who has forgotten the PIN; with nil they are locked out for ever.
  public static func lockScreen(
    _ context: ModuleContext, _ pins: any PINs, of session: @escaping () -> String?,
    wayOut: WayOut? = nil, onOpened: @escaping () -> Void
  ) -> Screen {
    Screen(
      "pin", view: EnterPINView(hasWayOut: wayOut != nil),
      presenter: EnterPINPresenter(
        pins, of: session, now: context.now, wayOut: wayOut, onOpened: onOpened))
  }

  /// Covers the window until a PIN is chosen; does nothing for a session that has one.
  public static func askForPIN(
    _ context: ModuleContext, _ pins: any PINs, of session: String
  ) {
    guard !pins.hasPIN(session) else { return }
    let navigator = context.navigator
    let presenter = ChoosePINPresenter(pins, of: session) { navigator.uncover() }
    navigator.cover(with: Screen("choose-pin", view: ChoosePINView(), presenter: presenter))
  }
}

/// The way out of a lock for a person who has forgotten their PIN: they sign out. Then nothing is left to hide, and the
/// lock opens.
///
/// ```swift
/// func wayOut(_ isGuest: Bool, _ signOut: @escaping () async throws -> Void) -> WayOut {
///   WayOut(warning: { isGuest ? LocalizedText(verbatim: "You are a guest.") : nil }, signOut: signOut)
/// }
/// ```
public struct WayOut {
  let warning: () -> LocalizedText?
  let signOut: () async throws -> Void

  /// - Parameters:
  ///   - warning: Returns a text for the question before, about what the person loses; nil if they lose nothing.
  ///   - signOut: Ends the session, and replaces all screens of the window by those for nobody. It may be called again
  ///     after it has thrown an error, and when nobody is signed in.
  public init(
    warning: @escaping () -> LocalizedText? = { nil }, signOut: @escaping () async throws -> Void
  ) {
    self.warning = warning
    self.signOut = signOut
  }
}

/// The keys of Lock's texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Lock"

  case chooseTitle, chooseAdvice, pin, pinExample, again, choose, format, differs
  case lockedTitle, lockedAdvice, open, goOn, impossible, wrong, wrongLast, wait, minutes, hours
  case forgotten, forgottenTitle, forgottenAdvice, forgottenWarning, signOut, back
}
