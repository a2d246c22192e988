public import Foundation
public import Hummingbird
public import SillarHost

extension WebHost {
  /// The settings of a web host besides its app.
  ///
  /// ```swift
  /// var settings = WebHost.Settings()
  /// settings.publicURL = PublicURL("https://example.com")
  /// settings.limits.maximumWindows = 500
  /// ```
  public struct Settings: Sendable {
    public var limits = Limits()
    /// The key that signs cookies and forms, of at least 16 bytes. Keep it with the data, so that visitors keep their
    /// identity when the process restarts. The default is a new random key.
    public var secret: [UInt8] = SessionKeeper.randomBytes(32)
    /// The key before ``secret``, whose cookies and forms are still valid; nil for none.
    public var previousSecret: [UInt8]?
    /// The address at which browsers reach the server. Without it, the server answers only on a loopback address of its own
    /// computer. With `https` cookies are marked `Secure`, and sockets are accepted only from pages that were loaded
    /// through TLS.
    public var publicURL: PublicURL?
    /// The proxies in front of the host: each names its client in `X-Forwarded-For`. A proxy that is not listed counts as
    /// one client, whose limits all of its visitors share.
    public var trustedProxies: [AddressRange] = []
    /// Other origins that pictures may come from, such as `https://images.example.com`. By default there are none:
    /// pictures come from the host's own origin.
    public var pictureOrigins: [String] = []
    /// The push services that the host sends notices to, by name: those of the browsers that people use. An address of another one
    /// is refused, so that nobody makes the host send to an address of their choice. A name is also that of its subdomains, with
    /// `https` on port 443; an origin such as `http://127.0.0.1:9000`, for a test, is that origin alone.
    public var pushServices: [String] = [
      "fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com",
    ]
    /// The time that a first page waits for its content before it shows the progress instead.
    public var firstPageWait: Duration = .seconds(2)
    /// The time that a form that was sent without the script waits until its event has been handled.
    public var formWait: Duration = .seconds(5)
    /// The path for which browsers send the session's cookie; the host's own path when nil. Hosts of one server that
    /// have the same secret and ``HostStore``, and the same path here, share their visitors: a person has the same identity in
    /// each.
    public var sessionPath: String?

    /// What a site that the app is a part of puts around each of its screens; nil for nothing. It is asked with the request for
    /// a page. No device keeps such pages: what they show of the person is the site's.
    public var surroundings: (@Sendable (Request) async -> Surroundings)?

    /// The account of a request at a site that the app is a part of, by the session that the site has; nil for nobody. It is
    /// then the `Visitor.account` of the app's windows, and no module signs anybody in or out. With nil the app keeps its own.
    ///
    /// The request has a head alone. The closure is asked with each request of a browser that has windows, with the cookies of a page's
    /// socket before anything is done that the page sends, and every ``accountInterval``. As soon as it tells another
    /// account, or none, the session ends with its windows and all that is saved of them, and the next page is a new
    /// visitor's. An error means that the site does not know now: nothing is shown or done until it does.
    public var account: (@Sendable (Request) async throws -> String?)?

    /// The time after which a page that only shows something ends at the latest, once its person is signed out at the site;
    /// see ``account``.
    public var accountInterval: Duration = .seconds(5)

    /// The sites whose pages may show the app in a frame (`<iframe>`), as origins; by default none may. Such a site can lead its
    /// visitors to click in the frame what they do not see: name only sites that may act for them.
    ///
    /// With an ``publicURL`` of `https` the cookies are sent in frames on other sites, too (`SameSite=None`), and each site's frames have
    /// sessions of their own (`Partitioned`). Otherwise a frame works on pages of the same site alone, such as another port of
    /// one computer.
    public var frameAncestors: [PublicURL] = []

    /// The sites whose pages an element of a module's own may show in a frame, such as the player of a film, as origins; by default
    /// none. They may play with sound and on the whole screen, and learn of the person what any page does that is opened: an
    /// element loads one when the person asks for it.
    public var framedSites: [PublicURL] = []

