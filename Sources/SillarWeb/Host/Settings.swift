public import Foundation

extension WebHost {
  /// What a web host can be told besides its app.
  ///
  /// ```swift
  /// var settings = WebHost.Settings()
  /// settings.isBehindTLS = true
  /// settings.limits.maximumWindows = 500
  /// ```
  public struct Settings: Sendable {
    public var limits = Limits()
    /// The key that signs sessions and forms. Keep it beside the data, so that visitors stay who they are when
    /// the process starts anew; by default it is made afresh, and at least 16 bytes.
    public var secret: [UInt8] = SessionKeeper.randomBytes(32)
    /// Whether browsers reach the host through TLS: cookies are then marked `Secure`, and sockets taken from pages
    /// that came through TLS only.
    public var isBehindTLS = false
    /// Other origins that pictures may come from, such as `https://images.example.com`. None by default:
    /// pictures come from the host's own.
    public var pictureOrigins: [String] = []
    /// How long a first page waits for its content before it shows the progress instead.
    public var firstPageWait: Duration = .seconds(2)
    /// How long a form that was sent without the script waits for its event to be dealt with.
    public var formWait: Duration = .seconds(5)
    /// Where browsers send the session's cookie; the host's own path when nil. Hosts of one server and one secret with
    /// the same path here share their visitors: a person is the same one in each.
    public var sessionPath: String?

    /// The folder in which files that users send are kept until their event has been handled, each host's in one of
    /// its own; the system's for temporary files when nil.
    public var temporaryFolder: URL?

    public init() {}
  }

  /// What a host refuses, so that nobody can use it up. All of these have a clear answer when they are passed.
  public struct Limits: Sendable {
    /// Windows in all. The next one is answered with 503, unless one that nobody claimed can go.
    public var maximumWindows = 10_000
    /// Windows of one browser. The next one takes the place of the one left alone longest.
    public var maximumWindowsPerSession = 30
    /// Events a second in one window, over two seconds. What comes above that is dropped with a notice.
    public var eventsPerSecond = 40
    /// The size of a form, in bytes. A larger one is answered with 413.
    public var maximumFormSize = 256 * 1024
    /// The size of a message on the socket, in bytes. A larger one closes it with 1009.
    public var maximumMessageSize = 64 * 1024
    /// The size of a file that a user sends, in bytes. The screen says why a larger one is refused, as for the next
    /// four.
    public var maximumFileSize = 10 * 1024 * 1024
    /// Files that are chosen at once.
    public var maximumFilesPerUpload = 20
    /// All files of one window that are on their way or being handled, in bytes.
    public var maximumFileBytesPerWindow = 100 * 1024 * 1024
    /// All files of the host that are on their way or being handled, in bytes.
    public var maximumFileBytes = 2 * 1024 * 1024 * 1024
    /// Files that one window's page sends at the same time; the others wait.
    public var uploadsAtOnce = 3
    /// How long the next part of a file may take to come.
    public var uploadPatience: Duration = .seconds(30)
    /// How long a page's window waits for its script or its first form.
    public var unclaimedLifetime: Duration = .seconds(5 * 60)
    /// The grace period: how long a window waits for a browser that lost its connection.
    public var disconnectedLifetime: Duration = .seconds(2 * 60)
    /// How long a window lives without an event.
    public var idleLifetime: Duration = .seconds(60 * 60)

    public init() {}
  }
}
