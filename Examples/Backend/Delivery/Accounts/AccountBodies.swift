import BackendModel

/// The JSON of an account.
struct AccountHolderBody: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, kind, role, city
  }

  let account: UserAccount

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(account.id.rawValue, forKey: .id)
    try container.encode(account.name, forKey: .name)
    try container.encode(account.kind.rawValue, forKey: .kind)
    try container.encode(Nullable(account.role), forKey: .role)
    try container.encode(Nullable(account.city), forKey: .city)
  }
}

/// The JSON of a session. Only that of a new one has the token, and only that of a member the device.
struct SessionBody: Encodable {
  let token: String?
  /// The text by which the device is known at its next sign-in.
  let device: String?
  let expires: String
  let account: AccountHolderBody

  init(
    _ session: Session, of account: UserAccount, token: SessionToken? = nil, device: String? = nil
  ) {
    self.token = token?.rawValue
    self.device = device
    expires = session.expires.timestamp
    self.account = AccountHolderBody(account: account)
  }
}

/// The JSON body that signs in.
struct SignInBody: Decodable, Sendable {
  let email: String
  let password: String
  /// The text from an earlier sign-in with this device.
  let device: String?
}