    /// Looks into the windows, for the developer of the app, as the option `--inspect` of a program does; nil for nobody.
    public var inspector: (any WindowInspector)?

    /// The folder in which uploaded files are kept until their event has been handled; the system's temporary folder
    /// when nil. Each host uses a subfolder of its own.
    public var temporaryFolder: URL?

    /// Writes what happens in the windows into files, for development; nil to record nothing.
    public var recorder: WindowRecorder?

    public init() {}
  }

  /// The limits that protect a host from overload. A request that exceeds one gets a clear answer.
  public struct Limits: Sendable {
    /// Windows in all. The next one takes the place of a stranger's window without a socket: one that nobody has come
    /// back to, else the one that was used longest ago. When there is none, strangers are answered with 503, and a person
    /// who is signed in takes the place of the newest stranger.
    public var maximumWindows = 10_000
    /// Windows of one browser. The next one replaces the one that has been idle longest, first of those without a socket. A
    /// tab that loses its window says so, and does not load itself again. When all are still being made, the browser is
    /// answered with 503.
    public var maximumWindowsPerSession = 30
    /// Windows of one client: of all strangers at one address, or of one account. The next one replaces the window that
    /// has waited longest without a socket. When all have sockets, a stranger is answered with 503, and an account loses
    /// the window that it used longest ago.
    public var maximumWindowsPerClient = 1_000
    /// Events per second in one window, averaged over two seconds. Further events are dropped with a notice, and a socket
    /// that goes on at more than twice the rate is closed with 1008. Each field of a form is an event, and so is a page
    /// that is loaded again.
    public var eventsPerSecond = 40
    /// Events per second of all strangers at one address, or of one account, averaged over ten seconds, in all windows of
    /// all hosts of a server; windows that are open have a quarter more, which nothing else can use. A first page costs as much as ten events; an uploaded file, a socket and a request for a
    /// window that there is not as much as one; four pictures as much as one, and ten styles, scripts or resources. What is
    /// above is refused, with 429 where there is an answer. Of the hosts of a server, the most generous limit counts, also
    /// for the next three.
    public var eventsPerSecondPerClient = 400
    /// Connections of one address, and never more than a quarter of those that the process may have. Further ones are
    /// closed at once.
    public var maximumConnectionsPerClient = 1_000
    /// The time in which the head of a request must come, from the beginning of its connection or from its first byte.
    /// After that the connection is closed.
    public var headDeadline: Duration = .seconds(10)
    /// Bytes per second of a body, averaged over 30 seconds, while the host waits for it. A connection that brings less
    /// is closed.
    public var minimumBodyRate = 500
    /// The size of a form, in bytes. A larger one is answered with 413.
    public var maximumFormSize = 256 * 1024
    /// The size of a message on the socket, in bytes. A larger one closes it with 1009. The longest text that a field takes fits:
    /// 10,000 characters of 16 scalars each.
    public var maximumMessageSize = 1024 * 1024
    /// The size of an uploaded file, in bytes. For this limit and the next five, the screen says why a larger file is
    /// refused.
    public var maximumFileSize = 10 * 1024 * 1024
    /// Files in one selection.
    public var maximumFilesPerUpload = 20
    /// All files of one window that are being uploaded or handled, in bytes.
    public var maximumFileBytesPerWindow = 100 * 1024 * 1024
    /// All files of strangers at one address, or of one account, that have arrived or are being handled, in bytes.
    public var maximumFileBytesPerClient = 500 * 1024 * 1024
    /// All files of the host that have arrived or are being handled, in bytes. A file that was only announced takes no
    /// room from others.
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

extension [WebHost] {
  /// The limits of each; a server without hosts is a service, and has the usual ones.
  var limits: [WebHost.Limits] { isEmpty ? [WebHost.Limits()] : map(\.settings.limits) }
}
