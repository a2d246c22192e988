public import Foundation

extension WebHost {
  /// The settings of a web host besides its app.
  ///
  /// ```swift
  /// var settings = WebHost.Settings()
  /// settings.isBehindTLS = true
  /// settings.limits.maximumWindows = 500
  /// ```
  public struct Settings: Sendable {
    public var limits = Limits()
    /// The key that signs sessions and forms, of at least 16 bytes. Keep it with the data, so that visitors keep their
    /// identity when the process restarts. The default is a new random key.
    public var secret: [UInt8] = SessionKeeper.randomBytes(32)
    /// Indicates that browsers reach the host through TLS. Cookies are then marked `Secure`, and sockets are accepted
    /// only from pages that were loaded through TLS.
    public var isBehindTLS = false
    /// Other origins that pictures may come from, such as `https://images.example.com`. By default there are none:
    /// pictures come from the host's own origin.
    public var pictureOrigins: [String] = []
    /// The time that a first page waits for its content before it shows the progress instead.
    public var firstPageWait: Duration = .seconds(2)
    /// The time that a form that was sent without the script waits until its event has been handled.
    public var formWait: Duration = .seconds(5)
    /// The path for which browsers send the session's cookie; the host's own path when nil. Hosts of one server that
    /// have the same secret and the same path here share their visitors: a person has the same identity in each.
    public var sessionPath: String?

    /// The folder in which uploaded files are kept until their event has been handled; the system's temporary folder
    /// when nil. Each host uses a subfolder of its own.
    public var temporaryFolder: URL?

    public init() {}
  }

  /// The limits that protect a host from overload. A request that exceeds one gets a clear answer.
  public struct Limits: Sendable {
    /// Windows in all. The next one is answered with 503, unless an unclaimed window can be removed.
    public var maximumWindows = 10_000
    /// Windows of one browser. The next one replaces the one that has been idle longest, preferably a disconnected one.
    public var maximumWindowsPerSession = 30
    /// Events per second in one window, averaged over two seconds. Further events are dropped with a notice.
    public var eventsPerSecond = 40
    /// The size of a form, in bytes. A larger one is answered with 413.
    public var maximumFormSize = 256 * 1024
    /// The size of a message on the socket, in bytes. A larger one closes it with 1009.
    public var maximumMessageSize = 64 * 1024
    /// The size of an uploaded file, in bytes. For this limit and the next four, the screen says why a larger file is
    /// refused.
    public var maximumFileSize = 10 * 1024 * 1024
    /// Files in one selection.
    public var maximumFilesPerUpload = 20
    /// All files of one window that are being uploaded or handled, in bytes.
    public var maximumFileBytesPerWindow = 100 * 1024 * 1024
    /// All files of the host that are being uploaded or handled, in bytes.
    public var maximumFileBytes = 2 * 1024 * 1024 * 1024
    /// Files that one window's page sends at the same time; the others wait.
    public var uploadsAtOnce = 3
    /// The time that the next part of a file may take to arrive.
    public var uploadPatience: Duration = .seconds(30)
    /// The time that a page's window waits for its script or its first form.
    public var unclaimedLifetime: Duration = .seconds(5 * 60)
    /// The grace period: the time that a window waits for a browser that lost its connection.
    public var disconnectedLifetime: Duration = .seconds(2 * 60)
    /// The time that a window lives without an event.
    public var idleLifetime: Duration = .seconds(60 * 60)

    public init() {}
  }
}
