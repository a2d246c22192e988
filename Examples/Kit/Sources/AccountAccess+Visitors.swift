public import SillarData

extension AccountAccess {
  /// Each visitor is signed in to the account of the same name, with a token that ``FakeServer/Call/account``
  /// understands.
  public static let visitors = AccountAccess {
    Session(account: $0, token: "\($0).1")
  } refused: { _ in
  }
}
