/// Name, handle and balance.
///
/// ```swift
/// func balance(_ getAccount: any GetAccount) async throws -> Money {
///   try await getAccount.execute().last().value.balance
/// }
/// ```
public protocol GetAccount: Sendable {
  func execute() -> Answers<Account>
}

/// See ``GetAccount``.
public struct DefaultGetAccount: GetAccount {
  private let source: any AccountSource
  public init(source: any AccountSource) { self.source = source }
  public func execute() -> Answers<Account> { source.account() }
}
