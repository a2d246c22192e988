public import Kit
public import SignInModel

extension Member {
  /// A person with an account at the fake service.
  public init(_ account: FakeAccounts.Account) {
    self.init(
      id: MemberID(account.id), name: account.name, city: account.city ?? "",
      isGuest: account.role == nil)
  }
}

public let ana = Member(FakeAccounts.ana)
public let ben = Member(FakeAccounts.ben)
public let carla = Member(FakeAccounts.carla)
public let diego = Member(FakeAccounts.diego)

/// The password of all people.
public let password = FakeAccounts.password

public func credentials(
  _ person: Member, _ password: String = FakeAccounts.password, key: String = "k"
) -> Credentials {
  Credentials(
    email: "\(person.id.rawValue)@example.com", password: Concealed(password), key: key)
}

/// Admits every person who has signed in.
public let everyone: SignInSessionsDataManager.Admit = { _ in true }
