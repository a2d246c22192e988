/// The member and the password hash of an account, to check a password against.
///
///     let credentials = try records.credentials(email: "ana@example.com")
public struct Credentials: Equatable, Sendable {
  public let member: Member.ID
  public let password: PasswordHash

  public init(member: Member.ID, password: PasswordHash) {
    self.member = member
    self.password = password
  }
}
