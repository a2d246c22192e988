extension HostStore {
  /// How much a store keeps, of whom, and how long.
  ///
  /// ```swift
  /// var limits = HostStore.Limits()
  /// limits.bytes = 200_000_000
  /// ```
  ///
  /// A stranger is a visitor who is not signed in. Nothing of a stranger is stored before the second visit: a request for
  /// another page, or something that the person does in a page. A store that several processes share has it with the first page.
  public struct Limits: Sendable {
    /// The size of the memory of one window, in bytes. A window with a larger one is saved no more: it comes back as it was.
    public var bytesPerWindow = 256 * 1024
    /// Windows of one session in one app.
    public var windowsPerSession = 30
    /// The bytes of the windows of one session in one app.
    public var bytesPerSession = 2 * 1024 * 1024
    /// Windows of all strangers at one address (of IPv6: the first 64 bits), or of one account.
    public var windowsPerClient = 1_000
    /// The bytes of these windows.
    public var bytesPerClient = 8 * 1024 * 1024
    /// The bytes of all windows. One app has at most half of them, so that no app of a server drops those of another.
    public var bytes = 1_000_000_000
    /// Windows in all; one app has at most half of them.
    public var windows = 1_000_000
    /// Sessions of strangers that began at one address.
    public var sessionsPerAddress = 10_000
    /// Sessions in all.
    public var sessions = 1_000_000
    /// Subscriptions to notices of all strangers at one address, or of one account.
    public var subscriptionsPerClient = 100
    /// Subscriptions to notices in all. For each one a host follows what its app says.
    public var subscriptions = 10_000
    /// Accounts whose language and appearance are kept. The ones that have not signed in for the longest time go first.
    public var preferences = 1_000_000
    /// The age at which a stranger's window is dropped.
    public var strangersWindowLifetime: Duration = .seconds(24 * 60 * 60)
    /// The time without a request after which a session ends, with its windows: 90 days.
    public var sessionIdleEnd: Duration = .seconds(90 * 86_400)
    /// The age at which a session ends, with its windows: a year.
    public var sessionAbsoluteEnd: Duration = .seconds(365 * 86_400)

    public init() {}
  }
}
